import { Icon } from '@sanierungsweg/ui/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Bausteine/Schaltfläche als Link (ButtonLink)',
  component: ButtonLink,
  args: { href: '#kosten', children: 'Zu den Kosten' },
  argTypes: {
    variant: { control: 'select' },
    size: { control: 'select' },
    asChild: { control: false },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zu den Kosten' })).toHaveAttribute('href', '#kosten');
  },
};

export const Handlungsaufruf: Story = { args: { variant: 'cta', size: 'lg', children: 'Angebote anfragen' } };

export const MitSymbol: Story = {
  name: 'Mit Symbol',
  args: {
    variant: 'outline',
    children: (
      <>
        Alle Förderungen <Icon name="arrow-right" />
      </>
    ),
  },
};

export const ImFliesstext: Story = {
  name: 'Im Fließtext',
  args: { variant: 'link', children: 'Förderprogramm ansehen' },
  render: (args) => (
    <p>
      Die Bedingungen stehen im <ButtonLink {...args} />, bevor Sie einen Auftrag vergeben.
    </p>
  ),
};

export const EigenesElement: Story = {
  name: 'Mit dem Link eines Routers (asChild)',
  args: { asChild: true, href: undefined, variant: 'secondary', children: <a href="#foerderung">Zur Förderung</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Zur Förderung' });
    await expect(link).toHaveAttribute('href', '#foerderung');
    await expect(link.className).toMatch(/button/);
  },
};
