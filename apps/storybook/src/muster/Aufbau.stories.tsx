import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AnatomyPage } from './AnatomyPage';

const meta = {
  title: 'Muster/Aufbau',
  component: AnatomyPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof AnatomyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aufbau: Story = {
  name: 'Mit Abständen',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Postleitzahl' }).getBoundingClientRect();
    const figure = canvas.getByText('Textfeld').closest('figure') ?? canvasElement;
    const measured = `Feld: ${Math.round(field.width)} px × ${Math.round(field.height)} px`;
    await expect(await within(figure).findByText(measured)).toBeVisible();
    await expect(within(figure).getAllByText(/^Abstand \d+ px/)).toHaveLength(3);
  },
};
