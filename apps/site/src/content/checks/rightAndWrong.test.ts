import { describe, expect, it } from 'vitest';
import { drawings } from '../../illustrations/index';
import { offersOf, type RoutePath } from '../../routes';
import { glossary } from '../glossary';
import type { CityRecord, PageRecord } from '../records';
import type { Text } from '../text';
import { figureOf, figuresIn, plainText, textsOf } from '../walk';
import { loadPages } from './pages';

const pages = await loadPages();

/** All words of a page, in reading order. */
const wordsOf = (record: PageRecord) =>
  textsOf(record)
    .map(({ text }) => plainText(text))
    .join('\n');

/** Statements that the copy once made and that are wrong, or that the specification does not hold. */
const WRONG: readonly (readonly [RegExp, string])[] = [
  [/Luft kondensiert|Luft schlägt sich/iu, 'air does not condense, its moisture does'],
  [/(?:Zementputz|zementhaltig)[^.]{0,60}feuchte(?:n)? Wände/iu, 'cement on wet walls: find the cause first'],
  [/Bonus von 5\u00a0%|um 5\u00a0%/u, 'a bonus on a rate counts in percentage points'],
  [/aus mehreren Töpfen|zusätzlich zum Bund/u, 'a reading of funding that the specification lacks'],
  [/Die Betriebe zahlen, nicht Sie|verkaufen keine Daten/u, 'who pays has one wording (D-WHOPAYS)'],
  [/antworten? innerhalb von 48\u00a0Stunden mit/u, 'only a first answer is promised'],
  [/[Rr]aumluft[^.]* zu Wasser/u, 'air does not turn into water, it makes the insulation wet'],
  [/Unterspannbahn/u, 'the sheet on insulation boards has the name of /dach and /solardachziegel: Unterdeckbahn'],
  [
    /Staat beteiligt sich mit|gibt für [^.]*Zuschuss von [^.]*\u00a0% der Kosten/u,
    'public money is possible, and counts on eligible costs',
  ],
  [
    /Zuschuss braucht es [^.]*Fachunternehmererklärung|Bescheinigung für die Förderung/u,
    '/foerderung-daemmung says who confirms: an adviser for the grant, the firm for the tax relief',
  ],
  [/zähler[^.]*tauscht der Netzbetreiber|Der Netzbetreiber tauscht/u, '/energietrends names whose meters are'],
  [/Installateurverzeichnis des Netz/u, 'the list of any grid operator counts'],
  [/Ein Fahrplan erhöht den Zuschuss/u, 'a plan earns its bonus at the envelope, not with a heating'],
  [/Sicherungen aus, nichts mehr anfassen/u, 'nobody switches off what cannot be reached without danger'],
  [/Verbindlich legt/u, 'an adviser proposes an order, nobody is bound by it'],
  [
    /(?:Auftrag|Vertrag)[^.]{0,80} lässt sich nicht (?:rückgängig machen|widerrufen)/u,
    'a contract may be open to withdrawal or notice: say what it can cost instead',
  ],
  [/Verbesserungen darf die Miete steigen/u, 'rents rise for other reasons, too: it is costs that may be passed on'],
  [/umgelegt werden dürfen nur die Kosten der Modernisierung/u, 'only a share of them may, up to a limit'],
  [/Einen Bonus gibt es, wenn die Arbeit in einem iSFP/u, 'a plan earns its bonus at the envelope, not with a heating'],
  [/[Mm]aterial übernimmt der Betrieb keine Gewähr/u, 'for its own work a firm answers all the same'],
  [/15\u00a0% von 60\.000/u, 'the example counts with the cost of the façade'],
  [/verknüpft die Ladestation/u, 'a reading of funding that the specification lacks'],
  [
    /muss das Fenster einen U-Wert von|Anrechenbar sind Kosten von/u,
    'a limit of public money that may have changed is said with “kann”, not as what holds today',
  ],
  [/1920er/u, 'a date that the specification lacks'],
  [/gemauerte Garage/iu, 'a solid garage is not only masonry'],
  [/Von allen Bauteilen spart|spart am meisten/iu, 'no superlative beside a roof that saves as much'],
  [
    /nach \d[\d–,.]*\u00a0Jahre(?!\p{L})|von \d[\d–,.]*\u00a0Jahre(?!\p{L})/u,
    'figures decline with their sentence: dative(…)',
  ],
  [/(?:^|[^\p{L}])[Ff]ür \d[\d–,.]*\u00a0Jahren(?!\p{L})/u, '“für” takes the accusative: no dative(…) after it'],
  [/pro\u00a0Jahr bis \d/u, 'a range is one figure: its unit stands once'],
  [/Zuschüsse es für Wallbox|Wallbox und Elektroauto an Zuschüssen/u, 'the quota is sold, no grant'],
  [/Elektroauto besitzt/u, 'the quota is the keeper’s, who may lease the car: /elektrik says “Halterinnen und Halter”'],
  [/weitere Städte und Gemeinden/u, 'the promise speaks of cities'],
  [/Beides für dieselbe Arbeit geht in der Regel/u, 'grant and tax relief exclude each other on every page'],
  [/übernimmt [^.]{0,20}% der Kosten/u, 'a grant counts on eligible costs'],
  [/(?:steht|ist)[^.]* und ist gegen Schäden[^.]*versichert/u, 'no law makes a firm insure itself: ask for the policy'],
  [/Auftrag ist unterschrieben, bevor der Antrag/u, 'a contract that holds only with the grant may come first'],
  [
    /(?:Welche|welche) Bon(?:us|i)[^.]*rechnet[^.]*rechner/u,
    'a calculator adds up what visitors tick, it grants nothing',
  ],
  [/Verlegtes weist niemand nach/u, 'own work may count where somebody confirms it'],
  [/länger halten als die Finanzierung/u, 'a roof lasts as long as the modules on it'],
  [/kapillaraktiv/iu, 'a term that nothing explains'],
  [/Anlage zu diesem Zeitpunkt bezahlt ist|^bis der Kauf bezahlt ist$/mu, 'nobody promises a payback'],
  [/Kosten übernimmt der Staat/u, 'public money is possible, not owed'],
  [/passt die Wärmepumpe nicht/u, 'other pages name heat pumps for hot radiators'],
  [/rechnen die Seiten dahinter|führt zur Rechnung dahinter/u, 'the page on heat pumps has no calculator of its price'],
  [/Betriebe? aus Ihrer Gegend melden sich/iu, 'a form asks, it promises no answer'],
  [
    /Fernwärme(?:netz)? (?:reicht weit|versorgt große|ist geblieben)|(?:vielfach|teils) an (?:der )?Fernwärme|weit verzweigtes Fernwärmenetz|Netz Normalfall/u,
    'no page knows a network street by street: name whom to ask',
  ],
  [/abschalten, Abstand halten/u, 'nobody switches off what must not be touched'],
  [/Auswahl auf dieser Seite oder im Hinweis/u, '“Immer laden” at a form is a choice, too, and is kept as one'],
  [/Der Bund bezahlt einen Teil/u, 'public money is possible, not owed'],
  [/Mieterverein prüft(?![^.]*Mitglieder)/u, 'an association of tenants checks for its members'],
  [/Zum Schluss, wenn der Strombedarf/u, 'the page on roofs lays modules while its scaffold stands'],
  [/Nutzt dasselbe Gerüst/u, 'a reason of the planner holds for whoever chose nothing else'],
  [/Zuschuss von [^.]* vorgesehen/u, 'a grant is possible, nobody has set it aside'],
  [
    /bevor die Arbeiten beginnen|vor den Beginn der Arbeiten|bevor ein Betrieb loslegt|Beginnt der Einbau ohne gesicherten|Förderantrag vor dem Baubeginn|erst, wenn die Bedingungen für den Antrag geklärt/u,
    'a contract that binds is too late already, long before anybody works',
  ],
  [/Bitten Sie in der Ankündigung/u, 'tenants get the announcement, they do not write it'],
  [/deckt der Beratungszuschuss ab/u, 'the grant pays a share of the fee'],
  [/Fragen Sie bei beiden an, bevor/u, 'grants are applied for, not asked for'],
  [/Speicher mit Notstrom/u, 'the page on systems warns of that word: a battery with “Ersatzstrom”'],
  [/Grenzwerte eingehalten sind\. Der Fachbetrieb/u, 'an adviser confirms for the grant, the firm for the tax relief'],
  [
    /solange ein Antrag fehlt|Förderanträge [^.]*, danach die Handwerker|Förderantrag, dann Auftrag|Antrag, bevor jemand anfängt|beginnen, bevor der Förderantrag/u,
    'after the application comes its consent, and only then the work: /foerderungen says when to sign what',
  ],
  [/Unterschrift macht daraus/u, 'a contract needs no signature: a yes on the telephone binds as well'],
  [/Voraussetzungen gelten für alle Gewerke/u, 'a mover has no master: the questions below say what counts there'],
  [
    /oder fehlt der Strom, rufen/u,
    'a failure of the grid is no work of an electrician: the page says to look next door',
  ],
  [/Als dritte Möglichkeit/u, 'two kinds, a kit between them: an open roof is the fourth way'],
  [/Leistung, und davon ziehen Sie/u, 'the saved covering goes off the price, before it is divided by the power'],
  [/Programme verlangen mehr(?!\p{L})/u, 'a stricter limit is a smaller value'],
  [/für Sie übrig/u, 'an own share is to be paid, not left over'],
  [/(?:^|[.!?] )Ihr Honorar/mu, '“Ihr” reads as the visitor’s: the fee of the adviser'],
  [/dürfen Sie schon beauftragen\. Für/u, 'the grant for the advice itself is applied for before it begins'],
  [/sinkt das Verhältnis, rufen/u, 'it sinks in every winter: of what to what, and when it is a fault'],
  [/in einer Eigentümergemeinschaft die Verwaltung\./u, 'the owners decide, their administration does not'],
  [/nach Absprache, die Fenster/u, 'windows of a flat belong to all: /fenster-tueren says that the owners decide'],
  [/Das Landesrecht regelt, wie tief/u, 'how deep one may drill is said by the authority for water'],
  [
    /(?<!-)(?:Luft|Erd|Sole)-?[Ww]ärmepumpe|Luft-, Sole-/u,
    'heat pumps have the names of the page that compares them: Luft-Wasser, Sole-Wasser',
  ],
  [
    /nur was verbessert, darf|Nur für Modernisierung, nicht/u,
    'of what a modernisation cost only a share may be passed on to the rent, up to a limit',
  ],
  [/Wer lieber den Steuerbonus nutzt/u, 'only who lives in the house has a tax bonus to choose'],
  [/Fachunternehmer(?!erklärung)/u, 'firms have one name: Fachbetrieb'],
  [/verlieren nur Straßen- und Gartenseite/u, 'the same page has a gable that stands in the wind'],
  [/blöcke zwischen den Kriegen|muss sich abtauen|stehen heiße Tage/u, 'no sentence: blocks “aus der Zeit”, it thaws'],
  [/Heizkostenzähler/u, 'nothing counts costs: a “Wärmezähler” measures heat'],
  [/kann nur beauftragen, wem/u, 'others may, too, if the owners agree'],
  [/scheiden sie aus\. Wählen Sie dafür/u, '“dafür” reads as the place where they are ruled out'],
  [/Wirkung auf Ihrem Platz/u, 'a seat: insulation has to do with the room that there is'],
  [/und dort liegt seine Grenze/u, '“dort” is nowhere: no place was named before'],
  [/läuft ab der Ankündigung/u, 'reads as if it ended then: it begins'],
  [/selbst bewohnten Haus\. Beantragt wird/u, 'reads as if the tax bonus were applied for: grants are'],
  [/Haus, das überall zieht/u, 'no sentence: there is a draught in a house, the house makes none'],
  [
    /den letzten Steuerbescheid/u,
    'what a household earns is proven by several assessments, /waermepumpe-foerderung says',
  ],
  [/Zusage der Auftrag/u, 'a contract with the clause comes before the application: after the consent it binds'],
];

/** What a page must say, or must not, so that what it says is right. */
const BY_PAGE: readonly {
  readonly paths: readonly RoutePath[];
  readonly says?: RegExp;
  readonly never?: RegExp;
  readonly why: string;
}[] = [
  {
    paths: ['/maler-putzarbeiten', '/daemmung', '/bodenlegearbeiten'],
    says: /Asbest/u,
    why: 'old plaster, adhesive and floors are examined before anybody scrapes',
  },
  { paths: ['/maler-putzarbeiten'], says: /erst die Ursache beheben/u, why: 'cement is no remedy for a wet wall' },
  {
    paths: ['/fenster-kosten'],
    says: /Festverglasungen[^.]*zweite Rettungsweg nicht/u,
    why: 'fixed glazing only where the second way out stays',
  },
  {
    paths: ['/fensterbauer'],
    says: /Festverglasungen[^\n]* und der zweite Rettungsweg darf nicht durch dieses Fenster führen\./u,
    why: 'fixed glazing only where the second way out stays',
  },
  {
    paths: ['/daemmung-fassade', '/dach', '/fenster-tueren', '/maler-putzarbeiten', '/solardachziegel'],
    says: /Denkmalbehörde/u,
    why: 'what changes a listed house from outside waits for its authority',
  },
  {
    paths: ['/'],
    says: /^(?=[^]*Wie dichten Sie das Fenster innen ab\?)[^]*Womit rechnet die Beratung\?/u,
    why: 'the plan lists questions to all firms at once, so each says what it asks about',
  },
  {
    paths: ['/neue-waermepumpe', '/waermepumpe-kosten'],
    never: /mit Einbau/u,
    why: 'what the price of a heat pump includes is open',
  },
  {
    paths: ['/daemmung-fassade'],
    says: /verlangte Wärmeschutz bei Innendämmung steht im Merkblatt/u,
    why: 'the limit of the calculator is that of façades, and the planner names none for interior insulation',
  },
  {
    paths: ['/daemmung-fassade'],
    says: /Innen sparen Sie weniger; dort nimmt das Blatt einen kleineren Wert an/u,
    why: 'the calculator presets another saving for insulation from inside',
  },
  {
    paths: ['/energieberater'],
    says: /daraus eine Maßnahme an der Gebäudehülle um, steigt der Zuschuss[^]*im Fahrplan eine Maßnahme an der Gebäudehülle, erhöht/u,
    why: 'the bonus for a plan is one on grants for the envelope, the heat pump has bonuses of its own',
  },
  {
    paths: ['/dach'],
    says: /Für die Dämmung wählen Sie Zuschuss oder Steuerbonus/u,
    why: 'grant and tax bonus exclude each other for one measure, so its ways to money do not all add up',
  },
  {
    paths: ['/architekt'],
    says: /die Planung dürfen Sie vorher beauftragen/u,
    why: 'a grant asks that firms wait for it, not that planning does',
  },
  {
    paths: [
      '/energieberater-duesseldorf',
      '/energieberater-koeln',
      '/energieberater-leipzig',
      '/energieberater-muenchen',
    ],
    never:
      /Berater (?:beginnt|stellt|legt)|legt der Berater|Er stellt die Ergebnisse|davon geht der Bundeszuschuss ab/u,
    why: 'nobody knows what advisers of a city do, and no grant is certain before it is approved',
  },
  {
    paths: ['/photovoltaik'],
    says: /Unter üblichen Verhältnissen hat sich der Kauf nach/u,
    why: 'nobody promises a payback',
  },
  {
    paths: ['/photovoltaik'],
    says: /Einnahmen[^.]*Einkommensteuer/u,
    why: 'a card on taxes answers what owners ask first',
  },
  {
    paths: ['/balkon-solaranlage'],
    says: /Mehrwertsteuer fällt auf solche Sets/u,
    why: 'prices are compared with what is on the bill',
  },
  {
    paths: ['/elektriker-naehe'],
    says: /neue Leitungen[^.]* Eintragung bei einem Netzbetreiber/u,
    why: '/elektrik says that the whole installation is for a listed firm, not only its meter',
  },
  {
    paths: ['/fensterbauer'],
    says: /beschließt [^.]*Gemeinschaft/u,
    never: /Hände der Verwaltung/u,
    why: 'owners decide on the windows of a flat and may ask for offers themselves',
  },
  {
    paths: ['/dach'],
    says: /Abfuhr der alten Deckung zum Preis/u,
    why: 'what the price includes is that the old tiles go, not the tiles',
  },
  {
    paths: ['/pv-fachbetrieb'],
    never: /darf selbst ans Stromnetz/u,
    why: 'the page says that a partner may connect the system',
  },
  {
    paths: ['/datenschutz'],
    says: /Rechners stehen in der Adresse hinter dem Zeichen #[^]*Das gilt auch für das Laden der Formulare/u,
    never: /genügt\.\s[^.]*genügt\.|weder gespeichert noch übertragen/u,
    why: 'the inputs of a calculator stay in the history, the section on forms sends readers here, nothing is said twice in a row',
  },
  {
    paths: ['/'],
    says: /mit allen Boni [^.]*70\s%, vorsichtig gerechnet [^.]*40\s%[^]*Dach allein: 15\s%, der niedrigere unserer beiden Werte/u,
    why: 'the planner counts with one of two values that this website names, and the page shows the other',
  },
  { paths: ['/garage'], says: /gemauert oder betoniert/u, why: 'a solid garage is not only masonry' },
  {
    paths: ['/datenschutz'],
    says: /Postleitzahl ein,[^]*unter jedem Rechner, in der Suche über alle Seiten und unter einer Adresse, die es nicht gibt[^]*steht eine Postleitzahl in der Adresse der Seite, übergeben wir auch sie/u,
    never: /Formular, das ohne Einwilligung lädt/u,
    why: 'no form loads without consent in the build that asks; calculators, the search and the page behind unknown addresses put a postcode into the address as well, and a form gets it from there',
  },
  {
    paths: ['/cookie-einstellungen'],
    says: /bis Sie den Tab schließen/u,
    why: 'where storage is full the choice lives in the storage of the session',
  },
  { paths: ['/foerderungen'], says: /KfW\u00a0261/u, why: 'the programme stands on its card' },
  {
    paths: ['/elektrik'],
    says: /KfW\u00a0436[^]*zeitweise ausgeschöpft/u,
    why: 'the programme and that its pot runs dry',
  },
  {
    paths: ['/photovoltaik', '/dach'],
    says: /Zeiten negativer Börsenpreise/u,
    why: 'the feed-in tariff does not hold while prices are negative',
  },
  {
    paths: ['/balkon-solaranlage'],
    says: /grundsätzlich Anspruch auf die Erlaubnis[^]*Grenze nennt die Bundesnetzagentur/u,
    why: 'tenants have a claim, and the network agency names the limit',
  },
  {
    paths: ['/heizung'],
    says: /Zuschüsse gibt es auch für Pelletheizungen, für den Anschluss an Fernwärme und für Solarthermie/u,
    why: 'not only heat pumps are funded',
  },
  { paths: ['/solarthermie-kosten'], says: /bezuschusst auch Solarthermie/u, why: 'not only heat pumps are funded' },
  { paths: ['/umzug'], says: /haushaltsnahen Dienstleistungen/u, why: 'the tax bonus that fits a private move' },
  {
    paths: ['/energieberater', '/foerderungen'],
    says: /Energieeffizienz-Expertenliste/u,
    why: 'the list is for the envelope; the heating firm may confirm the heating',
  },
  {
    paths: ['/daemmung', '/dach', '/fenster-tueren', '/heizung', '/daemmung-fassade', '/maler-putzarbeiten'],
    says: /Pflicht/u,
    why: 'duties stand in one place, linked from where they arise',
  },
  {
    paths: ['/ueber-uns'],
    says: /„Eigene Rechnung“[^]*„Unsere Annahme“/u,
    why: 'the method names every origin that a value has among the sources of a page',
  },
  {
    paths: ['/energietrends', '/dach'],
    says: /Bundesländern? [^.]*neue[ns] Dach [^.]*Solar(?:anlage|module)/u,
    why: 'a new roof may bring a duty of the state with it, which no federal law names',
  },
  {
    paths: ['/daemmmaterial'],
    says: /zweischaligen Wand\n[^\n]*weist Wasser ab\n[^\n]*Perlite\n[^\n]*Zellulose/u,
    never: /^Hohlräumen/mu,
    why: '/energieberater-hamburg sends readers here for what fills a wall of two leaves, and cellulose drinks water',
  },
  {
    paths: ['/energietrends'],
    says: /kaufen oder erben/u,
    why: 'duties that pass with a house pass to heirs, too',
  },
  {
    paths: ['/daemmmaterial'],
    never: /hinter der Verkleidung darf keine Fuge/u,
    why: 'a ventilated façade needs its openings',
  },
  {
    paths: ['/', '/energieberater'],
    says: /selbst bewohnten Haus|Grundförderung und Effizienz-Bonus einer Wärmepumpe/u,
    why: 'who lets a house gets the base grant of a heat pump and the bonus that asks for nothing but the device',
  },
  {
    paths: ['/foerderung-daemmung', '/foerderungen', '/fenster-kosten'],
    says: /[Oo]hne (?:Sanierungsf|F)ahrplan[^.]* niedriger (?:sein|liegen)/u,
    why: 'the cap of costs may be lower without a plan, and calculators count with the one we know',
  },
  {
    paths: ['/balkon-solaranlage', '/photovoltaik', '/dach', '/heizung', '/fenster-tueren', '/daemmung-fassade'],
    says: /[Gg]emeinschaft/u,
    why: 'what belongs to several owners is decided by all of them',
  },
  {
    paths: ['/'],
    says: /Zuschuss oder, im selbst bewohnten Haus, Steuerbonus/u,
    why: 'who lets a house has no tax bonus to choose',
  },
  {
    paths: ['/waermepumpe-foerderung'],
    says: /Gasheizung[^.]* Alter[^]*Zahl der Wohnungen/u,
    why: 'the bonus asks for the age of a gas boiler, and costs count by dwellings',
  },
  {
    paths: ['/'],
    says: /zählen Kosten bis\szu\s70\.000\s€, je nach Zahl der Wohnungen/u,
    why: 'the page on this grant says that costs count by dwellings',
  },
  {
    paths: ['/pv-fachbetrieb', '/photovoltaik-anlage', '/balkon-solaranlage', '/dach'],
    says: /Marktstammdatenregister/u,
    why: 'whoever buys a system enters it in the register, no firm has to',
  },
  {
    paths: ['/klima'],
    says: /bei Denkmälern die Denkmalbehörde/u,
    never: /^Er sieht/mu,
    why: 'the office for listed houses has one name, and no sentence of a card takes its subject from the card before',
  },
  {
    paths: ['/energieberater-heidelberg'],
    never: /Warme Nächte|Talwind|sind dagegen/u,
    why: 'the paragraph has cool evenings and hot days, and a “Talwind” blows up the valley by day',
  },
  {
    paths: ['/daemmung', '/daemmmaterial'],
    says: /^Außenwand von innen$/mu,
    never: /^Innenwand$/mu,
    why: 'a wall between two rooms is an “Innenwand”, as /daemmung-fassade says, and nobody insulates it',
  },
  {
    paths: ['/foerderung-daemmung'],
    says: /Teil der Kosten direkt von der Steuerschuld/u,
    never: /Handwerkerkosten/u,
    why: 'that word is the name of the relief for wages alone; the example of the page counts the whole bill',
  },
  {
    paths: ['/neue-waermepumpe'],
    says: /Vertrag mit Förderklausel und stellen den Antrag/u,
    never: /sichern die Förderung und geben dann/u,
    why: 'the steps of /waermepumpe-foerderung: contract with the clause, application, consent, and then the work',
  },
  {
    paths: ['/daemmung-fassade'],
    says: /Denkmäler, Fachwerk und gefüllte Hohlräume gelten beim Zuschuss eigene Anforderungen/u,
    why: 'the limit of the calculator is none for them',
  },
  {
    paths: ['/fenster-kosten'],
    says: /Dachfenster, Haustüren und Denkmäler gelten andere/u,
    why: 'the limit is one of windows in walls',
  },
  {
    paths: ['/fenster-kosten'],
    says: /kleinster Eigenanteil durch größte Ersparnis/u,
    why: 'two ranges divided by each other are calculated again by those only who know which ends belong together',
  },
  {
    paths: ['/fachbetriebe-daemmung'],
    says: /Eigenleistung[^.]* das Finanzamt/u,
    why: '/foerderung-daemmung says that the tax bonus asks for a firm',
  },
  {
    paths: ['/', '/foerderung-daemmung', '/foerderungen'],
    says: /wenn das Haus alt genug ist/u,
    why: 'the tax bonus asks for the age of the house',
  },
  {
    paths: ['/energieberater-duesseldorf'],
    says: /selbst im Haus und ist es alt genug[^]*statt des Zuschusses den Steuerbonus/u,
    why: 'the tax bonus asks for the age of the house',
  },
  {
    paths: ['/energieberater', '/energieberater-duesseldorf', '/energieberater-leipzig'],
    says: /Zuschüsse (?:gehen vorher ab|ziehen Sie (?:vorher )?ab)/u,
    why: 'public money goes off before anything goes on the rent',
  },
  {
    paths: ['/energieberater'],
    says: /Förderung wählen[^]*Kosten trennen[^]*Ankündigen[^]*Härten anhören/u,
    why: 'the rent that landlords announce follows from the grant and from what is no repair',
  },
  {
    paths: ['/foerderungen'],
    says: /Kosten klären[^]*Beschließen[^]*Gemeinsam beantragen/u,
    why: 'owners of flats vote on offers and on who pays, not before there are any',
  },
  {
    paths: ['/foerderungen'],
    says: /soweit Sie Einkommensteuer zahlen[^]*zahlen Sie keine, entfällt der Vorteil/u,
    why: 'the tax bonus is nothing to a household that pays no tax',
  },
  {
    paths: ['/'],
    says: /Wem das Haus gehört, stellt den Antrag vor dem bindenden Auftrag/u,
    why: 'some works of the plan named that order, and façade, windows and heating did not',
  },
  {
    paths: ['/'],
    never: /Malerarbeiten oder ein Balkonmodul|Fensterfugen sind trotzdem möglich, wenn/u,
    why: 'tenants ask for a module at the balcony, and for no tape at the window',
  },
  {
    paths: ['/als-fachbetrieb-bewerben', '/ueber-uns'],
    says: /Ob der Anbieter der Formulare etwas verlangt, steht in Ihrem Vertrag/u,
    why: 'only the work of this website costs firms nothing for sure (D-WHOPAYS)',
  },
  {
    paths: ['/elektriker-naehe', '/maler-putzarbeiten', '/bodenlegearbeiten'],
    says: /per Überweisung und nicht bar\. Nur so lassen sich Handwerkerleistungen später bei der Steuer angeben\./u,
    why: 'who pays in cash loses the tax relief for work at home',
  },
  {
    paths: ['/photovoltaik-anlage'],
    says: /Der Ertrag gilt für ein gut ausgerichtetes Dach/u,
    why: 'the calculator asks for no direction, and a roof to the north yields less',
  },
];

/** Every object with lines of a calculation in a record. */
function calculationsIn(value: unknown): readonly { readonly lines: readonly { readonly value: unknown }[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(calculationsIn);
  return 'lines' in value && Array.isArray(value.lines) ? [value as never, ...inner] : inner;
}

describe('right and wrong', () => {
  it('promises in the description of insulants, which cards and results show, what their page holds', () => {
    const record = pages.find(({ path }) => path === '/daemmmaterial')?.record;
    const last = /: (?<promised>[^:]*)\.$/u.exec(record?.description ?? '')?.groups?.promised?.split(/, | und /u);
    expect(last).toEqual(['Eigenschaften', 'Einsatzorte', 'Entsorgung', 'Grenzen']);
    expect(record && wordsOf(record)).toMatch(/Vier Eigenschaften[^]*Welches Bauteil was verlangt[^]*Entsorgung/u);
  });

  it.each(pages)('$path repeats no statement that was found wrong', ({ record }) => {
    const words = wordsOf(record);
    expect(WRONG.flatMap(([looks, why]) => (looks.test(words) ? [`${looks.exec(words)?.[0]}: ${why}`] : []))).toEqual(
      [],
    );
  });

  it.each(Object.entries(drawings))(
    'the drawing %s repeats none in what it says to those who do not see it',
    (_, drawing) => {
      expect(WRONG.filter(([looks]) => looks.test(drawing.alt)).map(([, why]) => why)).toEqual([]);
    },
  );

  it.each(Object.entries(glossary))('the explanation of %s repeats none', (_, { meaning }) => {
    expect(WRONG.filter(([looks]) => looks.test(meaning)).map(([, why]) => why)).toEqual([]);
  });

  it('knows the wrong statements', () => {
    const found = (words: string) => WRONG.filter(([looks]) => looks.test(words)).length;
    expect(found('Warme Luft schlägt sich nieder, und nach 8–12\u00a0Jahre ist Schluss.')).toBe(2);
    expect(found('Die Feuchte schlägt sich nieder, und nach 8–12\u00a0Jahren ist Schluss.')).toBe(0);
  });

  const withHighestGrant = pages.filter(({ record }) => figuresIn(record).some(({ id }) => id === 'funding.bafaGrant'));

  it.each(withHighestGrant)('$path names the plan beside the highest grant for insulation', ({ record }) => {
    expect(
      /iSFP|Sanierungsfahrplan|Fahrplan/u.test(wordsOf(record)),
      'The page shows funding.bafaGrant, whose full rate asks for a plan. Name the “iSFP” or “Sanierungsfahrplan” beside it.',
    ).toBe(true);
  });

  const withWindowGrant = pages.filter(({ record }) =>
    figuresIn(record).some(({ id }) => id === 'windows.windowGrant'),
  );

  it.each(withWindowGrant)(
    '$path says that the rate for windows is without the plan, and what it is with it',
    (page) => {
      expect(
        /ohne den Bonus für einen Sanierungsfahrplan/u.test(wordsOf(page.record)),
        'The page shows windows.windowGrant. Say beside it: “ohne den Bonus für einen Sanierungsfahrplan”.',
      ).toBe(true);
      expect(
        figuresIn(page.record).map(({ id }) => id),
        'Show windowExample.grantWithPlan, too.',
      ).toContain('windowExample.grantWithPlan');
    },
  );

  it.each(BY_PAGE)('$paths: $why', ({ paths, says, never }) => {
    const checked = pages.filter(({ path }) => paths.includes(path));
    const wrong = checked.filter(({ record }) => {
      const words = wordsOf(record);
      return (says && !says.test(words)) || never?.test(words);
    });
    expect(checked).toHaveLength(paths.length);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  const cities = pages.filter(({ route }) => route.template === 'city');

  it.each(cities)('$path speaks of listed houses, and not of the weather, below a heading on them', ({ record }) => {
    const { sections } = record as CityRecord;
    const misplaced = sections.flatMap((section, at) => {
      let heading = section.heading;
      return textsOf(record)
        .filter(({ path }) => path.startsWith(`sections.${at}.`))
        .flatMap(({ path, text }) => {
          const words = plainText(text);
          if (path.endsWith('heading')) heading = words;
          const isBelow =
            ('audience' in section && section.audience === 'heritage') || /Denkmal|Schutz|Amt/u.test(heading);
          const isOn = /Denkmal(?:behörde|schutz(?:amt|behörde))/u.test(words);
          const isWeather = /Klima|(?:Winter|Sommer)(?!\p{Ll})/u.test(words);
          return (isOn && !isBelow) || (isWeather && isBelow) ? [`${heading}: ${words.slice(0, 60)}…`] : [];
        });
    });
    expect(misplaced, 'The contents list names the headings: move the paragraph below one that says it.').toEqual([]);
  });

  it('names the wallbox grant below, not in the lead, because its pot is often empty', () => {
    const lead = pages.find(({ path }) => path === '/elektrik')?.record.lead ?? [];
    expect(lead.flatMap((inline) => figureOf(inline) ?? [])).toEqual([]);
  });

  it.each(cities)('$path names its city in the heading', (page) => {
    const city = page.route.label.replace(/^Energieberater /u, '');
    expect(page.record.h1).toContain(city);
  });

  it.each(pages)('$path leaves at least what a grant of at most leaves', ({ record }) => {
    const wrong = calculationsIn(record).filter(({ lines }) => {
      const bounds = lines.map(({ value }) => (value as { bound?: string }).bound);
      return bounds.includes('atMost') && bounds.at(-1) !== 'atLeast';
    });
    expect(wrong).toEqual([]);
  });

  it.each(pages.filter(({ record }) => 'next' in record))(
    '$path asks for offers before it applies with them',
    (page) => {
      const { steps } = (page.record as unknown as { next: { steps: readonly Text[] } }).next;
      const first = (looks: RegExp) => steps.findIndex((step) => looks.test(plainText(step)));
      const applies = first(/Stellen Sie (?:den|einen) (?:Förder)?[Aa]ntrag/u);
      expect(applies === -1 || first(/Angebote/u) <= applies).toBe(true);
    },
  );

  it.each<RoutePath>(['/daemmung-fassade', '/fenster-kosten', '/foerderung-daemmung', '/foerderungen'])(
    '%s says that fewer costs may count without a plan, where it names how many count',
    (path) => {
      const record = pages.find((page) => page.path === path)?.record;
      expect(record && wordsOf(record)).toMatch(/Ohne (?:Sanierungsf|F)ahrplan[^.]*niedriger/u);
    },
  );

  it.each(pages.filter(({ route }) => route.template === 'city'))(
    '$path names the list in which an adviser must stand, and leads to it',
    ({ record }) => {
      const bodies = textsOf(record).flatMap(({ text }) => text.filter((part) => typeof part === 'object'));
      expect(
        bodies.some((part) => part.kind === 'official' && part.body === 'experts'),
        'Lead to the list with official("experts") of content/text.ts, where the page says who may advise.',
      ).toBe(true);
    },
  );

  it.each(cities)('$path says that the grant for the advice is applied for before the advice', ({ record }) => {
    expect(wordsOf(record)).toMatch(
      /(?:[Bb]eantrag|Antrag)[^.]*(?<!\p{L})(?:bevor|ehe|vor) (?:die |der |dem ersten |diesem )?(?:Beratung|Berater|Beginn|Termin)/u,
    );
  });

  const GRANTS_ON_COSTS = new Set(['funding.bafaGrant', 'funding.heatPumpGrant', 'funding.heatPumpGrantCostPage']);
  const withGrantInFront = pages.flatMap(({ path, record }) =>
    'keyFigures' in record && Array.isArray(record.keyFigures)
      ? (record.keyFigures as { label: string; value: { id: string } }[])
          .filter(({ value }) => GRANTS_ON_COSTS.has(value.id))
          .map(({ label }) => ({ path, label }))
      : [],
  );

  it.each(withGrantInFront)('$path says in large numerals that a grant counts on eligible costs', ({ label }) => {
    expect(label).toContain('anrechenbaren Kosten');
  });

  it('says to landlords and to tenants that only a part of the costs may go on the rent, up to a limit', () => {
    const record = pages.find(({ path }) => path === '/energieberater')?.record;
    expect(record && wordsOf(record).match(/nur ein [^.]*bis zu einer Grenze je Quadratmeter/gu)).toHaveLength(2);
  });

  it('says whom duties of old houses leave alone, and who knows', () => {
    const record = pages.find(({ path }) => path === '/energietrends')?.record;
    expect(record && wordsOf(record)).toMatch(
      /schon lange selbst, sind Sie von diesen Pflichten meist befreit[^.]*\. [^.]*Schornsteinfeger/u,
    );
  });

  it('offers as many firms for a roof as for its siblings', () => {
    const offers = (path: RoutePath) => {
      const page = pages.find((other) => other.path === path);
      return page && offersOf(page.route);
    };
    expect(offers('/dach')).toBe(offers('/daemmung'));
  });
});
