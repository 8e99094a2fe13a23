import { sectionId } from '../sectionId';
import type { ViewProps } from '../view';
import { Closing } from './Closing';

/** The way to the form on another page. */
export function CallToActionSection({ section }: ViewProps<'callToAction'>) {
  return (
    <Closing
      id={sectionId(section)}
      heading={section.heading}
      text={section.intro ?? []}
      button={section.button}
      withPromise
    />
  );
}
