import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Stack } from './Stack';

const meta = {
  title: 'Bausteine/Stapel (Stack)',
  component: Stack,
  args: {
    gap: 4,
    align: 'stretch',
    children: (
      <>
        <Button>Erste Zeile</Button>
        <Button variant="outline">Zweite Zeile</Button>
        <Button variant="secondary">Dritte Zeile</Button>
      </>
    ),
  },
  argTypes: {
    gap: { control: 'inline-radio', options: [1, 2, 3, 4, 5, 6, 7, 8] },
    align: { control: 'inline-radio', options: ['stretch', 'start'] },
    children: { control: false },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gestreckt: Story = {};

export const EigeneBreite: Story = {
  name: 'Eigene Breite',
  args: { align: 'start' },
};

export const Eng: Story = { args: { gap: 1 } };

export const Weit: Story = { args: { gap: 8 } };
