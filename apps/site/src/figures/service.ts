import { figure } from './figure';

// The operator's own promises. They may stand on any page, so `pages` names only those that must show them.
export const maxOffers = figure({
  id: 'service.maxOffers',
  label: 'Angebote je Anfrage',
  subject: 'promise',
  unit: 'count',
  value: 5,
  bound: 'upTo',
  pages: [],
});
export const fewOffers = figure({
  id: 'service.fewOffers',
  label: 'Angebote je Anfrage',
  subject: 'promise',
  unit: 'count',
  value: 3,
  bound: 'upTo',
  pages: [],
});
export const answerTime = figure({
  id: 'service.answerTime',
  label: 'Antwort auf eine Anfrage',
  subject: 'promise',
  unit: 'hours',
  value: 48,
  pages: ['/'],
});
export const moreCities = figure({
  id: 'service.moreCities',
  label: 'Weitere Städte',
  subject: 'promise',
  unit: 'count',
  value: 500,
  bound: 'over',
  pages: [],
});

export const projects = figure({
  id: 'service.projects',
  label: 'Vermittelte Projekte',
  subject: 'claim',
  unit: 'count',
  value: 50_000,
  bound: 'plus',
  pages: ['/ueber-uns'],
});
export const partners = figure({
  id: 'service.partners',
  label: 'Partnerbetriebe',
  subject: 'claim',
  unit: 'count',
  value: 1_000,
  bound: 'plus',
  pages: ['/ueber-uns'],
});
export const satisfaction = figure({
  id: 'service.satisfaction',
  label: 'Zufriedenheit',
  subject: 'claim',
  unit: 'percent',
  value: 98,
  pages: ['/ueber-uns'],
});
export const averageSaving = figure({
  id: 'service.averageSaving',
  label: 'Ersparnis',
  subject: 'claim',
  unit: 'percent',
  value: 35,
  pages: ['/ueber-uns'],
});
export const feedbackDays = figure({
  id: 'service.feedbackDays',
  label: 'Antwort auf Rückmeldungen zur Barrierefreiheit',
  subject: 'promise',
  unit: 'workingDays',
  value: 5,
  pages: ['/barrierefreiheit'],
});
export const phoneHours = figure({
  id: 'service.phoneHours',
  label: 'Telefonzeiten von Montag bis Freitag',
  subject: 'promise',
  unit: 'officeHours',
  value: [9, 17],
  pages: ['/barrierefreiheit'],
});
export const emergencyService = figure({
  id: 'service.emergencyService',
  label: 'Notdienst rund um die Uhr',
  subject: 'promise',
  unit: 'aroundTheClock',
  value: [24, 7],
  pages: ['/elektriker-naehe'],
});
