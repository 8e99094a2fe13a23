import { type OfficialBody, officialBodies } from '../figures/bodies';
import type { Figure } from '../figures/figure';
import type { LinkTarget } from '../routes';
import type { GlossaryTerm } from './glossary';

/** A link inside a sentence: to a route, to an anchor of a route, or by mail and telephone. */
export interface TextLink {
  readonly kind: 'link';
  readonly to: LinkTarget;
  readonly label: string;
}

/** A word from the glossary: underlined, explained on demand, linked to its entry. */
export interface TextTerm {
  readonly kind: 'term';
  readonly term: GlossaryTerm;
  readonly label: string;
}

/** A figure at the start of a sentence: “Bis zu 20 %”. */
export interface CapitalFigure {
  readonly kind: 'capital';
  readonly figure: Figure;
}

/** A figure without its “bis zu”, where the sentence or the table head says it: “20 %”. */
export interface BareFigure {
  readonly kind: 'bare';
  readonly figure: Figure;
}

/** A figure after a preposition with the dative, e.g. “nach”: its unit is declined, “nach 8–12 Jahren”. */
export interface DativeFigure {
  readonly kind: 'dative';
  readonly figure: Figure;
}

/** The name of a public body, linked to its home page (D-OFFICIAL). */
export interface TextOfficial {
  readonly kind: 'official';
  readonly body: OfficialBody;
  readonly label: string;
}

/** Words that are stressed because of what they say, drawn as `<strong>`. */
export interface TextStrong {
  readonly kind: 'strong';
  readonly label: string;
}

/** Words of another language, e.g. a product term, drawn with `lang`. */
export interface TextForeign {
  readonly kind: 'foreign';
  readonly lang: 'en';
  readonly label: string;
}

/** What a sentence is made of: words, figures, and what is drawn otherwise than words. */
export type Inline =
  | string
  | Figure
  | CapitalFigure
  | BareFigure
  | DativeFigure
  | TextLink
  | TextOfficial
  | TextTerm
  | TextStrong
  | TextForeign;

/** A sentence or paragraph with its figures, links and terms kept apart from the words. */
export type Text = readonly Inline[];

/**
 * Writes a `Text`: text`Eine Luft-Wärmepumpe kostet ${airWaterPrice}.`
 * @throws If there is nothing in it, or something that is not there.
 */
export function text(words: TemplateStringsArray, ...inlines: readonly Exclude<Inline, string>[]): Text {
  if (inlines.length === 0 && words.join('').trim() === '') {
    throw new Error('content: A record holds a text`` without words. Write the sentence, or leave out its field.');
  }
  return words.flatMap((word, index) => {
    const inline = inlines[index];
    if (index < inlines.length && inline === undefined) {
      throw new Error(
        `content: After “${word.slice(-40)}” a record puts in something that is not there. Correct its name, or export it where it is imported from.`,
      );
    }
    return [...(word ? [word] : []), ...(inline === undefined ? [] : [inline])];
  });
}

/** A link with its words, as a `TextLink`. */
export function link(to: TextLink['to'], label: string): TextLink {
  return { kind: 'link', to, label };
}

/** A term of the glossary in the form that the sentence needs, as a `TextTerm`. */
export function term(name: GlossaryTerm, label: string): TextTerm {
  return { kind: 'term', term: name, label };
}

/** A figure that begins a sentence, as a `CapitalFigure`. */
export function capital(figure: Figure): CapitalFigure {
  return { kind: 'capital', figure };
}

/** A figure without its “bis zu”, as a `BareFigure`. */
export function bare(figure: Figure): BareFigure {
  return { kind: 'bare', figure };
}

/**
 * A public body with its link, as a `TextOfficial`.
 * @param label What the sentence calls the body. Default: its name.
 */
export function official(body: OfficialBody, label: string = officialBodies[body].name): TextOfficial {
  return { kind: 'official', body, label };
}

/** A figure after a preposition with the dative, as a `DativeFigure`. */
export function dative(figure: Figure): DativeFigure {
  return { kind: 'dative', figure };
}

/** Stressed words, as a `TextStrong`. */
export function strong(label: string): TextStrong {
  return { kind: 'strong', label };
}

/** English words, as a `TextForeign`. */
export function english(label: string): TextForeign {
  return { kind: 'foreign', lang: 'en', label };
}
