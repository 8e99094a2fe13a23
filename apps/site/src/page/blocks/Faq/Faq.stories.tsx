import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Faq } from './Faq';

const meta = {
  title: 'Seitenteile/Häufige Fragen',
  parameters: { layout: 'fullscreen', site: { address: '/waermepumpe-kosten' } },
  render: (_args, { loaded: { page } }) => <Faq questions={page.record.faq} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const ErsteOffen: Story = {
  name: 'Erste Frage offen',
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('group');
    await userEvent.click(canvas.getAllByRole('heading', { level: 3 })[0]!);
    await expect(first).toHaveAttribute('open');
    await expect(second).not.toHaveAttribute('open');
  },
};

export const NurEineOffen: Story = {
  name: 'Eine offene Frage schließt die andere',
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('group');
    const [one, two] = canvas.getAllByRole('heading', { level: 3 });
    await userEvent.click(one!);
    await userEvent.click(two!);
    await expect(first).not.toHaveAttribute('open');
    await expect(second).toHaveAttribute('open');
  },
};
