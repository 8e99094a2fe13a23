import { Controls, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { guideOf } from '../../src/guides/guides';
import { GuideView } from './GuideView';
import { InCode } from './InCode';
import { importLineOf } from './importLine';
import './componentPage.css';

/** What docgen finds out about a component at build time. */
interface Documented {
  __docgenInfo?: { description?: string };
}

/**
 * The page of a component: what it is for, an example with controls, do and don't, keyboard, every state, its docstring.
 * Parts of the site get their words from a record, so nothing is left to control.
 */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const guide = guideOf(preparedMeta.component);
  const component = preparedMeta.component as Documented | undefined;
  const importLine = importLineOf(preparedMeta.title);
  return (
    <>
      <Title />
      {guide && <p className="sb-purpose">{guide.purpose}</p>}
      {importLine && <Source code={importLine} language="tsx" />}
      <Primary />
      {preparedMeta.component && (
        <>
          <h2 id="eigenschaften">Eigenschaften</h2>
          <Controls />
        </>
      )}
      {guide && <GuideView guide={guide} />}
      {Object.keys(csfFile.stories).length > 1 && (
        <>
          <h2 id="zustaende">Alle Zustände</h2>
          <Stories title="" includePrimary={false} />
        </>
      )}
      <InCode docstring={component?.__docgenInfo?.description} />
    </>
  );
}
