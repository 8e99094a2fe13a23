import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '../../../browser/shell/SiteLink';
import { bodyLink } from '../../../content/sources';
import type { Inline, Text } from '../../../content/text';
import { figureOf, printedText } from '../../../content/walk';
import { opposedTo } from '../../../figures/conflicts';
import type { Figure } from '../../../figures/figure';
import { FigureView } from '../Figures/FigureView';
import { OfficialLink } from '../Notes/OfficialLink';
import { TermView } from './TermView';

/** Words alone where nothing stands against the figure, so that they join their neighbours. */
function viewOfFigure(inline: Inline, figure: Figure): ReactNode {
  const words = printedText([inline]);
  return opposedTo(figure).length === 0 ? words : <FigureView figure={figure} words={words} />;
}

function viewOf(inline: Inline, target?: '_self'): ReactNode {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'link':
      return (
        <SiteLink to={inline.to} target={target}>
          {inline.label}
        </SiteLink>
      );
    case 'official':
      return <OfficialLink body={bodyLink(inline.body)}>{inline.label}</OfficialLink>;
    case 'term':
      return <TermView term={inline.term} label={inline.label} />;
    case 'strong':
      return <strong>{inline.label}</strong>;
    case 'foreign':
      return <span lang={inline.lang}>{inline.label}</span>;
    case 'figure':
      return viewOfFigure(inline, inline);
    case 'capital':
    case 'bare':
    case 'dative':
      return viewOfFigure(inline, inline.figure);
  }
}

/** No line ends between a count and what it counts, such as offers. */
function afterCount(inline: Inline, index: number, text: Text): Inline {
  const before = text[index - 1];
  return typeof inline === 'string' && before !== undefined && figureOf(before)?.unit === 'count'
    ? inline.replace(/^ /, '\u00a0')
    : inline;
}

/** Joins neighbouring words, so that the markup holds one text node where the reader sees one. */
function joined(views: readonly ReactNode[]): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  for (const view of views) {
    const last = parts.at(-1);
    if (typeof view === 'string' && typeof last === 'string') parts[parts.length - 1] = last + view;
    else parts.push(view);
  }
  return parts;
}

interface TextViewProps {
  text: Text;
  /**
   * `_self`: its links load their page, so that Back brings this one as it was left, with what is filled in. Default:
   * they are followed without a load.
   */
  target?: '_self';
}

/** The words of a `Text` with its figures, links, terms and stress. Renders no element of its own. */
export function TextView({ text, target }: TextViewProps) {
  return joined(text.map(afterCount).map((inline) => viewOf(inline, target))).map((part, index) => (
    // Sentences never change order while shown.
    // oxlint-disable-next-line react/no-array-index-key -- a record is constant
    <Fragment key={index}>{part}</Fragment>
  ));
}
