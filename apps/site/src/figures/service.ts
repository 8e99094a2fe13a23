import { figure } from './figure';

// The operator's own promises. They may stand on any page, so `pages` names only those that must show them.
export const maxOffers = figure({
  label: 'Angebote je Anfrage',
  subject: 'promise',
  unit: 'count',
  value: 5,
  bound: 'upTo',
  pages: [],
});
export const fewOffers = figure({
  label: 'Angebote je Anfrage',
  subject: 'promise',
  unit: 'count',
  value: 3,
  bound: 'upTo',
  pages: [],
});
export const answerTime = figure({
  label: 'Antwort auf eine Anfrage',
  subject: 'promise',
  unit: 'hours',
  value: 48,
  pages: ['/'],
});
export const moreCities = figure({
  label: 'Weitere Städte',
  subject: 'promise',
  unit: 'count',
  value: 500,
  bound: 'over',
  pages: [],
});

export const projects = figure({
  label: 'Vermittelte Projekte',
  subject: 'claim',
  unit: 'count',
  value: 50_000,
  bound: 'plus',
  pages: ['/ueber-uns'],
});
export const partners = figure({
  label: 'Partnerbetriebe',
  subject: 'claim',
  unit: 'count',
  value: 1_000,
  bound: 'plus',
  pages: ['/ueber-uns'],
});
export const satisfaction = figure({
  label: 'Zufriedenheit',
  subject: 'claim',
  unit: 'percent',
  value: 98,
  pages: ['/ueber-uns'],
});
export const averageSaving = figure({
  label: 'Ersparnis',
  subject: 'claim',
  unit: 'percent',
  value: 35,
  pages: ['/ueber-uns'],
});
export const feedbackDays = figure({
  label: 'Antwort auf Rückmeldungen zur Barrierefreiheit',
  subject: 'promise',
  unit: 'workingDays',
  value: 5,
  pages: ['/barrierefreiheit'],
});
export const phoneHours = figure({
  label: 'Telefonzeiten von Montag bis Freitag',
  subject: 'promise',
  unit: 'officeHours',
  value: [9, 17],
  pages: ['/barrierefreiheit'],
});
export const emergencyService = figure({
  label: 'Notdienst rund um die Uhr',
  subject: 'promise',
  unit: 'aroundTheClock',
  value: [24, 7],
  pages: ['/elektriker-naehe'],
});
