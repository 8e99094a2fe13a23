import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Inline } from './Inline';

const meta = {
  title: 'Bausteine/Nebeneinander (Inline)',
  component: Inline,
  args: {
    children: (
      <>
        <Button variant="cta">Angebote anfordern</Button>
        <Button variant="outline">Link kopieren</Button>
        <Button variant="ghost">Drucken</Button>
      </>
    ),
  },
  argTypes: { children: { control: false }, gap: { control: { type: 'range', min: 1, max: 8, step: 1 } } },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Knöpfe: Story = {};

export const AnDenRändern: Story = { name: 'An den Rändern', args: { justify: 'between' } };

export const Grundlinie: Story = {
  args: {
    align: 'baseline',
    children: (
      <>
        <strong>17.600&nbsp;€</strong>
        <span>zahlen Sie selbst</span>
      </>
    ),
  },
};
