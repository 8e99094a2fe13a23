type Shown = readonly [file: string, story: string];

const section = (story: string): Shown => ['sections/SectionView/SectionView', story];

/**
 * Parts of the site that have no story of their own, each with the story that shows them. The views of sections are
 * missing here: their stories are counted by type.
 */
export const shownWithin: Readonly<Record<string, Shown>> = {
  'sections/Calculation/Calculation': section('Rechnung'),
  'sections/Cities/Cities': section('Staedte'),
  'sections/Closing/Closing': section('Aufruf'),
  'sections/Figures/Chart': section('Spannen'),
  'sections/Figures/DataTable': section('Tabelle'),
  'sections/Notes/Note': section('Tabelle'),
  'sections/Operator/Claims': section('Versprechen'),
  'sections/Operator/InfoButton': section('Knopf'),
  'sections/Operator/OperatorList': section('Angaben'),
  'sections/Operator/Team': section('Team'),
  'sections/SectionFrame/SectionFrame': section('Karten'),
  'sections/Sizes/Sizes': section('Groessen'),
  'sections/Hero/PageTrail': ['sections/Hero/PageHero', 'Sonnig'],
  'sections/Text/TextView': ['sections/Text/TermView', 'ImText'],
  'layout/Layout/Layout': ['pages/Home/HomePage', 'ErsterBesuch'],
  'islands/LeadHub': ['sections/Lead/LeadForm', 'Standard'],
};

/** What draws nothing of its own: places for content and islands, what catches failures, what only logs. */
export const drawsNothing: ReadonlySet<string> = new Set([
  'islands/Island',
  'islands/MissingPath',
  'layout/ErrorPage/ErrorBoundary',
  'layout/Layout/PageContent',
]);
