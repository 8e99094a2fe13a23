import type { BodyLink } from '../../../content/sources';

/** A link to the home page of a public body. Nothing of it loads before the visitor follows it (D-OFFICIAL). */
export function OfficialLink({ body, children = body.name }: { body: BodyLink; children?: string }) {
  return (
    <a href={body.home} rel="noopener external">
      {children}
    </a>
  );
}
