import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading';

const meta = {
  title: 'Bausteine/Überschrift (Heading)',
  component: Heading,
  args: { level: 2, children: 'Was kostet Ihre Fassade?' },
  argTypes: {
    level: { control: 'inline-radio', options: [1, 2, 3, 4] },
    size: { control: 'inline-radio', options: ['display', 1, 2, 3, 4] },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const AndereGröße: Story = {
  name: 'Andere Größe als Ebene',
  args: { level: 2, size: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Was kostet Ihre Fassade?' })).toBeVisible();
  },
};

export const AlleGrößen: Story = {
  name: 'Alle Größen',
  // Draws all of them: there is nothing to choose.
  parameters: { controls: { disable: true } },
  render: () => (
    <div>
      {(['display', 1, 2, 3, 4] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Größe {size}
        </Heading>
      ))}
    </div>
  ),
};

export const LangerText: Story = {
  name: 'Langer Text',
  args: {
    children: 'Klimageschwindigkeits\u00adbonus und Einkommens\u00adbonus für selbst genutzte Einfamilien\u00adhäuser',
  },
};
