import type { IconName } from '@sanierungsweg/ui/icon';
import type { OfficialBody } from '../figures/bodies';
import type { Figure } from '../figures/figure';
import type { DrawingId } from '../illustrations';
import type { FacadeFigure } from '../islands/facadeInsulation/calculate';
import type { FinderFigure, ProgrammeId, Work } from '../islands/fundingFinder/find';
import type { HeatPumpFigure } from '../islands/heatPumpGrant/calculate';
import type { SolarPaybackFigure } from '../islands/solarPayback/calculate';
import type { SolarFigure } from '../islands/solarSystem/calculate';
import type { WindowFigure } from '../islands/windowCost/calculate';
import type { LinkTarget, RoutePath } from '../routes';
import type { Text } from './text';

/** A named value, e.g. `{ label: 'Kosten', value: price }`. */
export interface LabelledValue<V> {
  readonly label: string;
  readonly value: V;
}

/** A card: one thing, what it is, and what a reader gets from it. */
export interface ContentCard {
  readonly title: string;
  readonly description: Text;
  /** One short line under the description, e.g. when it fits best. */
  readonly feature?: Text;
  readonly savings?: Figure;
  readonly uwert?: Figure;
  readonly icon?: IconName;
  /** Named programmes or conditions, one line each. */
  readonly programs?: readonly Text[];
  /** Sets the card off from its neighbours, and says in two or three words why. */
  readonly highlight?: string;
  readonly facts?: readonly LabelledValue<Figure | Text>[];
  readonly art?: DrawingId;
  /** Makes the whole card a link. */
  readonly to?: RoutePath;
  /** What a build without forms says instead, of a page's benefits (D-SANDBOXGATE). */
  readonly withoutForms?: Partial<Pick<ContentCard, 'description'>>;
}

/** A component of a system. */
export interface ComponentCard {
  readonly title: string;
  readonly description: Text;
  readonly icon?: IconName;
  readonly art?: DrawingId;
  readonly detail: Text;
}

/** One size of a photovoltaic system. Households and own consumption hold words, never invented numbers. */
export interface SystemSize {
  readonly size: Figure;
  readonly households: Text;
  readonly yield: Figure;
  readonly cost: Figure;
  readonly ownConsumption: Text;
  readonly roofArea: Figure;
  readonly mostPopular?: true;
}

export interface TeamMember {
  readonly art: DrawingId;
  readonly name: string;
  readonly position: string;
  readonly description: Text;
}

type Team = readonly [TeamMember, TeamMember, TeamMember];

export interface Step {
  readonly title: string;
  readonly text: Text;
  readonly art?: DrawingId;
}

/** A station of a timeline. `conditional`: only a contract that depends on the approval. `done`: nothing is left to sign. */
export interface TimelineItem {
  readonly title: string;
  readonly signing: 'yes' | 'conditional' | 'no' | 'done';
  readonly text: Text;
}

export interface Question {
  readonly question: string;
  readonly answer: readonly [Text, ...Text[]];
  /** Makes sense only where the page has its form. */
  readonly ofForms?: true;
  /** What a build without forms says instead (D-SANDBOXGATE). */
  readonly withoutForms?: Partial<Pick<Question, 'question' | 'answer'>>;
}

export type FiveQuestions = readonly [Question, Question, Question, Question, Question];
export type Summary =
  | readonly [Text, Text, Text]
  | readonly [Text, Text, Text, Text]
  | readonly [Text, Text, Text, Text, Text];

/**
 * What a build does: have forms, load them with the page or ask first, or have none; show the sandbox instead of a
 * provider's forms; have forms of several providers.
 */
export type BuildFact = 'forms' | 'formsOnEntry' | 'formsOnConsent' | 'noForms' | 'sandbox' | 'severalProviders';

/** Running text: paragraphs, lists, small headings and set-off remarks. */
export type ProseBlock =
  | Text
  | { readonly list: readonly Text[]; readonly ordered?: boolean }
  | { readonly subheading: string }
  | { readonly remark: Text; readonly title?: string }
  /** True in some builds only: shown where the build is what it says (D-CONSENT). */
  | { readonly build: BuildFact; readonly paragraph: Text };

/** The names of the numbers that each tool calculates with. */
export interface ToolFigureNames {
  heatPumpGrant: HeatPumpFigure;
  facadeInsulation: FacadeFigure;
  windowCost: WindowFigure;
  solarSystem: SolarFigure;
  solarPayback: SolarPaybackFigure;
  fundingFinder: FinderFigure;
}

/** Where a reader finds more. */
interface More {
  readonly more: { readonly to: LinkTarget; readonly label: string };
}

/** A funding programme in words, and what one kind of work has instead. */
export interface FundingProgramme extends More, Partial<Record<Work, More>> {
  readonly name: string;
  /** At most; with everything that adds to it. */
  readonly amount: Text;
  readonly condition: Text;
  readonly application: Text;
}

export type FundingProgrammes = Readonly<Record<ProgrammeId, FundingProgramme>>;

/** What a tool has besides its numbers. */
interface ToolWords {
  fundingFinder: { readonly programmes: FundingProgrammes };
}

/** A tool with its numbers. */
export type ToolData = {
  [N in keyof ToolFigureNames]: {
    readonly tool: N;
    readonly figures: Readonly<Record<ToolFigureNames[N], Figure>>;
  } & (N extends keyof ToolWords ? ToolWords[N] : unknown);
}[keyof ToolFigureNames];

interface SectionBase {
  readonly heading: string;
  /** Fragment id; derived from the heading when left out. */
  readonly id?: string;
  readonly intro?: Text;
  /** Makes sense only where the page has its form. */
  readonly ofForms?: true;
  /** What a build without forms says instead (D-SANDBOXGATE). */
  readonly withoutForms?: { readonly intro?: Text };
}

/** A line of a worked example: “− 20 % Zuschuss … 4.400 €”. `result` sets the line off as an outcome. */
export interface CalculationLine {
  readonly label: Text;
  readonly value: Figure;
  readonly sign?: '+' | '−' | '×' | '÷' | '=';
  readonly result?: boolean;
}

export interface Calculation {
  readonly title: string;
  readonly text?: Text;
  readonly lines: readonly CalculationLine[];
}

export interface ChartItem {
  readonly label: string;
  readonly figure: Figure;
  /** Second value of a `bar` chart, e.g. after the renovation. */
  readonly after?: Figure;
}

export type Section =
  | (SectionBase & {
      readonly type: 'prose';
      readonly blocks: readonly ProseBlock[];
      /** Its lists are what to ask of an offer, or what to beware of: they make the checklist of the page's trade. */
      readonly checklist?: 'ask' | 'beware';
    })
  /** For tenants or another group of readers: set off from the running text. */
  | (SectionBase & {
      readonly type: 'advice';
      readonly audience: 'tenants' | 'owners' | 'heritage';
      readonly blocks: readonly ProseBlock[];
    })
  | (SectionBase & { readonly type: 'cards'; readonly cards: readonly ContentCard[]; readonly note?: Text })
  | (SectionBase & { readonly type: 'components'; readonly components: readonly ComponentCard[] })
  | (SectionBase & {
      readonly type: 'sizes';
      readonly sizes: readonly [SystemSize, SystemSize, SystemSize];
      readonly note?: Text;
    })
  /** `columns[0]` heads the row titles. Every row has as many cells as there are columns. */
  | (SectionBase & {
      readonly type: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly Text[])[];
      /** Its rows are what to ask of an offer, what is good and what to beware of: they make the checklist of the trade. */
      readonly checklist?: 'ask';
      /** Shows above the table what it lists. */
      readonly art?: DrawingId;
      readonly note?: Text;
      readonly blocks?: readonly ProseBlock[];
    })
  /** `range`: price spans on one axis; `bar`: one or two values a row; `stack`: shares that add up, with a cap. */
  | (SectionBase & {
      readonly type: 'chart';
      readonly chart: 'range' | 'bar' | 'stack';
      /** What the rows are: heads the first column of the chart's table, e.g. “Bauart”. */
      readonly of: string;
      readonly caption: string;
      readonly items: readonly ChartItem[];
      /** Cap of a stack, e.g. the highest rate. */
      readonly cap?: Figure;
      readonly note?: Text;
      readonly blocks?: readonly ProseBlock[];
    })
  /**
   * A tool (D-TOOLS): a worked example with its full result, which takes the visitor's numbers once scripts are here.
   * `figures` are the numbers it knows; `bodies` decide on public money, where it speaks of any.
   */
  | (SectionBase & { readonly type: 'calculator'; readonly bodies?: readonly OfficialBody[] } & ToolData)
  | (SectionBase & { readonly type: 'steps'; readonly steps: readonly Step[] })
  /** What comes after what, and whether anything binding may be signed by then. */
  | (SectionBase & { readonly type: 'timeline'; readonly stations: readonly TimelineItem[] })
  | (SectionBase & {
      readonly type: 'calculation';
      readonly calculations: readonly Calculation[];
      readonly note?: Text;
    })
  | (SectionBase & {
      readonly type: 'cities';
      readonly lists: readonly { readonly title: string; readonly cities: readonly string[] }[];
      readonly note: Text;
    })
  /** Every term of the glossary with its explanation. */
  | (SectionBase & { readonly type: 'glossary' })
  /** The lead form of the route; its anchor, integration and number of offers come from the route table. */
  | (SectionBase & { readonly type: 'leadForm' })
  /** The way to the form on another page; the target comes from the route table. */
  | (SectionBase & { readonly type: 'callToAction'; readonly button: string });

/** What every page has. */
export interface PageRecord {
  /** `<title>` is `{topic} - Sanierungsweg`. Unique. */
  readonly topic: string;
  /** The heading of the page. Unique. */
  readonly h1: string;
  /** Meta description, 110 to 160 characters, unique, no figures with “bis zu” hype. */
  readonly description: string;
  /** When a person last checked the page: `YYYY-MM-DD`. Left out where nobody has (D-DATES). */
  readonly reviewed?: string;
  /** Answers the page's question in two or three sentences. */
  readonly lead: Text;
  readonly art: DrawingId;
  /** What a build without forms says instead (D-SANDBOXGATE). */
  readonly withoutForms?: Partial<Pick<PageRecord, 'h1' | 'description' | 'lead'>>;
}

type KeyFigure = LabelledValue<Figure>;
export type KeyFigures =
  | readonly [KeyFigure]
  | readonly [KeyFigure, KeyFigure]
  | readonly [KeyFigure, KeyFigure, KeyFigure];

interface ContentRecord extends PageRecord {
  /** The one to three numbers that the page is asked for; the lead leaves them to these. */
  readonly keyFigures?: KeyFigures;
  /** “Das Wichtigste in Kürze”. */
  readonly summary: Summary;
  /** Lines of the summary by their place in it. */
  readonly withoutForms?: PageRecord['withoutForms'] & { readonly summary?: Readonly<Record<number, Text>> };
  readonly faq: FiveQuestions;
  readonly related: readonly [RoutePath, RoutePath, RoutePath, ...RoutePath[]];
}

/** A page on a topic, its cost, its funding or its specialists: the record orders the sections. */
export interface GuideRecord extends ContentRecord {
  /** Label of the hero button. Its target is the route's call to action. */
  readonly button: string;
  readonly sections: readonly Section[];
  /** What to do next: a heading and three to five steps in order. */
  readonly next: { readonly heading: string; readonly steps: readonly [Text, Text, Text, ...Text[]] };
}

export interface HeadedText {
  readonly heading: string;
  readonly text: Text;
}

/** What a page's readers gain. */
export interface Benefit extends ContentCard {
  /** Makes sense only where the page has its form. */
  readonly ofForms?: true;
}

export interface Benefits extends HeadedText {
  readonly cards: readonly [Benefit, Benefit, Benefit, Benefit];
}

/** A trade page with a fixed order of sections (R-LAND). */
export interface LandingRecord extends ContentRecord {
  readonly button: string;
  readonly services: HeadedText & { readonly cards: readonly [ContentCard, ContentCard, ContentCard] };
  /** Only /neue-waermepumpe. */
  readonly technologies?: HeadedText & {
    readonly cards: readonly [ContentCard, ContentCard, ContentCard, ContentCard, ContentCard, ContentCard];
    readonly note: Text;
  };
  /** Why the page names no price, and how to get at one. Only where it names none. */
  readonly noPrice?: HeadedText;
  readonly cities: HeadedText;
  readonly benefits: Benefits;
  readonly steps: { readonly heading: string; readonly steps: readonly [Step, Step, Step] };
  readonly form: HeadedText;
  /** The buyer's guide to the trade, 700 to 1,200 words. */
  readonly guide: { readonly heading: string; readonly sections: readonly Section[] };
  readonly closing: HeadedText & { readonly button: string };
}

/** A city page of the energy advisers, 500 to 900 words of its own. */
export interface CityRecord extends ContentRecord {
  readonly city: string;
  /** The type of building that the drawing shows, as it is called. */
  readonly caption: string;
  readonly button: string;
  /** Local building culture; regional funding; local utility or architecture. */
  readonly features: readonly [ContentCard, ContentCard, ContentCard];
  readonly sections: readonly Extract<Section, { type: 'prose' | 'advice' | 'steps' | 'table' }>[];
  readonly form: HeadedText;
}

/** A page without offers: legal pages and the page about us. */
export interface InfoRecord extends PageRecord {
  /** Numbers the sections' headings: 1. … 2. … */
  readonly numbered?: boolean;
  /** Shown under the heading, e.g. “Stand: September 2025”. */
  readonly dated?: string;
  readonly sections: readonly InfoSection[];
}

export type InfoSection = InfoSectionKind & {
  /** Makes sense only where the site has forms. */
  readonly ofForms?: true;
  /** What a build without forms says instead (D-SANDBOXGATE). */
  readonly withoutForms?: {
    readonly heading?: string;
    readonly intro?: Text;
    readonly blocks?: readonly ProseBlock[];
    readonly members?: Team;
  };
};

type InfoSectionKind =
  | Extract<Section, { type: 'prose' | 'cards' | 'steps' | 'table' }>
  | {
      readonly type: 'claims';
      readonly heading: string;
      readonly id?: string;
      readonly intro?: Text;
      readonly claims: readonly LabelledValue<Figure>[];
      readonly note: Text;
    }
  /** The changes of figures from the ledger, newest first, with the figures as data. */
  | { readonly type: 'changes'; readonly heading: string; readonly id?: string; readonly intro?: Text }
  | {
      readonly type: 'team';
      readonly heading: string;
      readonly id?: string;
      readonly intro?: Text;
      readonly members: Team;
    }
  /** Data of the operator configuration, drawn as a definition list. */
  | {
      readonly type: 'operator';
      readonly heading: string;
      readonly id?: string;
      readonly intro?: Text;
      readonly fields: readonly OperatorField[];
      readonly blocks?: readonly ProseBlock[];
    }
  /** A button: to a route, to a section of the page, or an e-mail to the operator. */
  | {
      readonly type: 'button';
      readonly heading: string;
      readonly id?: string;
      readonly intro: Text;
      readonly button: string;
      readonly to: RoutePath | `#${string}` | 'mailto:operator' | 'mailto:accessibility';
    };

/** Named groups of operator data that info pages may show. */
export type OperatorField =
  | 'company'
  | 'address'
  | 'phone'
  | 'email'
  | 'phoneHours'
  | 'managingDirector'
  | 'register'
  | 'vatId'
  | 'editorResponsible'
  | 'supervisoryAuthority'
  | 'accessibilityReviewed'
  | 'accessibilityContact'
  | 'enforcementBody'
  | 'dataProtectionContact'
  | 'dataProtectionAuthority'
  | 'hosting'
  | 'leadProvider'
  | 'disputeResolution';

/** The page on which trade businesses apply (R-PART). */
export interface PartnerRecord extends PageRecord {
  readonly button: string;
  readonly audience: Extract<Section, { type: 'prose' }>;
  readonly requirements: HeadedText & { readonly cards: readonly [ContentCard, ContentCard, ContentCard, ContentCard] };
  readonly benefits: Benefits;
  readonly process: { readonly heading: string; readonly steps: readonly [Step, Step, Step, Step] };
  readonly cost: Extract<Section, { type: 'prose' }>;
  readonly form: HeadedText;
  readonly faq: FiveQuestions;
}
