import type { LeadWidgetProps } from '@sanierungsweg/lead-widget';
import type { Args, ArgsEnhancer, ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';
import type { SiteParameters } from './siteParameters';

/** What the controls of a whole page set. */
export interface PageArgs {
  erscheinungsbild: 'leiste' | 'hell' | 'dunkel';
  einwilligung: 'offen' | 'abgelehnt' | 'angenommen';
  anbieter: 'bereit' | 'langsam' | 'gestört' | 'nicht erreichbar' | 'antwortet nicht';
  breite: 'leiste' | 'schmal' | 'telefon' | 'breit';
}

const DECISIONS = { undecided: 'offen', rejected: 'abgelehnt', accepted: 'angenommen' } as const;

const isWholePage = (parameters: { site?: SiteParameters }) => parameters.site?.frame === 'page';

const ARG_TYPES: ArgTypes<PageArgs> = {
  erscheinungsbild: {
    name: 'Erscheinungsbild',
    description: 'Hell oder dunkel; sonst, was in der Leiste steht.',
    control: 'inline-radio',
    options: ['leiste', 'hell', 'dunkel'],
  },
  einwilligung: {
    name: 'Einwilligung',
    description: 'Was jemand entschieden hat, bevor die Seite kommt.',
    control: 'inline-radio',
    options: Object.values(DECISIONS),
  },
  anbieter: {
    name: 'Anbieter des Formulars',
    description: 'Wie es dem Anbieter gerade geht.',
    control: 'select',
    options: ['bereit', 'langsam', 'gestört', 'nicht erreichbar', 'antwortet nicht'],
  },
  breite: {
    name: 'Breite',
    description: '320, 390 oder 1440 px; sonst, was in der Leiste steht.',
    control: 'inline-radio',
    options: ['leiste', 'schmal', 'telefon', 'breit'],
  },
};

/** Gives every story of a whole page its controls. */
export const pageArgTypes: ArgTypesEnhancer = ({ argTypes, parameters }) =>
  isWholePage(parameters) ? ({ ...argTypes, ...ARG_TYPES } as typeof argTypes) : argTypes;

/** Starts them where the story starts. */
export const pageArgs: ArgsEnhancer = ({ initialArgs, parameters }) =>
  isWholePage(parameters)
    ? {
        erscheinungsbild: 'leiste',
        einwilligung: DECISIONS[(parameters.site as SiteParameters).consent ?? 'rejected'],
        anbieter: 'bereit',
        breite: 'leiste',
        ...initialArgs,
      }
    : {};

/** What the controls say, where there are any. */
export const pageArgsOf = (args: Args): Partial<PageArgs> => args;

type Props = Partial<
  Pick<LeadWidgetProps, 'integration' | 'url' | 'script' | 'retries' | 'renderTimeoutMs' | 'initDelayMs'>
>;

/** No hub that an earlier story has left in the document fills a form of this name. */
const integration = 'swg-unknown';

/** How the form is loaded so that the provider seems to be in such a state. */
export const PROVIDER: Readonly<Record<PageArgs['anbieter'], Props>> = {
  bereit: {},
  langsam: {
    integration,
    url: ({ integration }) =>
      `${import.meta.env.BASE_URL}js/hub.js?${integration}&sandbox-fault=slow&sandbox-delay=600000`,
    renderTimeoutMs: 600_000,
  },
  // A page is no module, so the script fails although the server answers.
  gestört: { integration, script: 'module', url: () => `${import.meta.env.BASE_URL}iframe.html`, retries: 0 },
  'nicht erreichbar': { integration, url: () => 'http://127.0.0.1:9/js/hub.js', retries: 0 },
  'antwortet nicht': { integration, initDelayMs: 60_000, retries: 0, renderTimeoutMs: 1500 },
};
