import { AdviceSection } from './AdviceSection';
import { ButtonSection } from './ButtonSection';
import { CalculationSection } from './CalculationSection';
import { CallToActionSection } from './CallToActionSection';
import { CardsSection } from './CardsSection';
import { ChartSection } from './ChartSection';
import { CitiesSection } from './CitiesSection';
import { ClaimsSection } from './ClaimsSection';
import { ComponentsSection } from './ComponentsSection';
import { LeadFormSection } from './LeadFormSection';
import { OperatorSection } from './OperatorSection';
import { ProseSection } from './ProseSection';
import { SizesSection } from './SizesSection';
import { StepsSection } from './StepsSection';
import { TableSection } from './TableSection';
import { TeamSection } from './TeamSection';
import type { SectionType, View } from './view';

/** Every view. Exhaustive: a new type of section does not compile without its view. */
export const allViews: { readonly [T in SectionType]: View<T> } = {
  prose: ProseSection,
  advice: AdviceSection,
  cards: CardsSection,
  components: ComponentsSection,
  sizes: SizesSection,
  table: TableSection,
  chart: ChartSection,
  steps: StepsSection,
  calculation: CalculationSection,
  cities: CitiesSection,
  leadForm: LeadFormSection,
  callToAction: CallToActionSection,
  claims: ClaimsSection,
  team: TeamSection,
  operator: OperatorSection,
  button: ButtonSection,
};
