import { DocsContext, DocsStory } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';

/**
 * Every story of a component but its first. Those that play do so in a frame of their own alone: drawn on the page they
 * stay as they begin, which is said below them with the way to what their name promises.
 */
export function AllStates() {
  const { componentStories } = useContext(DocsContext);
  const [, ...states] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  if (states.length === 0) return null;
  return (
    <>
      <h2 id="zustaende">Alle Zustände</h2>
      {states.map(({ id, moduleExport, parameters, playFunction }) => (
        <Fragment key={id}>
          <DocsStory of={moduleExport} expanded __forceInitialArgs />
          {playFunction && parameters.docs?.story?.inline !== false && (
            <p className="sb-begins">
              So beginnt es.{' '}
              <a href={`./?path=/story/${id}`} target="_top">
                Ansehen, was danach geschieht
              </a>
            </p>
          )}
        </Fragment>
      ))}
    </>
  );
}
