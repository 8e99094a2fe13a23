import { Controls, Primary, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import type { StrictArgTypes } from 'storybook/internal/types';
import { guideOf } from '../../src/guides/guides';
import { pagePurposes } from '../../src/guides/pagePurposes';
import { Stills } from '../../src/standbilder/Stills';
import { stillsOf } from '../../src/standbilder/stillsOf';
import { AllStates } from './AllStates';
import { useDarkDocs } from './darkDocs';
import { GuideView } from './GuideView';
import { InCode } from './InCode';
import { importLineOf } from './importLine';
import { PropsTable } from './PropsTable';
import { ReleaseLine } from './ReleaseLine';
import { readable } from './readableTypes';
import './componentPage.css';

/** What docgen finds out about a component at build time. */
interface Documented {
  __docgenInfo?: { description?: string };
}

/** What is known of the parts of a component, which have no stories of their own. */
function partsOf({ parameters, subcomponents }: ReturnType<typeof useOf<'meta'>>['preparedMeta']) {
  const extract = parameters.docs?.extractArgTypes as ((component: unknown) => StrictArgTypes) | undefined;
  return Object.entries(subcomponents ?? {}).map(([name, part]) => {
    return { name, argTypes: readable(extract?.(part) ?? {}) };
  });
}

/**
 * The page of a component: what it is for, since when, an example with controls, its props, do and don't, keyboard,
 * every state, its docstring. Parts of the site get their words from a record, so nothing is left to control, and their
 * purpose stands in pagePurposes.ts.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guideOf(preparedMeta.component);
  const component = preparedMeta.component as Documented | undefined;
  const purpose = guide?.purpose ?? pagePurposes[preparedMeta.title];
  const importLine = importLineOf(preparedMeta.title);
  const isDark = useDarkDocs();
  return (
    <>
      <Title />
      {purpose && <p className="sb-purpose">{purpose}</p>}
      <ReleaseLine title={preparedMeta.title} />
      {importLine && <Source code={importLine} language="tsx" dark={isDark} />}
      <Primary />
      {preparedMeta.component && (
        <>
          <h2 id="regler">Regler</h2>
          <div className="sb-controls">
            <Controls />
          </div>
          <h2 id="eigenschaften">Eigenschaften</h2>
          <PropsTable argTypes={preparedMeta.argTypes} label="Eigenschaften" />
          {partsOf(preparedMeta).map(({ name, argTypes }) => (
            <section key={name}>
              <h3 id={name}>{name}</h3>
              <PropsTable argTypes={argTypes} label={`Eigenschaften von ${name}`} />
            </section>
          ))}
        </>
      )}
      {guide && <GuideView guide={guide} />}
      {stillsOf(preparedMeta.component) && (
        <>
          <h2 id="standbilder">Standbilder</h2>
          <Stills of={preparedMeta.component} />
        </>
      )}
      <AllStates />
      <InCode docstring={component?.__docgenInfo?.description} />
    </>
  );
}
