import type { Decorator } from '@storybook/react-vite';

/** Sets the theme of the toolbar as the site does: `data-theme`, or nothing where the device decides. */
export const withTheme: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  if (globals.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = globals.theme;
  return <Story />;
};
