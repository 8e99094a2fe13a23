import { posix } from 'node:path';

const RE_EXPORT = /^### .+\n+Re-exports (\[.+)$/gm;
const LINK = /\]\(([^()\s]*\.mdx)(#[^()\s]*)?\)/g;

/**
 * A page of the Storybook from the Markdown of an entry: title, what to import, links to the pages of other entries.
 * @param {string} markdown
 * @param {import('./entries.mjs').Entry} entry
 * @param {readonly import('./entries.mjs').Entry[]} entries of the same package
 * @returns {string} MDX
 * @throws If it links to an entry that has no page.
 */
export function pageOf(markdown, entry, entries) {
  const body = markdown.replaceAll(LINK, (_link, file, anchor = '') => {
    const path = posix.join(posix.dirname(entry.module), file).replace(/\.mdx$/, '');
    const target = entries.find(({ module }) => module === path);
    if (!target) throw new Error(`storybook: The reference of ${entry.specifier} links to ${file}, which is no entry.`);
    return `](./?path=/docs/${target.id}${anchor})`;
  });
  const content = body
    .replaceAll(/^\*\*\*$/gm, '')
    .replace(/^## References$/m, '## Re-exports')
    .replaceAll(RE_EXPORT, '- $1');
  return `{/* Written by reference/write.mjs from the docstrings of the package. */}
import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="${entry.title}" name="Referenz" />

# ${entry.specifier.replaceAll('/', '/<wbr />')}

Aus den Docstrings des veröffentlichten Pakets erzeugt. Wie es als Ganzes gedacht ist, steht in seinem README.

<div className="sb-reference" lang="en">

${content.trim()}

</div>
`;
}
