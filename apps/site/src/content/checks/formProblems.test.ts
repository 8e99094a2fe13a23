import { describe, expect, it } from 'vitest';
import type { ListedRoute } from '../../routes';
import { formProblems } from './formProblems';

const lead = { integration: 'insulation', anchor: 'daemmung-widget' } as const;
const page = (path: string, route: Pick<ListedRoute, 'template' | 'lead'>, types: readonly string[]) => ({
  path,
  route,
  record: { sections: types.map((type) => ({ type })) },
});

describe('the form of a guide', () => {
  it('stands once where its route names one', () => {
    expect(
      formProblems([
        page('/mit', { template: 'guide', lead }, ['prose', 'leadForm']),
        page('/weg', { template: 'guide' }, ['prose', 'callToAction']),
        page('/landung', { template: 'landing', lead }, ['prose']),
        { path: '/', route: { template: 'home', lead }, record: {} },
      ]),
    ).toEqual([]);
  });

  it('is told with page, number and remedy where it lacks or stands twice', () => {
    const remedy = 'Write one where the form shall stand, or take “lead” from the route.';
    expect(
      formProblems([
        page('/ohne', { template: 'guide', lead }, ['prose', 'callToAction']),
        page('/zwei', { template: 'guide', lead }, ['leadForm', 'leadForm']),
      ]),
    ).toEqual([
      `  /ohne: src/routes.ts names the form “#daemmung-widget”, and the record has 0 sections of the type “leadForm”. ${remedy}`,
      `  /zwei: src/routes.ts names the form “#daemmung-widget”, and the record has 2 sections of the type “leadForm”. ${remedy}`,
    ]);
  });
});
