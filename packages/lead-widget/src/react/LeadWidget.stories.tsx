import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../styles.css';
import { defineProvider, sandboxEvents } from '@sanierungsweg/lead-widget/providers';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LeadWidget } from './LeadWidget';

/** The sandbox answers with another behaviour or fault for each story: the query of the script decides. */
const sandbox = (query: string) => () =>
  `${import.meta.env.BASE_URL}js/hub.js?${query}&sandbox-behaviour=each-run&sandbox-frameless=0`;

let stored = false;
const listeners = new Set<() => void>();
const remember = (value: boolean) => {
  stored = value;
  for (const listener of listeners) listener();
};

/** Set by stories that change the world while they play. */
let connected = true;
let broken = true;
let attempts = 0;

/** A consent manager for the stories; forgets when another story begins. */
const consent = {
  get: () => stored,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  grant: () => remember(true),
};

const meta = {
  title: 'Anfrageformular/Formular (LeadWidget)',
  component: LeadWidget,
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  args: {
    origin: '',
    integration: 'swg-painter',
    strategy: 'replace',
    title: 'Angebote anfordern',
    reserve: [860, 720],
    url: sandbox('swg-painter'),
    contact: { phone: '030 1234567', email: 'kontakt@example.org' },
    retryBaseMs: 100,
  },
  argTypes: {
    title: { control: 'text' },
    strategy: { control: 'inline-radio', options: ['keep', 'replace', 'reload-once'] },
    script: { control: 'inline-radio', options: ['async', 'module'] },
    marker: { control: 'inline-radio', options: ['class', 'attribute', 'element'] },
    load: { control: 'inline-radio', options: ['now', 'visible', 'interaction'] },
  },
  beforeEach: () => remember(false),
} satisfies Meta<typeof LeadWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for a state, so that a test of the story sees what its name says. */
const reaches =
  (status: string): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    waitFor(
      () => expect(canvas.getByRole('group', { name: 'Angebote anfordern' })).toHaveAttribute('data-status', status),
      {
        timeout: 9000,
      },
    );

export const Fertig: Story = { name: 'Fertig', play: reaches('ready') };

export const MitPostleitzahl: Story = { name: 'Mit Postleitzahl', args: { plz: '50667' }, play: reaches('ready') };

export const Laedt: Story = {
  name: 'Lädt',
  args: { url: sandbox('swg-painter&sandbox-fault=slow&sandbox-delay=600000'), renderTimeoutMs: 600_000 },
  play: reaches('loaded'),
};

export const WartetAufEinwilligung: Story = {
  name: 'Wartet auf Einwilligung',
  args: { consent, privacy: '#datenschutz' },
  play: reaches('waiting-consent'),
};

/** The form goes, what was typed stays to copy. */
export const Widerrufen: Story = {
  name: 'Nach dem Widerruf: Angaben zum Kopieren',
  args: { consent },
  play: async (context) => {
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Einmal laden' }));
    await reaches('ready')(context);
    await userEvent.click(context.canvas.getByRole('radio', { name: /Haus/ }));
    remember(false);
    await reaches('waiting-consent')(context);
    await expect(context.canvas.getByRole('textbox', { name: /zum Kopieren/ })).toHaveValue('Haus');
  },
};

export const EinmalGeladen: Story = {
  name: 'Einmal geladen',
  args: { consent },
  play: async (context) => {
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Einmal laden' }));
    await reaches('ready')(context);
  },
};

export const WartetAufBeruehrung: Story = {
  name: 'Wartet auf Berührung',
  args: { load: 'interaction' },
  // Also keeps the place away from the corner in which a browser without a mouse has its pointer.
  decorators: [
    (Story) => (
      <>
        <p>Das Formular lädt, sobald Zeiger oder Fokus seinen Platz erreichen.</p>
        <Story />
      </>
    ),
  ],
  play: reaches('waiting-visible'),
};

export const LaedtInSichtweite: Story = {
  name: 'Lädt in Sichtweite',
  args: { load: 'visible' },
  play: reaches('ready'),
};

const failing = (args: Story['args']): Story => ({
  args: { retries: 0, renderTimeoutMs: 1500, ...args },
  play: reaches('failed'),
});

// A page is no module, so the script fails although the server answers.
export const Stoerung: Story = {
  name: 'Fehlt: Störung beim Anbieter',
  ...failing({
    script: 'module',
    url: () => `${import.meta.env.BASE_URL}iframe.html`,
  }),
};
export const NichtErreichbar: Story = {
  name: 'Fehlt: nicht erreichbar',
  ...failing({ url: () => 'http://127.0.0.1:9/js/hub.js' }),
};
// The address is asked for after the time limit: as long as a visitor sees it, nobody answers.
export const KeineAntwort: Story = { name: 'Fehlt: Anbieter antwortet nicht', ...failing({ initDelayMs: 60_000 }) };

/** The browser says that it has no connection; the form comes with it. */
export const Offline: Story = {
  name: 'Fehlt: offline, und kommt mit der Verbindung',
  args: { renderTimeoutMs: 300, initDelayMs: 600 },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => connected });
    connected = false;
    return () => {
      connected = true;
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: async (context) => {
    await reaches('failed')(context);
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Sie sind offline');
    connected = true;
    dispatchEvent(new Event('online'));
    await reaches('ready')(context);
  },
};

/** The page's policy refuses the script; here a Trusted Types policy that does so stands for it. */
export const Sicherheitsregel: Story = {
  name: 'Fehlt: von der Seite nicht erlaubt',
  ...failing({
    policy: {
      createScriptURL: () => {
        throw new TypeError('refused');
      },
    },
  }),
};

export const FalschEingerichtet: Story = {
  name: 'Fehlt: falsch eingerichtet',
  ...failing({
    url: () => {
      throw new TypeError('no address');
    },
  }),
};

export const ErneutVersucht: Story = {
  name: 'Erneut versucht',
  args: {
    retries: 0,
    script: 'module',
    url: () => (broken ? `${import.meta.env.BASE_URL}iframe.html` : sandbox('swg-painter')()),
  },
  beforeEach: () => {
    broken = true;
  },
  play: async (context) => {
    await reaches('failed')(context);
    broken = false;
    await userEvent.click(context.canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await reaches('ready')(context);
    await expect(context.canvas.getByRole('group', { name: 'Angebote anfordern' })).toHaveFocus();
  },
};

/** What a server does that answers the first request with 503. Without a server: the first attempt asks for a page. */
export const DannGut: Story = {
  name: 'Erst gestört (503), dann gut',
  args: {
    script: 'module',
    policy: {
      createScriptURL: (address: string) => {
        attempts += 1;
        return attempts === 1 ? `${import.meta.env.BASE_URL}iframe.html` : address;
      },
    },
  },
  beforeEach: () => {
    attempts = 0;
  },
  play: async (context) => {
    await reaches('ready')(context);
    await expect(attempts).toBe(2);
  },
};

export const LaedtSeiteNeu: Story = {
  name: 'Lädt die Seite neu (reload-once)',
  args: { strategy: 'reload-once', script: 'module', reload: () => true },
  play: reaches('reloading'),
};

/** The provider's error is the provider's: the page goes on, and the visitor is told that there is no form. */
export const Geworfen: Story = {
  name: 'Fehlt: Skript des Anbieters bricht ab',
  ...failing({ url: sandbox('swg-painter&sandbox-fault=throws') }),
  parameters: { expectedErrors: ['Error: Uncaught Error: lead-widget sandbox: thrown on purpose'] },
  beforeEach: () => {
    const expectIt = (event: ErrorEvent) => {
      if (event.message.includes('thrown on purpose')) event.preventDefault();
    };
    addEventListener('error', expectIt);
    return () => removeEventListener('error', expectIt);
  },
};
export const NichtErschienen: Story = {
  name: 'Fehlt: nicht erschienen',
  ...failing({ url: sandbox('swg-painter&sandbox-fault=never') }),
};
export const Geleert: Story = {
  name: 'Fehlt: Anbieter leert den Behälter',
  ...failing({
    url: sandbox('swg-painter&sandbox-fault=clear&sandbox-delay=200'),
  }),
};

export const SpaetesFormular: Story = {
  name: 'Spätes Formular',
  args: { url: sandbox('swg-painter&sandbox-fault=slow&sandbox-delay=3000'), renderTimeoutMs: 1000 },
  play: async (context) => {
    await reaches('failed')(context);
    await reaches('ready')(context);
  },
};

const behaving = (query: string, args: Story['args'] = {}): Story => ({
  args: { url: sandbox(`swg-painter&${query}`), ...args },
  play: reaches('ready'),
});

export const Beobachter: Story = {
  name: 'Anbieter: bemerkt späte Behälter (keep)',
  ...behaving('sandbox-behaviour=observer', {
    strategy: 'keep',
    // An id of its own, because an observer goes on watching in the stories that follow.
    integration: 'swg-observed',
    url: sandbox('swg-observed&sandbox-behaviour=observer'),
  }),
};
export const JedesMal: Story = {
  name: 'Anbieter: bei jedem Lauf (replace)',
  ...behaving('sandbox-behaviour=each-run'),
};
export const Einmal: Story = {
  name: 'Anbieter: einmal je Dokument (reload-once)',
  ...behaving('sandbox-behaviour=each-run&once', {
    strategy: 'reload-once',
    // The page of a story is not to be loaded afresh.
    reload: () => false,
    script: 'module',
  }),
};
export const Rahmen: Story = { name: 'Anbieter: im Rahmen', ...behaving('sandbox-behaviour=iframe') };
export const Schattenbaum: Story = { name: 'Anbieter: im Schattenbaum', ...behaving('sandbox-behaviour=shadow') };
export const Ersetzt: Story = {
  name: 'Anbieter: ersetzt den Behälter',
  ...behaving('sandbox-fault=replace&sandbox-delay=200'),
};
export const Doppelt: Story = {
  name: 'Anbieter: zeichnet spät und doppelt',
  ...behaving('sandbox-fault=twice&sandbox-delay=500'),
};

/** A provider with markers and paths of its own, and what it tells. */
export const AlsDaten: Story = {
  name: 'Anbieter: als Daten, mit Ereignissen',
  args: {
    origin: undefined,
    provider: defineProvider({
      origin: '',
      script: '/js/hub.js?{id}',
      strategy: 'replace',
      marker: { element: 'section', attributes: { class: 'daa-{id}', 'data-plz': '{plz}' } },
      events: sandboxEvents,
    }),
    fields: { plz: '04109' },
    onStep: fn(),
    onSubmit: fn(),
  },
  play: async (context) => {
    await reaches('ready')(context);
    await expect(context.canvasElement.querySelector('section[data-plz="04109"]')).toBeInTheDocument();
    await userEvent.click(context.canvas.getAllByRole('radio')[0] as HTMLElement);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Weiter' }));
    await expect(context.args.onStep).toHaveBeenCalledWith({ type: 'step', step: 2 });
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

const integrated = (integration: string): Story => ({
  args: { integration, url: sandbox(`${integration}&sandbox-behaviour=each-run`) },
  play: reaches('ready'),
});

export const Startseite: Story = { name: 'Fragen: Startseite', ...integrated('swg-home') };
export const Daemmung: Story = { name: 'Fragen: Dämmung', ...integrated('swg-insulation') };
export const Heizung: Story = { name: 'Fragen: Heizung', ...integrated('swg-heating') };
export const Energieberatung: Story = { name: 'Fragen: Energieberatung', ...integrated('swg-energy-advisor') };
export const Fenster: Story = { name: 'Fragen: Fenster und Türen', ...integrated('swg-windows') };
export const Photovoltaik: Story = { name: 'Fragen: Photovoltaik', ...integrated('swg-pv') };
export const Klima: Story = { name: 'Fragen: Klimaanlage', ...integrated('swg-air-conditioning') };
export const Architektur: Story = { name: 'Fragen: Architektur', ...integrated('swg-architect') };
export const Umzug: Story = { name: 'Fragen: Umzug', ...integrated('swg-moving') };
export const Boden: Story = { name: 'Fragen: Bodenbelag', ...integrated('swg-flooring') };
export const Elektrik: Story = { name: 'Fragen: Elektrik', ...integrated('swg-electrician') };
export const Registrierung: Story = { name: 'Fragen: Fachbetrieb werden', ...integrated('swg-partner-registration') };
