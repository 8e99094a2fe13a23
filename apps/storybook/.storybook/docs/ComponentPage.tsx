import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { guideOf } from '../../src/guides/guides';
import { GuideView } from './GuideView';

/** The page of a component: what it is for, an example with controls, do and don't, keyboard, every state. */
export function ComponentPage() {
  const meta = useOf('meta', ['meta']);
  const guide = guideOf(meta.preparedMeta.component);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {guide && <GuideView guide={guide} />}
      <Stories title="Alle Zustände" includePrimary={false} />
    </>
  );
}
