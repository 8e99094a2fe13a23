import { moreCities } from '../../figures/service';
import type { Section } from '../records';
import { text } from '../text';

/** All ten city pages. Each card says what kind of houses an adviser meets there, without numbers (D-NUMBERS). */
export const cityCards: Section = {
  type: 'cards',
  heading: 'Energieberatung in zehn Städten',
  intro: text`Die Seiten gehen auf Bauweise, Denkmalfragen und Wärmeversorgung ein. Anfragen können Sie auch in ${moreCities} weiteren Städten.`,
  withoutForms: { intro: text`Jede Seite behandelt Bauweise, Denkmalfragen und Wärmeversorgung.` },
  cards: [
    {
      title: 'Berlin',
      art: 'cityBerlin',
      to: '/energieberater-berlin',
      description: text`Mietshäuser mit Vorderhaus, Seitenflügel und Brandwand zum Hof.`,
    },
    {
      title: 'Hamburg',
      art: 'cityHamburg',
      to: '/energieberater-hamburg',
      description: text`Backstein, der sichtbar bleiben soll, und viel Schlagregen.`,
    },
    {
      title: 'München',
      art: 'cityMuenchen',
      to: '/energieberater-muenchen',
      description: text`Kalte Winter im Alpenvorland und gepflegte Vorstadthäuser.`,
    },
    {
      title: 'Köln',
      art: 'cityKoeln',
      to: '/energieberater-koeln',
      description: text`Schmale Reihen aus der Nachkriegszeit neben älteren Stadthäusern.`,
    },
    {
      title: 'Frankfurt am Main',
      art: 'cityFrankfurt',
      to: '/energieberater-frankfurt',
      description: text`Siedlungen der Moderne, Villenviertel und dichte Blockränder.`,
    },
    {
      title: 'Dresden',
      art: 'cityDresden',
      to: '/energieberater-dresden',
      description: text`Freistehende Villen mit Sandstein und große Plattenbaugebiete.`,
    },
    {
      title: 'Leipzig',
      art: 'cityLeipzig',
      to: '/energieberater-leipzig',
      description: text`Lange Gründerzeitstraßen mit reich verzierten Fassaden.`,
    },
    {
      title: 'Stuttgart',
      art: 'cityStuttgart',
      to: '/energieberater-stuttgart',
      description: text`Häuser am Hang mit Stützmauern und wenig Platz für Geräte.`,
    },
    {
      title: 'Düsseldorf',
      art: 'cityDuesseldorf',
      to: '/energieberater-duesseldorf',
      description: text`Bürgerhäuser mit Stuck, Nachkriegsbauten und niederrheinischer Ziegel.`,
    },
    {
      title: 'Heidelberg',
      art: 'cityHeidelberg',
      to: '/energieberater-heidelberg',
      description: text`Enge Altstadtgassen, geschützte Ansichten und Hanglagen am Neckar.`,
    },
  ],
};
