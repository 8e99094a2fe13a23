import { expect, it } from 'vitest';
import { type ListedRoute, routes } from '../routes';
import { toolPlace } from './toolPlace';

const placeOn = (is: (route: ListedRoute) => boolean) => () => {
  const route = routes.find(is);
  if (!route) throw new Error('No such route is left to ask about.');
  return toolPlace(route, 'windowCost');
};

it('takes no tool into the guide of a trade page, and says where it belongs', () => {
  expect(placeOn(({ template, lead }) => template === 'landing' && lead !== undefined)).toThrow(
    /^“windowCost” stands in the “guide” of a trade page.*src\/content\/guides\//,
  );
});

it('takes no tool to a page that leads to no form, and says what the route lacks', () => {
  expect(placeOn(({ callToAction }) => callToAction === 'homeForm')).toThrow(
    /^There is no form that “windowCost” could lead to\. Give the route a “lead”/,
  );
});
