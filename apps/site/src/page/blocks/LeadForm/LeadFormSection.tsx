import type { ViewProps } from '../view';
import { LeadForm } from './LeadForm';

/** The lead form of the route. */
export function LeadFormSection({ section }: ViewProps<'leadForm'>) {
  return <LeadForm heading={section.heading} text={section.intro ?? []} withPostcode />;
}
