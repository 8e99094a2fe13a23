import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { wrap } from '../../../styles/frame.css';
import { Blocks } from '../Prose/Blocks';
import { Sources } from '../Sources/Sources';

/** Terms are explained as on the site: by what SitePage.tsx starts around every story. */
function Explained({
  page,
}: {
  page: { record: { sections: readonly { blocks?: Parameters<typeof Blocks>[0]['blocks'] }[] } };
}) {
  return (
    <>
      <div className={wrap}>
        {page.record.sections.map(({ blocks }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a record is constant
          <Blocks key={index} blocks={blocks ?? []} />
        ))}
      </div>
      <Sources />
    </>
  );
}

const meta = {
  title: 'Seitenteile/Begriffe im Text',
  parameters: {
    docs: { story: { inline: false, height: '46rem' } },
    layout: 'fullscreen',
    site: { address: '/energieberater-muenchen' },
  },
  render: (_args, { loaded: { page } }) => <Explained page={page} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Gives focus to the first link with this name, as Tab does, so that the browser shows its ring. */
const byKeyboard = (link: HTMLElement) => link.focus({ focusVisible: true });

/** What listens for the focus comes with an effect, which follows the first paint. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export const ImText: Story = { name: 'Im Text' };

export const Erklaert: Story = {
  name: 'Erklärt, mit dem Fokus',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [term] = canvas.getAllByRole('link', { name: 'BAFA' });
    await painted();
    byKeyboard(term!);
    const tip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(term).toHaveAttribute('aria-describedby', tip.id);
    await expect(tip).toHaveTextContent('Bundesamt für Wirtschaft');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    byKeyboard(canvas.getAllByRole('link', { name: 'KfW' })[0]!);
    await waitFor(() => expect(tip).toBeVisible());
  },
};
