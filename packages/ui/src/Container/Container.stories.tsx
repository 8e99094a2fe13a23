import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './Container';

const meta = {
  title: 'Bausteine/Seitenbreite (Container)',
  component: Container,
  args: {
    width: 'page',
    children: <p>Der Inhalt steht in der Seitenbreite und behält auch auf schmalen Bildschirmen einen Rand.</p>,
  },
  argTypes: { width: { control: 'inline-radio', options: ['page', 'text'] }, children: { control: false } },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seite: Story = {};

export const Lesetext: Story = { args: { width: 'text' } };
