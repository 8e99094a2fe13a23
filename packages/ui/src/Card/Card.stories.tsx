import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { Card, CardBody, CardMore, CardPicture, type CardPictureProps, CardTitle, type CardTitleProps } from './Card';

/** Ein Platzhalter in der Hand der Zeichnungen: Wand und Dach. */
function Drawing() {
  return (
    <svg viewBox="0 0 320 160" aria-hidden="true">
      <path d="M80 130V70l80-50 80 50v60z" fill="var(--ui-art-room)" stroke="var(--ui-art-line)" strokeWidth="2.25" />
      <path d="M70 76l90-58 90 58" fill="none" stroke="var(--ui-art-tile)" strokeWidth="9" />
      <path d="M0 130h320" stroke="var(--ui-art-line)" strokeWidth="3.5" />
    </svg>
  );
}

type Args = Pick<CardPictureProps, 'tone' | 'letter'> &
  Pick<CardTitleProps, 'level'> & { title: string; text: string; more: string };

function PlaceCard({ tone, letter, level, title, text, more }: Args) {
  return (
    <Card>
      <CardPicture tone={tone} letter={letter}>
        <Drawing />
      </CardPicture>
      <CardBody>
        <CardTitle level={level}>
          <a href="#ziel">{title}</a>
        </CardTitle>
        <p>{text}</p>
        <CardMore>{more}</CardMore>
      </CardBody>
    </Card>
  );
}

const meta = {
  title: 'Bausteine/Karte (Card)',
  component: Card,
  subcomponents: { CardPicture, CardBody, CardTitle, CardMore },
  render: (args) => (
    <Grid>
      <PlaceCard {...args} />
    </Grid>
  ),
  args: {
    tone: 'sky',
    letter: 'C',
    level: 2,
    title: 'Dach',
    text: 'Neu eindecken und dabei gleich dämmen.',
    more: 'Dach sanieren',
  },
  argTypes: {
    tone: {
      control: 'inline-radio',
      options: ['soft', 'sky', 'sun'],
      description: 'Grund der Zeichnung (CardPicture).',
    },
    letter: { control: 'text', description: 'Buchstabe in der Ecke der Zeichnung (CardPicture).' },
    level: { control: 'inline-radio', options: [2, 3, 4], description: 'Ebene der Überschrift (CardTitle).' },
    title: { description: 'Überschrift, zugleich Link der ganzen Karte (CardTitle).' },
    text: { description: 'Was darunter steht (CardBody).' },
    more: { description: 'Wohin die Karte führt, mit Pfeil (CardMore).' },
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MitZeichnung: Story = {
  name: 'Mit Zeichnung',
  play: async ({ canvasElement, args }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName(args.title);
  },
};

export const OhneBuchstabe: Story = {
  name: 'Ohne Buchstaben',
  args: { letter: undefined, tone: 'soft' },
};

export const AufSonne: Story = {
  name: 'Auf Gelb',
  args: { tone: 'sun' },
};

export const LangerText: Story = {
  name: 'Langer Text',
  args: {
    title: 'Fußbodenheizungsverteiler und hydraulischer Abgleich',
    text: 'Speicher, Flächenheizung und Regelung werden so eingestellt, dass jeder Raum warm wird und kein Heizkörper rauscht.',
    more: 'Heizungsoptimierung ansehen',
  },
};

export const MitEckdaten: Story = {
  name: 'Mit Eckdaten',
  parameters: { controls: { include: ['title'] } },
  render: ({ title }) => (
    <Grid>
      <Card>
        <CardPicture tone="sky">
          <Drawing />
        </CardPicture>
        <CardBody>
          <CardTitle level={2}>{title}</CardTitle>
          <p>Eine Karte ohne Link, mit Eckdaten.</p>
          <dl>
            <dt>Richtwert</dt>
            <dd>1.000–2.000 €</dd>
            <dt>Dauer</dt>
            <dd>etwa 2 Wochen</dd>
          </dl>
        </CardBody>
      </Card>
    </Grid>
  ),
};

export const SechsKarten: Story = {
  name: 'Sechs Karten',
  parameters: { controls: { include: ['tone', 'level', 'text'] } },
  render: (args) => (
    <Grid>
      {['Wärmepumpe', 'Photovoltaik', 'Dach', 'Fassade', 'Fenster und Türen', 'Heizung'].map((title, index) => (
        <PlaceCard key={title} {...args} title={title} letter={'ABCDEF'[index]} more={`${title} ansehen`} />
      ))}
    </Grid>
  ),
};
