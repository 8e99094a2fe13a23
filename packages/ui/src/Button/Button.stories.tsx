import { Icon } from '@sanierungsweg/ui/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Button } from './Button';
import type { ButtonSize, ButtonVariant } from './buttonVariants';

const VARIANTS: readonly ButtonVariant[] = [
  'default',
  'cta',
  'hero',
  'trust',
  'secondary',
  'outline',
  'ghost',
  'link',
  'destructive',
];
const SIZES: readonly ButtonSize[] = ['sm', 'default', 'lg', 'xl'];

const meta = {
  title: 'Bausteine/Schaltfläche (Button)',
  component: Button,
  args: { children: 'Angebot anfordern', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: VARIANTS },
    size: { control: 'select', options: [...SIZES, 'icon'] },
    asChild: { control: false },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Angebot anfordern' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Handlungsaufruf: Story = { args: { variant: 'cta', size: 'lg' } };

export const Vertrauen: Story = { name: 'Vertrauen', args: { variant: 'trust', children: 'Datenschutz ansehen' } };

export const Gesperrt: Story = { args: { disabled: true } };

export const Lädt: Story = {
  args: { loading: true, children: 'Wird gesendet …' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Wird gesendet …' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const MitSymbol: Story = {
  name: 'Mit Symbol',
  args: {
    variant: 'outline',
    children: (
      <>
        Kosten ansehen <Icon name="arrow-right" />
      </>
    ),
  },
};

export const NurSymbol: Story = {
  name: 'Nur Symbol',
  args: { variant: 'ghost', size: 'icon', 'aria-label': 'Suchen', children: <Icon name="search" /> },
};

export const LangerText: Story = {
  name: 'Langer Text',
  args: { variant: 'cta', children: 'Kostenlose Beratung mit Förderprüfung für Ihr Einfamilienhaus vereinbaren' },
};

export const AlleVarianten: Story = {
  name: 'Alle Varianten',
  // Draws all of them: there is nothing to choose.
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={3}>
      {VARIANTS.map((variant) => (
        <Inline key={variant} gap={3}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
