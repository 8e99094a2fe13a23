import { LeadForm } from '../Lead/LeadForm';
import type { ViewProps } from './view';

/** The lead form of the route. */
export function LeadFormSection({ section }: ViewProps<'leadForm'>) {
  return <LeadForm heading={section.heading} text={section.intro ?? []} />;
}
