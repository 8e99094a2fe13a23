import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import consentReadme from '../../../../packages/consent/README.md?raw';
import leadWidgetForm from '../../../../packages/lead-widget/form.png';
import leadWidgetNoForm from '../../../../packages/lead-widget/no-form.png';
import leadWidgetReadme from '../../../../packages/lead-widget/README.md?raw';
import uiOverview from '../../../../packages/ui/overview.png';
import uiReadme from '../../../../packages/ui/README.md?raw';
import { WideTable } from '../../.storybook/docs/WideTable';
import { notes, type PackageName } from '../releases/notes';
import { nextVersion, wordsOf } from '../releases/readRelease';

const pictures: Readonly<Record<string, string>> = {
  'overview.png': uiOverview,
  'form.png': leadWidgetForm,
  'no-form.png': leadWidgetNoForm,
};

const readmes: Readonly<Record<PackageName, string>> = {
  consent: consentReadme,
  'lead-widget': leadWidgetReadme,
  ui: uiReadme,
};

/** A picture of the README, which names it as it lies beside the README. */
const shown = (markdown: string) =>
  markdown.replaceAll(/!\[([^\]]*)\]\(([^)]+)\)/g, (_image, words: string, file: string) =>
    pictures[file] ? `![${words}](${pictures[file]})` : '',
  );

/** As Storybook draws Markdown, whose own parts go as soon as one is given, with tables that scroll. */
const withWideTables = { overrides: { code: CodeOrSourceMdx, a: AnchorMdx, ...HeadersMdx, table: WideTable } };

/** The README of a package, as npm shows it. */
export function Readme({ name }: { name: PackageName }) {
  return (
    <div className="sb-reference" lang="en">
      <Markdown options={withWideTables}>{shown(readmes[name])}</Markdown>
    </div>
  );
}

/** What changed from version to version, and what waits for the next one. */
export function Changes({ name }: { name: PackageName }) {
  const { changelog, pending } = notes[name];
  return (
    <>
      <h1>Änderungen an {name}</h1>
      {pending.length > 0 && (
        <>
          <h2 id="naechste">{nextVersion(notes[name])}, noch nicht veröffentlicht</h2>
          <div className="sb-reference" lang="en">
            {pending.map((text) => (
              <Markdown key={text}>{wordsOf(text).replace(/^(?![-#\n]).+$/m, '### $&')}</Markdown>
            ))}
          </div>
        </>
      )}
      <div className="sb-reference" lang="en">
        <Markdown>{changelog.replace(/^# .*\n/, '').replace(/^---$/m, '')}</Markdown>
      </div>
    </>
  );
}
