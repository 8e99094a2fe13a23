import { ConsentEmbed, ConsentGate, ConsentProvider, ConsentScript } from '@sanierungsweg/consent';
import {
  ConsentBanner,
  ConsentDialog,
  ConsentSettings,
  ConsentSettingsButton,
  ConsentWithdrawButton,
} from '@sanierungsweg/consent/ui';
import { LeadHubProvider, LeadWidget } from '@sanierungsweg/lead-widget';
import type { Guide } from './guide';

const press: Guide['keyboard'] = [
  ['Tab', 'Von Element zu Element.'],
  ['Eingabe, Leertaste', 'Löst den Knopf aus.'],
];

/** Guides of consent and lead form. */
export const packageGuides: readonly (readonly [component: unknown, guide: Guide])[] = [
  [
    ConsentBanner,
    {
      purpose: 'Fragt beim ersten Besuch nach der Einwilligung. Die Seite bleibt bedienbar.',
      dos: ['Ablehnen und Annehmen gleich deutlich zeigen.', 'Zwecke in einfachen Sätzen nennen.'],
      donts: ['Ablehnen verstecken oder kleiner zeigen.', 'Die Seite sperren.'],
      keyboard: press,
    },
  ],
  [
    ConsentDialog,
    {
      purpose: 'Die Einstellungen über der Seite, auf der man gerade ist.',
      dos: ['Von überall auf der Website erreichbar machen.'],
      donts: ['Von selbst öffnen.'],
      keyboard: [...press, ['Esc', 'Schließt ohne zu speichern.']],
    },
  ],
  [
    ConsentSettings,
    {
      purpose: 'Die Einstellungen als Teil einer Seite.',
      dos: ['Sagen, was jeder Zweck bewirkt.'],
      donts: ['Zwecke vorab einschalten.'],
      keyboard: [...press.slice(0, 1), ['Leertaste', 'Schaltet einen Zweck um.']],
    },
  ],
  [
    ConsentSettingsButton,
    {
      purpose: 'Öffnet die Einstellungen, meist in der Fußzeile.',
      dos: ['Auf jeder Seite anbieten: Widerrufen muss so leicht sein wie Einwilligen.'],
      donts: ['Hinter anderen Links verstecken.'],
      keyboard: press,
    },
  ],
  [
    ConsentWithdrawButton,
    {
      purpose: 'Widerruft mit einem Druck alles, was erlaubt ist.',
      dos: ['Neben den Knopf zu den Einstellungen stellen, wo mit einem Druck eingewilligt wird.'],
      donts: ['Eine Rückfrage davorsetzen.'],
      keyboard: press,
    },
  ],
  [
    ConsentEmbed,
    {
      purpose: 'Hält einen fremden Inhalt zurück, bis man ihn erlaubt.',
      dos: ['Anbieter und Inhalt nennen.'],
      donts: ['Den Inhalt schon vor der Zustimmung laden.'],
      keyboard: press,
    },
  ],
  [
    ConsentGate,
    {
      purpose: 'Zeigt je nach Einwilligung das eine oder das andere.',
      dos: ['Ohne Einwilligung etwas Brauchbares zeigen, etwa die Adresse statt der Karte.'],
      donts: ['Eine leere Stelle lassen.'],
      keyboard: [],
    },
  ],
  [
    ConsentProvider,
    {
      purpose: 'Macht die Entscheidung der Besucher für alles darunter verfügbar. Zeichnet selbst nichts.',
      dos: ['Einmal um die ganze Website legen.', 'Datenschutzerklärung und Impressum angeben.'],
      donts: ['Mehrere ineinander setzen: Jeder hätte eine eigene Entscheidung.', 'Einzelne Zwecke vorab erlauben.'],
      keyboard: [],
    },
  ],
  [
    ConsentScript,
    {
      purpose: 'Lädt ein Skript erst, wenn sein Zweck erlaubt ist. Zeichnet selbst nichts.',
      dos: [
        'Den Zweck nennen, dem das Skript wirklich dient.',
        'Die Seite so bauen, dass sie ohne das Skript auskommt.',
      ],
      donts: [
        'Notwendiges darin laden.',
        'Sich auf den Widerruf verlassen: Was gelaufen ist, wirkt bis zur nächsten Seite.',
      ],
      keyboard: [],
    },
  ],
  [
    LeadHubProvider,
    {
      purpose: 'Gibt allen Formularen darunter Anbieter, Kontakt und Worte. Lädt und zeichnet selbst nichts.',
      dos: ['Telefon und E-Mail hier angeben, damit jedes Formular einen Weg weiter zeigt.'],
      donts: ['Angaben an jedem Formular wiederholen.'],
      keyboard: [],
    },
  ],
  [
    LeadWidget,
    {
      purpose: 'Das Formular des Anbieters, mit Platzhalter, Einwilligung und einem Weg weiter, wenn es ausbleibt.',
      dos: ['Die Überschrift außerhalb setzen.', 'Telefon und E-Mail angeben, falls das Formular ausfällt.'],
      donts: ['In den Kasten des Anbieters etwas hineinzeichnen.'],
      keyboard: press,
    },
  ],
];
