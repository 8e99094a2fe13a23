import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wrap } from '../../../styles/frame.css';
import { footer } from '../Footer/Footer.css';
import { ThemeSwitch } from './ThemeSwitch';
import { chooseTheme } from './theme';

const meta = {
  title: 'Seitenteile/Erscheinungsbild wählen',
  parameters: { layout: 'fullscreen', site: { address: '/' } },
  // Its colours are those of the ground that it stands on.
  render: () => (
    <div className={footer}>
      <div className={wrap}>
        <ThemeSwitch />
      </div>
    </div>
  ),
  beforeEach: ({ globals }) => {
    const theme = globals.theme as 'light' | 'dark' | 'system';
    // Back to what the toolbar says; what the visitor of a story chose is not stored for the next one.
    return () => chooseTheme(theme);
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const Umgeschaltet: Story = {
  name: 'Umgeschaltet auf Dunkel',
  play: async ({ canvas, userEvent }) => {
    const dark = await canvas.findByRole('radio', { name: 'Dunkel' });
    await userEvent.click(dark);
    await expect(dark).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  },
};
