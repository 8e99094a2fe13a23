import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose';

const meta = {
  title: 'Bausteine/Fließtext (Prose)',
  component: Prose,
  args: {
    children: (
      <>
        <h2>Erst dämmen, dann heizen</h2>
        <p>
          Ein gut gedämmtes Haus braucht weniger Wärme. Deshalb lohnt sich der Blick auf <a href="#dach">Dach</a> und
          Fassade, bevor Sie über die Heizung entscheiden. <mark>Beides zusammen zu planen</mark>, spart Wege.
        </p>
        <ul>
          <li>Dach oder oberste Geschossdecke</li>
          <li>Fassade</li>
          <li>Fenster und Türen</li>
        </ul>
        <h3>In welcher Reihenfolge?</h3>
        <ol>
          <li>Bestand aufnehmen</li>
          <li>Maßnahmen ordnen</li>
        </ol>
        <blockquote>
          <p>Die günstigste Energie ist die, die niemand braucht.</p>
        </blockquote>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
