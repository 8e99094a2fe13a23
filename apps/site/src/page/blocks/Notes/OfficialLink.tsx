import { glossary } from '../../../content/glossary';
import type { BodyLink } from '../../../content/sources';

/** “BAFA” is also a term of the page: in a list of its links the two need different names. */
const TERMS: ReadonlySet<string> = new Set(Object.values(glossary).map(({ name }) => name));

/** A link to the home page of a public body. Nothing of it loads before the visitor follows it (D-OFFICIAL). */
export function OfficialLink({ body, children = body.name }: { body: BodyLink; children?: string }) {
  return (
    <a href={body.home} rel="noopener external" aria-label={TERMS.has(children) ? `${children}, Website` : undefined}>
      {children}
    </a>
  );
}
