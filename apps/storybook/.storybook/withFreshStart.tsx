import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

/** What a component, or the page that a story plays around it, reads only as it appears. */
const AT_START = /^(?:default[A-Z]|open$|errors$)/;

/** Draws a story anew when a control changes what it starts with, which would otherwise do nothing. */
export const withFreshStart: Decorator = (Story, { args }) => (
  <Fragment key={JSON.stringify(Object.entries(args).filter(([name]) => AT_START.test(name)))}>
    <Story />
  </Fragment>
);
