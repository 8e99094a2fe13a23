import { AdviceSection } from './Advice/AdviceSection';
import { ButtonSection } from './Button/ButtonSection';
import { CalculationSection } from './Calculation/CalculationSection';
import { CalculatorSection } from './Calculator/CalculatorSection';
import { CallToActionSection } from './CallToAction/CallToActionSection';
import { CardsSection } from './Cards/CardsSection';
import { ChangesSection } from './Changes/ChangesSection';
import { ChartSection } from './Chart/ChartSection';
import { CitiesSection } from './Cities/CitiesSection';
import { ClaimsSection } from './Claims/ClaimsSection';
import { ComponentsSection } from './Components/ComponentsSection';
import { LeadFormSection } from './LeadForm/LeadFormSection';
import { OperatorSection } from './Operator/OperatorSection';
import { ProseSection } from './Prose/ProseSection';
import { SizesSection } from './Sizes/SizesSection';
import { StepsSection } from './Steps/StepsSection';
import { TableSection } from './Table/TableSection';
import { TeamSection } from './Team/TeamSection';
import { GlossarySection } from './Terms/GlossarySection';
import { TimelineSection } from './Timeline/TimelineSection';
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
  timeline: TimelineSection,
  calculation: CalculationSection,
  calculator: CalculatorSection,
  cities: CitiesSection,
  glossary: GlossarySection,
  leadForm: LeadFormSection,
  callToAction: CallToActionSection,
  claims: ClaimsSection,
  changes: ChangesSection,
  team: TeamSection,
  operator: OperatorSection,
  button: ButtonSection,
};
