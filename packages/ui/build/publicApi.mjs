/**
 * Every export that exists at run time, by entry. A change here is a change of the public interface.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const publicApi = {
  badge: ['Badge'],
  breadcrumbs: ['Breadcrumbs'],
  button: ['Button', 'ButtonLink', 'buttonVariants'],
  card: ['Card', 'CardBody', 'CardMore', 'CardPicture', 'CardTitle'],
  charts: ['BarChart', 'RangeChart', 'StackChart'],
  dialog: ['Dialog'],
  disclosure: ['Accordion', 'Disclosure'],
  fieldset: ['Fieldset'],
  icon: ['Icon', 'iconNames', 'setIconSprite'],
  layout: ['Container', 'Grid', 'Stack'],
  'line-chart': ['LineChart'],
  'mobile-menu': ['MobileMenu', 'MobileMenuGroup'],
  'nav-menu': ['NavMenu'],
  number: ['formatNumber', 'parseNumber'],
  'number-field': ['NumberField'],
  prose: ['Prose'],
  'radio-group': ['RadioGroup'],
  'skip-link': ['SkipLink'],
  steps: ['Step', 'Steps'],
  switch: ['Switch'],
  table: ['Table'],
  'text-field': ['TextField'],
  toaster: ['Toaster', 'toast'],
  toggletip: ['Toggletip'],
  tokens: ['contrastPairs', 'palettes', 'tokenNames', 'vars'],
  tooltip: ['Tooltip'],
  'visually-hidden': ['VisuallyHidden'],
};
