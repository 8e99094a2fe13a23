import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Bausteine/Nur für Vorlesegeräte (VisuallyHidden)',
  component: VisuallyHidden,
  args: { children: ' über die Kosten einer Wärmepumpe' },
  render: (args) => (
    <p>
      <a href="#kosten">
        Mehr erfahren
        <VisuallyHidden {...args} />
      </a>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ImLink: Story = {
  name: 'Im Link',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(
      'Mehr erfahren über die Kosten einer Wärmepumpe',
    );
  },
};
