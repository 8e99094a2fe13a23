import { Closing } from '../Closing/Closing';
import type { ViewProps } from './view';

/** The way to the form on another page. */
export function CallToActionSection({ section }: ViewProps<'callToAction'>) {
  return <Closing id={section.id ?? ''} heading={section.heading} text={section.intro ?? []} button={section.button} />;
}
