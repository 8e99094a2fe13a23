import { Fragment } from 'react';
import { SiteLink } from '../../../browser/shell/SiteLink';
import type { BakedInline, BakedText } from '../../baked';
import { OfficialLink } from '../Notes/OfficialLink';
import { TermView } from './TermView';

function InlineView({ inline }: { inline: BakedInline }) {
  if (typeof inline === 'string') return inline;
  if ('to' in inline) return <SiteLink to={inline.to}>{inline.label}</SiteLink>;
  if ('body' in inline) return <OfficialLink body={inline.body}>{inline.label}</OfficialLink>;
  if ('term' in inline) return <TermView term={inline.term} label={inline.label} />;
  if ('strong' in inline) return <strong>{inline.strong}</strong>;
  return <span lang={inline.lang}>{inline.label}</span>;
}

/** The words of a baked `Text` with its links, terms and stress. Renders no element of its own. */
export function TextView({ text }: { text: BakedText }) {
  return text.map((inline, index) => (
    // Sentences never change order while shown.
    // oxlint-disable-next-line react/no-array-index-key -- a record is constant
    <Fragment key={index}>
      <InlineView inline={inline} />
    </Fragment>
  ));
}
