import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureSteps } from './PictureSteps';

const meta = {
  title: 'Seitenteile/Schritte mit Zeichnung',
  parameters: { site: { address: '/' } },
  render: (_args, { loaded: { page } }) => <PictureSteps steps={page.record.steps.steps} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
