import { Markdown, Source } from '@storybook/addon-docs/blocks';
import { useDarkDocs } from './darkDocs';
import { readDocstring } from './docstring';

/** What the component's docstring tells developers: words, examples, where the rule comes from. */
export function InCode({ docstring }: { docstring: string | undefined }) {
  const { words, examples, sources } = readDocstring(docstring);
  const isDark = useDarkDocs();
  if (!words) return null;
  return (
    <>
      <h2 id="im-code">Im Code</h2>
      <div className="sb-reference" lang="en">
        <Markdown>{words}</Markdown>
      </div>
      {examples.map((example) => (
        <Source key={example} code={example} language="tsx" dark={isDark} />
      ))}
      {sources.map((source) => (
        <p key={source}>
          Grundlage: {source.startsWith('https:') ? <a href={source}>{source}</a> : <code>{source}</code>}
        </p>
      ))}
    </>
  );
}
