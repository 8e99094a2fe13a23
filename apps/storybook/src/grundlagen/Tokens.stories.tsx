import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { TokensPage } from './TokensPage';

const meta = {
  title: 'Grundlagen/Tokens',
  component: TokensPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TokensPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mitnehmen: Story = {
  name: 'Zum Mitnehmen',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const token = canvas.getByRole('button', { name: 'space-4' });
    await userEvent.click(token);
    await expect(write).toHaveBeenCalledWith('var(--ui-space-4)');
    await expect(await canvas.findByText('kopiert')).toBeVisible();
    write.mockRejectedValue(new DOMException('Nicht erlaubt', 'NotAllowedError'));
    await userEvent.click(token);
    await expect(await canvas.findByText('markiert, mit Strg + C kopieren')).toBeVisible();
    await expect(String(getSelection())).toBe('space-4');
    getSelection()?.removeAllRanges();
    write.mockRestore();
    for (const name of ['tokens.json', 'tokens.css', 'sprite.svg']) {
      const link = canvas.getByRole('link', { name: `${name} herunterladen` });
      await expect(link).toHaveAttribute('download', name);
      const answer = await fetch(link.getAttribute('href') ?? '');
      await expect(answer.ok).toBe(true);
      if (name === 'tokens.json') await expect((await answer.json()).color.primitive).toBeDefined();
    }
  },
};
