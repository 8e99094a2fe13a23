import type { Decorator } from '@storybook/react-vite';

/** Has a story read as the toolbar says. The words of a documentation page around it stay German, from left to right. */
export const withDirection: Decorator = (Story, { globals, viewMode }) => {
  const root = document.documentElement;
  if (globals.direction === 'rtl' && viewMode === 'story') root.dir = 'rtl';
  else root.removeAttribute('dir');
  return <Story />;
};
