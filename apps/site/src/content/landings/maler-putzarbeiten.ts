import { fewOffers, moreCities } from '../../figures/service';
import type { LandingRecord } from '../records';
import { capital, link, term, text } from '../text';
import { guideSections } from './maler-putzarbeiten.guide';

export const record: LandingRecord = {
  topic: 'Maler- & Putzarbeiten',
  h1: 'Maler und Stuckateure für Wände, Decken und Fassaden finden',
  description:
    'Streichen, tapezieren, verputzen: warum der Untergrund den Preis bestimmt, welcher Putz wohin gehört und was ein Malerangebot nennen muss.',
  lead: text`Den Preis bestimmt der Untergrund. Lassen Sie ihn vor dem Angebot an Ort und Stelle abklopfen und messen.`,
  art: 'brushPlaster',
  button: 'Malerbetriebe anfragen',
  summary: [
    text`Farbe ist schnell gekauft. Arbeit machen Abdecken, Ausbessern und Spachteln.`,
    text`Ein Angebot nennt Flächen, Schichten und Produkt, nicht nur „Wände streichen“.`,
    text`Glatte, feste Wände sind schnell gestrichen, bröckelnde werden vorher saniert. Feuchte Stellen gehören erst untersucht, dann verputzt.`,
    text`Steht ein Gerüst am Haus, prüfen Sie Dämmung und Fenster gleich mit.`,
  ],
  services: {
    heading: 'Vom Zimmer bis zur Giebelwand',
    text: text`Malerbetriebe übernehmen drinnen wie draußen mehr, als der Name sagt.`,
    cards: [
      {
        title: 'Innenräume streichen und tapezieren',
        description: text`Der Betrieb streicht Decken, Wände, Türen und Heizkörper und klebt Tapeten aller Art. Möbel rücken und abdecken gehört auf Wunsch dazu.`,
        art: 'paintedRoom',
      },
      {
        title: 'Innen- und Außenputz',
        description: text`Alter Putz wird abgeschlagen, Risse werden geschlossen, neuer kommt auf die Wand, je nach Raum und Mauerwerk aus Gips, Kalk, Lehm oder Zement. Vorher gehört eine Probe ins Labor, denn alte Putze und Spachtelmassen können Asbest enthalten.`,
        art: 'plasteredWall',
      },
      {
        title: 'Fassaden erneuern',
        description: text`Die Fassade wird gereinigt, grundiert und gestrichen, Risse werden überbrückt. Auch Holz und Metall am Haus bekommen einen neuen Schutz.`,
        art: 'renewedFacade',
      },
    ],
  },
  noPrice: {
    heading: 'Warum hier kein Quadratmeterpreis steht',
    text: text`Ein Preis je Quadratmeter verschweigt, was vor dem Anstrich nötig ist. Dieselbe Wand kostet wenig oder viel, je nachdem ob sie nur gestrichen oder erst gespachtelt und grundiert wird. Verlässlich wird es mit einem Aufmaß, einem Blick auf den Untergrund und einem Angebot, das Vorarbeit und Anstrich trennt.`,
  },
  cities: {
    heading: 'Malerbetriebe zwischen Altbau und Neubaugebiet',
    text: text`Stuck in der Gründerzeitwohnung verlangt andere Hände als Rauputz am Reihenhaus. Betriebe finden Sie auch in ${moreCities} weiteren Städten.`,
  },
  benefits: {
    heading: 'Weshalb ein zweiter Betrieb auf die Wand schauen sollte',
    text: text`Bei kaum einem Gewerk liegen Vermutung und Wirklichkeit so weit auseinander wie unter alter Tapete.`,
    cards: [
      {
        title: 'Gemessen statt geschätzt',
        description: text`Ein Aufmaß vor Ort erspart den Streit über Quadratmeter.`,
        icon: 'ruler',
      },
      {
        title: 'Den Untergrund erkannt',
        description: text`Ein Stück Klebeband an der Wand zeigt, ob alte Farbe hält.`,
        icon: 'search',
      },
      {
        title: 'Material mit Namen',
        description: text`Wie gut die Farbe deckt und wie scheuerfest sie ist, steht auf dem Datenblatt. Gute Betriebe erklären, weshalb sie genau dieses Produkt nehmen.`,
        icon: 'file',
      },
      {
        title: 'Ein Termin, der hält',
        ofForms: true,
        description: text`Mit ${fewOffers} Angeboten können Sie auch danach wählen, wer zu Ihrem Kalender passt.`,
        icon: 'clock',
      },
    ],
  },
  steps: {
    heading: 'So kommen Sie in drei Schritten zu frischen Wänden',
    steps: [
      {
        title: 'Flächen aufschreiben',
        text: text`Welche Räume oder Fassadenseiten, welcher Zustand, bis wann? Fotos von Rissen und Flecken gehören dazu.`,
        art: 'stepRequest',
      },
      {
        title: 'Wände zeigen',
        text: text`${capital(fewOffers)} Betriebe machen ein Angebot. Vertrauen verdient ein Betrieb, der sich den Untergrund ansieht.`,
        art: 'stepCompare',
      },
      {
        title: 'Farbton und Termin festlegen',
        text: text`Bestellen Sie ein Muster an der Wand, bevor die ganze Fläche gestrichen wird.`,
        art: 'stepChoose',
      },
    ],
  },
  form: {
    heading: 'Anfrage an Maler- und Putzbetriebe',
    text: text`Nennen Sie, was Sie stört, etwa Risse, Flecken oder zu dunkle Räume, und wie hoch die Räume sind.`,
  },
  guide: { heading: 'Ratgeber: streichen und verputzen lassen', sections: guideSections },
  faq: [
    {
      question: 'Reicht ein Anstrich, oder muss die Tapete herunter?',
      answer: [
        text`Feste Raufaser verträgt mehrere Anstriche. Löst sie sich an den Nähten, wirft sie Blasen oder ist die Struktur zugestrichen, muss sie ab. Machen Sie an einer unauffälligen Stelle die Probe mit Wasser und Spachtel.`,
      ],
    },
    {
      question: 'Was hilft dauerhaft gegen Schimmel an der Außenwand?',
      answer: [
        text`Anstriche töten ihn nur an der Oberfläche. Bleibt die Wand kalt oder nass, kommt er zurück. Suchen Sie zuerst die Ursache: ${term('waermebruecke', 'Wärmebrücke')}, undichtes Fallrohr, zu wenig Luftwechsel. Manchmal ist die Lösung eine ${link('/daemmung-fassade', 'gedämmte Fassade')} statt eines Eimers Farbe.`,
      ],
    },
    {
      question: 'Darf ich Farbe und Tapete selbst besorgen?',
      answer: [
        text`Sie dürfen, doch der Betrieb haftet dann nur für die Verarbeitung. Blättert die Farbe ab, beginnt der Streit, ob Produkt oder Pinsel schuld war. Wer beides beim selben Betrieb bestellt, weiß, an wen er sich wendet.`,
      ],
    },
    {
      question: 'Wie lange muss neuer Putz trocknen, ehe gestrichen wird?',
      answer: [
        text`So lange, wie es das Merkblatt des Herstellers für Dicke, Bindemittel und Wetter vorgibt. Gestrichen wird, wenn ein Messgerät die Trockenheit bestätigt, nicht wenn der Terminplan es verlangt.`,
      ],
    },
    {
      question: 'Kann man im Winter eine Fassade streichen?',
      answer: [
        text`Bei Frost und Dauerregen nicht. Farbe und Putz brauchen milde, trockene Tage, und zwar auch in der Nacht danach. Gefragt wird deshalb im Winter, gearbeitet vom Frühjahr bis in den Herbst.`,
      ],
    },
  ],
  related: ['/daemmung-fassade', '/daemmung', '/bodenlegearbeiten', '/umzug', '/fenster-tueren'],
  closing: {
    heading: 'Bevor der Eimer gekauft ist',
    text: text`Ein Blick von jemandem, der täglich Wände prüft, erspart den zweiten Anstrich. Fragen Sie, solange noch alles offen ist.`,
    button: 'Angebot vom Maler holen',
  },
};
