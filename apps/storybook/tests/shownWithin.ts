type Shown = readonly [file: string, story: string];

const section = (story: string): Shown => ['page/blocks/SectionView/SectionView', story];

/**
 * Parts of the site that have no story of their own, each with the story that shows them. The views of sections are
 * missing here: their stories are counted by type.
 */
export const shownWithin: Readonly<Record<string, Shown>> = {
  'page/blocks/Calculation/Calculation': section('Rechnung'),
  'page/blocks/Cities/Cities': section('Staedte'),
  'page/blocks/CallToAction/CallBar': ['page/templates/Guide/GuidePage', 'WaermepumpeKosten'],
  'page/blocks/CallToAction/Closing': section('Aufruf'),
  'page/blocks/CallToAction/HeroCall': ['page/templates/Guide/GuidePage', 'WaermepumpeKosten'],
  'page/blocks/Chart/Chart': section('Spannen'),
  'page/blocks/Checklist/ChecklistLink': ['page/blocks/NextSteps/NextSteps', 'Standard'],
  'page/blocks/Contents/Contents': ['page/blocks/Contents/Reading', 'Standard'],
  'page/blocks/Table/DataTable': section('Tabelle'),
  'page/blocks/Contents/Folded': ['page/templates/Landing/LandingPage', 'NeueWaermepumpe'],
  'page/blocks/Notes/Note': section('Tabelle'),
  'page/blocks/Notes/FundingNote': ['page/blocks/Sources/Sources', 'Standard'],
  'page/blocks/Notes/OffersPromise': ['page/blocks/LeadForm/LeadForm', 'Standard'],
  'page/blocks/Notes/OfficialLink': ['page/blocks/Sources/Sources', 'Standard'],
  'page/blocks/Claims/Claims': section('Versprechen'),
  'page/blocks/Button/InfoButton': section('Knopf'),
  'page/blocks/Operator/OperatorList': section('Angaben'),
  'page/blocks/Team/Team': section('Team'),
  'page/blocks/SectionFrame/SectionFrame': section('Karten'),
  'page/blocks/Sizes/Sizes': section('Groessen'),
  'page/blocks/Figures/FigureView': section('Rechnung'),
  'page/blocks/Hero/PageTrail': ['page/blocks/Hero/PageHero', 'Sonnig'],
  'page/blocks/Terms/Terms': section('Begriffe'),
  'page/blocks/Text/TextView': ['page/blocks/Text/TermView', 'ImText'],
  'page/templates/Search/SearchForm': ['page/templates/Search/SearchPage', 'OhnePostleitzahl'],
  'page/templates/Home/PlanAssumption': ['page/templates/Home/HousePlanner', 'Alles'],
  'page/templates/Home/PlanSheet': ['page/templates/Home/HousePlanner', 'Alles'],
  'browser/shell/DottedLine': ['islands/postcodeForm/PostcodeForm', 'InTeilen'],
  'browser/shell/Header/SearchLink': ['browser/shell/Header/Header', 'Breit'],
  'browser/shell/InlineIcon': ['browser/shell/Header/Header', 'Breit'],
  'browser/shell/SiteLink': ['browser/shell/Footer/Footer', 'Standard'],
  'browser/shell/Layout/Layout': ['page/templates/Home/HomePage', 'ErsterBesuch'],
  'islands/fundingFinder/FundingFinder': ['page/blocks/Calculator/CalculatorSection', 'Finder'],
  'islands/drawings/HeatPumpScene': ['page/blocks/Calculator/CalculatorSection', 'Waermepumpe'],
  'islands/drawings/ShareBar': ['page/blocks/Calculator/CalculatorSection', 'Fassade'],
  'islands/drawings/SpanBar': ['page/blocks/Calculator/CalculatorSection', 'Dach'],
  'islands/drawings/WindowScene': ['page/blocks/Calculator/CalculatorSection', 'Fenster'],
  'islands/fundingFinder/Comparison': ['page/blocks/Calculator/CalculatorSection', 'Finder'],
  'islands/fundingFinder/Others': ['page/blocks/Calculator/CalculatorSection', 'Finder'],
  'islands/fundingFinder/Programmes': ['page/blocks/Calculator/CalculatorSection', 'Finder'],
  'islands/fundingFinder/Questions': ['page/blocks/Calculator/CalculatorSection', 'FinderZweiteFrage'],
  'islands/calculator/Actions': section('Rechner'),
  'islands/calculator/Announcement': section('Rechner'),
  'islands/calculator/Assumption': section('Rechner'),
  'islands/calculator/Handover': section('Rechner'),
  'islands/calculator/Mark': section('Rechner'),
  'islands/calculator/NumberEntry': section('Rechner'),
  'islands/calculator/Origins': section('Rechner'),
  'islands/calculator/Reservation': section('Rechner'),
  'islands/calculator/Sheet': section('Rechner'),
  'islands/calculator/Way': section('Rechner'),
  'islands/missingPath/MissingPath': ['page/templates/NotFound/NotFoundPage', 'Unbekannt'],
  'islands/search/Marked': ['islands/search/SearchDialog', 'Treffer'],
  'islands/search/SearchResults': ['islands/search/SearchDialog', 'Treffer'],
  'islands/checklist/PrintButton': ['page/blocks/Checklist/Checklist', 'Ausgefuellt'],
  'islands/leadHub/LeadHub': ['page/blocks/LeadForm/LeadForm', 'Standard'],
};

/** What draws nothing of its own: places for content and islands, what catches failures. */
export const drawsNothing: ReadonlySet<string> = new Set(['page/Island', 'browser/shell/ErrorPage/ErrorBoundary']);
