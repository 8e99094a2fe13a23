import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { EXAMPLES } from './examples';
import { PlaygroundPage } from './PlaygroundPage';
import { packCode, unpackCode } from './sharedCode';

const meta = {
  title: 'Spielwiese',
  component: PlaygroundPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { code: '' },
  render: function Render({ code }) {
    const [, updateArgs] = useArgs();
    return <PlaygroundPage code={code} onPacked={(packed) => updateArgs({ code: packed })} />;
  },
} satisfies Meta<typeof PlaygroundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

export const Ausprobieren: Story = {
  name: 'Ausprobieren',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const drawn = within(canvas.getByRole('region', { name: 'Gezeichnet' }));
    await expect(drawn.getByRole('link', { name: 'Dach dämmen' })).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await write(field, '<Button variant="cta">Ä, ö und ü</Button>');
    await expect(await drawn.findByRole('button', { name: 'Ä, ö und ü' })).toBeVisible();
    await write(field, '<Button variant="cta">');
    await expect(await drawn.findByText('So lässt sich das nicht zeichnen')).toBeVisible();
    await write(field, "import { geheim } from 'fs';\nexport const A = () => geheim;");
    await expect(await drawn.findByText(/„fs“ gibt es hier nicht/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Beginnen mit' }), EXAMPLES[1]?.name ?? '');
    await userEvent.type(await drawn.findByRole('textbox', { name: 'Wohnfläche' }), '120');
    await expect(await drawn.findByText('Gelesen: 120 m²')).toBeVisible();
  },
};

export const Geteilt: Story = {
  name: 'Aus einer Adresse',
  loaders: [async () => ({ packed: await packCode('<Badge tone="sun">Aus der Adresse</Badge>') })],
  render: (_args, { loaded }) => <PlaygroundPage code={loaded.packed} />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Aus der Adresse')).toBeVisible();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Adresse kopieren' }));
    await waitFor(() => expect(copied).toHaveBeenCalled());
    const address = String(copied.mock.calls[0]?.[0]);
    await expect(address).toMatch(/\?path=\/story\/spielwiese--ausprobieren&args=code:[\w-]+$/);
    await expect(address).toContain(loaded.packed);
    await expect(await unpackCode(address.split('code:')[1] ?? '')).toContain('Aus der Adresse');
    copied.mockRestore();
  },
};

export const Abgeschnitten: Story = {
  name: 'Aus einer abgeschnittenen Adresse',
  render: () => <PlaygroundPage code="abgeschnitten" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Die Adresse ist unvollständig/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dach dämmen' })).toBeVisible();
  },
};
