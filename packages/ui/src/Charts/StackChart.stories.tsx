import type { Meta, StoryObj } from '@storybook/react-vite';
import { StackChart } from './StackChart';

const meta = {
  title: 'Bausteine/Diagramme/Stapel (StackChart)',
  component: StackChart,
  args: {
    caption: 'Beispiel: Anteile, die sich addieren',
    columns: ['Baustein', 'Anteil'],
    max: 100,
    segments: [
      { label: 'Erster Anteil', value: 30, text: '30 %' },
      { label: 'Zweiter Anteil', value: 20, text: '20 %' },
      { label: 'Dritter Anteil', value: 10, text: '10 %' },
    ],
    limit: { value: 70, label: 'Höchstens', text: '70 %' },
  },
} satisfies Meta<typeof StackChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MitGrenze: Story = {
  name: 'Mit Grenze',
};

export const OhneGrenze: Story = {
  name: 'Ohne Grenze',
  args: { limit: undefined },
};

export const GrenzeDahinter: Story = {
  name: 'Grenze dahinter',
  args: { max: undefined },
};

export const OhneRest: Story = {
  name: 'Ohne Rest',
  args: { max: undefined, limit: undefined },
};
