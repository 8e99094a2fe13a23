import { Switch } from '@sanierungsweg/ui/switch';
import { TextField } from '@sanierungsweg/ui/text-field';
import type { Guide } from './guide';

/** Guides of what visitors fill in and switch. */
export const formGuides: readonly (readonly [component: unknown, guide: Guide])[] = [
  [
    TextField,
    {
      purpose: 'Ein einzeiliges Feld mit sichtbarer Beschriftung, Hinweis und Fehler.',
      dos: [
        'Beschriften, was hineingehört: „Postleitzahl“.',
        'Den Hinweis vor dem Ausfüllen zeigen: „Fünf Ziffern“.',
        'Im Fehler sagen, was falsch ist und wie es richtig wird.',
      ],
      donts: ['Die Beschriftung durch einen Platzhalter ersetzen.', 'Einen Fehler nur durch Farbe zeigen.'],
      keyboard: [
        ['Tab', 'In das Feld und heraus.'],
        ['Eingabe', 'Sendet das Formular, in dem das Feld steht.'],
      ],
      note: 'Hinweis und Fehler sind mit dem Feld verbunden und werden mit ihm vorgelesen.',
    },
  ],
  [
    Switch,
    {
      purpose: 'Schaltet etwas ein oder aus.',
      dos: ['Benennen, was geschaltet wird, nicht den Zustand.', 'Bei gesperrten Schaltern den Grund hinschreiben.'],
      donts: ['Für eine Auswahl aus mehreren verwenden.', 'Die Beschriftung beim Schalten ändern.'],
      keyboard: [
        ['Tab', 'Zum Schalter.'],
        ['Leertaste', 'Schaltet um.'],
      ],
    },
  ],
];
