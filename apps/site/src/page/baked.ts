import type { GlossaryTerm } from '../content/glossary';
import type { PageRecord } from '../content/records';
import type { BodyLink, ConflictNote, SourceLine } from '../content/sources';
import type { Inline, TextLink } from '../content/text';
import type { Figure, Unit } from '../figures/figure';
import type { ChartAxis } from './blocks/Chart/chartAxis';
import type { OperatorEntry } from './blocks/Operator/operatorEntry';

/** A drawing as a page refers to it; its markup is a file of its own. */
export interface BakedArt {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A figure outside of a sentence: formatted with and without its “bis zu”, and as numbers for charts. */
export interface BakedFigure {
  readonly text: string;
  readonly bare: string;
  readonly range: readonly [number, number];
  readonly unit: Unit;
}

/** What is left of an inline after baking: words, links, terms, stress, foreign words. Figures have become words. */
export type BakedInline =
  | string
  | { readonly to: TextLink['to']; readonly label: string }
  | { readonly term: GlossaryTerm; readonly label: string }
  | { readonly body: BodyLink; readonly label: string }
  | { readonly strong: string }
  | { readonly lang: 'en'; readonly label: string };

export type BakedText = readonly BakedInline[];

/** The field that does not bake by its type alone: drawings are named by id. */
type BakedField<K, V> = K extends 'art' ? BakedArt | Extract<V, undefined> : Baked<V>;

/** A record as the browser gets it: sentences as words, figures formatted, drawings by size and text alternative. */
export type Baked<T> = T extends string | number | boolean | undefined | null
  ? T
  : T extends Figure
    ? BakedFigure
    : T extends readonly Inline[]
      ? T extends readonly string[]
        ? T
        : BakedText
      : T extends object
        ? { readonly [K in keyof T]: BakedField<K, T[K]> } & (T extends {
            readonly type: 'operator';
          }
            ? { readonly entries: readonly OperatorEntry[] }
            : T extends { readonly type: 'chart' }
              ? { readonly axis: ChartAxis }
              : unknown)
        : T;

export interface TocEntry {
  readonly id: string;
  readonly label: string;
}

/** A glossary entry as the page needs it. */
export interface BakedTerm {
  readonly id: GlossaryTerm;
  readonly name: string;
  readonly meaning: string;
}

/** What a page's chunk exports. */
export interface BakedPage<R extends PageRecord = PageRecord> {
  readonly record: Baked<R>;
  readonly toc: readonly TocEntry[];
  readonly sources: readonly SourceLine[];
  readonly conflicts: readonly ConflictNote[];
  /** Glossary entries of the terms that the page uses, in order of appearance. */
  readonly terms: readonly BakedTerm[];
  /** What the operator promises, in its one wording; absent where the route promises no offers. */
  readonly promise?: BakedText;
  /** The sentence beside the form (D-BROKER); absent where the route has no form. */
  readonly broker?: BakedText;
  /** The operator's promises, where the page shows them. */
  readonly trust?: Baked<typeof import('../content/trust').trust>;
  /** What is said once of all figures of the page, e.g. that they bind nobody. */
  readonly notes: readonly string[];
  /** The public bodies that the page speaks of. */
  readonly bodies: readonly BodyLink[];
  /** The page shows figures on public money (D-FIGURES). */
  readonly funding: boolean;
}
