import { Icon } from '@sanierungsweg/ui/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link';

const meta = {
  title: 'Bausteine/Link (Link)',
  component: Link,
  args: { href: '#kosten', children: 'Was es kostet' },
  argTypes: { asChild: { control: false } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ImSatz: Story = {
  name: 'Im Satz',
  render: (args) => (
    <p>
      Auf der Seite <Link {...args} /> stehen alle Spannen.
    </p>
  ),
};

export const Allein: Story = {
  args: {
    standalone: true,
    children: (
      <>
        Alle Förderungen <Icon name="arrow-right" />
      </>
    ),
  },
};

export const EigenesElement: Story = {
  name: 'Mit dem Link eines Routers (asChild)',
  args: { asChild: true, href: undefined, children: <a href="#foerderung">Zur Förderung</a> },
  play: async ({ canvas }) => {
    // Published it is `ui-link`; here the name has a hash.
    await expect(canvas.getByRole('link', { name: 'Zur Förderung' }).className).toMatch(/link/);
  },
};
