import type { Meta, StoryObj } from '@storybook/react-vite';
import { Step, Steps } from './Steps';

function Drawing() {
  return (
    <svg viewBox="0 0 152 152" aria-hidden="true">
      <path
        d="M30 152V80l46-40 46 40v72z"
        fill="var(--ui-art-wool-soft)"
        stroke="var(--ui-art-line)"
        strokeWidth="2.25"
      />
    </svg>
  );
}

const TITLES = ['Vorhaben beschreiben', 'Angebote vergleichen', 'Betrieb auswählen', 'Einbauen lassen'];

const meta = {
  title: 'Bausteine/Schritte (Steps)',
  component: Steps,
  // The ground line is as wide as the window: what stands around has to cut it off.
  decorators: [
    (Story) => (
      <div style={{ overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  subcomponents: { Step },
  render: ({ columns, drawn, ...args }) => (
    <Steps {...args} columns={columns} drawn={drawn}>
      {TITLES.slice(0, columns ?? 3).map((heading) => (
        <Step key={heading} heading={heading} level={2} picture={drawn ? <Drawing /> : undefined}>
          <p>Ein Satz, der sagt, was Sie hier tun und was danach kommt.</p>
        </Step>
      ))}
    </Steps>
  ),
  args: { columns: 3, drawn: false },
  argTypes: { columns: { control: 'inline-radio', options: [3, 4] } },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DreiSchritte: Story = {
  name: 'Drei Schritte',
};

export const VierSchritte: Story = {
  name: 'Vier Schritte',
  args: { columns: 4 },
};

export const AufDerGrundlinie: Story = {
  name: 'Auf der Grundlinie',
  args: { drawn: true },
  render: ({ columns, drawn, ...args }) => (
    <section style={{ overflow: 'clip' }}>
      <Steps {...args} columns={columns} drawn={drawn}>
        {TITLES.slice(0, columns ?? 3).map((heading) => (
          <Step key={heading} heading={heading} level={2} picture={<Drawing />}>
            <p>Ein Satz, der sagt, was Sie hier tun und was danach kommt.</p>
          </Step>
        ))}
      </Steps>
    </section>
  ),
};
