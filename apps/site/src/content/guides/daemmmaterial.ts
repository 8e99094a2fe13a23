import type { GuideRecord } from '../records';
import { link, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Dämmmaterial',
  h1: 'Welcher Dämmstoff wohin gehört',
  description:
    'Mineralwolle, Hartschaum, Holzfaser, Zellulose und Kalziumsilikat im Vergleich: Eigenschaften, Einsatzorte, Entsorgung und Grenzen.',
  lead: text`Den einen besten Dämmstoff gibt es nicht. Sehen Sie zuerst auf das Bauteil und erst danach auf den Preis.`,
  art: 'insulationMaterials',
  button: 'Angebote für die Dämmung einholen',
  summary: [
    text`Mineralwolle brennt nicht und kostet wenig, Hartschaum verträgt Feuchte und Druck, Holzfaser hält im Sommer die Hitze zurück.`,
    text`Je kleiner die Wärmeleitfähigkeit, desto dünner darf die Schicht sein. Für den ${term('uWert', 'U-Wert')} zählen Stoff und Dicke zusammen.`,
    text`Sauber verlegtes Mittelmaß dämmt besser als ein Spitzenprodukt mit Fugen.`,
    text`Innen an der Wand sind Stoffe im Vorteil, die Feuchte aufnehmen und wieder abgeben.`,
  ],
  sections: [
    {
      type: 'components',
      heading: 'Vier Eigenschaften, die Sie kennen sollten',
      intro: text`Auf jedem Datenblatt stehen viele Werte. An diesen vier erkennen Sie, ob das Material an seinen Platz passt.`,
      components: [
        {
          title: 'Wärmeleitfähigkeit',
          art: 'heatConduction',
          description: text`Sie sagt, wie schnell Wärme durch den Stoff wandert. Die Platten tragen dazu eine Wärmeleitstufe auf dem Etikett.`,
          detail: text`Niedrig ist gut, vor allem wo wenig Platz ist.`,
        },
        {
          title: 'Brandverhalten',
          art: 'fireBehaviour',
          description: text`Die Klassen reichen von nicht brennbar bis normal entflammbar. An höheren Häusern und an Fluchtwegen gelten strenge Vorgaben.`,
          detail: text`Die Klasse muss im Angebot stehen.`,
        },
        {
          title: 'Umgang mit Wasser',
          art: 'moistureBehaviour',
          description: text`Manche Stoffe nehmen Feuchte auf und trocknen wieder, andere lassen keine hinein. Beides kann richtig sein, je nach Lage im Bauteil.`,
          detail: text`Nasse Dämmung dämmt kaum.`,
        },
        {
          title: 'Gewicht',
          art: 'materialWeight',
          description: text`Schwere Dämmstoffe lassen Hitze erst mit Verzögerung durch und dämpfen Schall. Leichte belasten die Konstruktion weniger.`,
          detail: text`Unter dem Dach zählt Masse.`,
        },
      ],
    },
    {
      type: 'cards',
      heading: 'Die wichtigsten Stoffe im Porträt',
      cards: [
        {
          title: 'Glas- und Steinwolle',
          art: 'mineralWool',
          description: text`Matten und Platten bestehen aus Fasern von geschmolzenem Glas oder Gestein. Die Wolle brennt nicht und klemmt sich gut zwischen Balken, verliert bei Nässe aber ihre Wirkung.`,
          facts: [{ label: 'Stark bei', value: text`Steildach, hinterlüfteter Fassade, Trennwand` }],
        },
        {
          title: 'Polystyrol (EPS und XPS)',
          art: 'polystyrene',
          description: text`Der Hartschaum aus Erdöl ist leicht, preiswert und druckfest. Die dichtere Sorte XPS darf auch im Erdreich liegen. Beide Sorten sind brennbar.`,
          facts: [{ label: 'Stark bei', value: text`Verbundsystem, Kellerwand, Bodenplatte` }],
        },
        {
          title: 'Polyurethan (PUR und PIR)',
          art: 'polyurethane',
          description: text`Der Schaum hat eine besonders kleine Wärmeleitfähigkeit und trägt oft eine Deckschicht aus Aluminium. Er spart Höhe, kostet mehr und lässt kaum Feuchte durch.`,
          facts: [{ label: 'Stark bei', value: text`Flachdach, Aufsparrendämmung, niedrigen Räumen` }],
        },
        {
          title: 'Holzfaser',
          art: 'woodFibre',
          description: text`Die gepressten Fasern aus Restholz sind schwer, nehmen Feuchte auf und bremsen sommerliche Wärme. Sie brauchen mehr Dicke als Schaum.`,
          facts: [{ label: 'Stark bei', value: text`Dach mit Wohnraum darunter, Holzbau` }],
        },
        {
          title: 'Zellulose',
          art: 'celluloseFlakes',
          description: text`Die Flocken aus Zeitungspapier sind mit Salzen gegen Feuer und Schimmel behandelt. Sie werden eingeblasen und füllen jeden Winkel ohne Fuge.`,
          facts: [{ label: 'Stark bei', value: text`Steildach, oberster Decke, Holzständerwand` }],
        },
        {
          title: 'Kalziumsilikat',
          art: 'calciumSilicate',
          description: text`Die mineralische Platte verteilt Wasser wie ein Schwamm und gibt es wieder ab. Schimmel findet auf ihr schlecht Halt. Sie dämmt mäßig.`,
          facts: [{ label: 'Stark bei', value: text`Innendämmung, Fensterlaibung, kalten Ecken` }],
        },
      ],
      note: text`Daneben gibt es Hanf, Flachs, Schafwolle, Kork, Schaumglas, Perlite und Vakuumplatten. Sie haben ihre Nischen. Schaumglas trägt schwere Lasten im Erdreich, Vakuumplatten helfen, wo jeder Zentimeter fehlt.`,
    },
    {
      type: 'table',
      heading: 'Welches Bauteil was verlangt',
      caption: 'Bauteile und geeignete Dämmstoffe',
      columns: ['Bauteil', 'Darauf kommt es an', 'Geeignet', 'Ungeeignet'],
      rows: [
        [
          text`Steildach`,
          text`Hitzeschutz, Passform zwischen den Sparren`,
          text`Mineralwolle, Holzfaser, Zellulose`,
          text`steife Platten zwischen krummen Balken`,
        ],
        [
          text`Flachdach`,
          text`Druckfestigkeit, wenig Höhe`,
          text`Polyurethan, Polystyrol, Schaumglas`,
          text`weiche Matten`,
        ],
        [
          text`Außenwand mit Putz`,
          text`Haftung, Brandverhalten`,
          text`Polystyrol, Steinwolle, Holzfaserplatte`,
          text`lose Flocken`,
        ],
        [
          text`Hohlraum einer zweischaligen Wand`,
          text`rieselt in jede Ecke, weist Wasser ab`,
          text`Flocken aus Mineralwolle, Polystyrol, Perlite`,
          text`Zellulose und alles, was Wasser saugt`,
        ],
        [
          text`Außenwand von innen`,
          text`Feuchte puffern`,
          text`Kalziumsilikat, Holzfaser, Mineralschaum`,
          text`Folien und Schaum ohne Feuchteplanung`,
        ],
        [
          text`Kellerdecke von unten`,
          text`flach, leicht, sauber`,
          text`Polystyrol, Steinwolle, Mineralschaum`,
          text`dicke Systeme bei niedriger Decke`,
        ],
        [text`Wand im Erdreich`, text`Wasser und Druck`, text`XPS, Schaumglas`, text`alles, was Wasser saugt`],
      ],
      note: text`Die Tabelle ist eine Orientierung. Ob ein Produkt dort verwendet werden darf, steht in seiner Zulassung unter „Anwendungsgebiet“.`,
    },
    {
      type: 'prose',
      heading: 'Naturdämmstoffe: was für sie spricht und was dagegen',
      blocks: [
        text`Holzfaser, Hanf und Zellulose stammen aus Pflanzen oder aus Altpapier. Sie puffern Feuchte, liegen angenehm in der Hand und halten im Sommer die Kammern unter dem Dach länger kühl. Die Herstellung braucht je nach Produkt unterschiedlich viel Energie; ein pauschales Urteil wäre falsch.`,
        text`Dem stehen Nachteile gegenüber. Naturstoffe dämmen bei gleicher Dicke meist etwas schwächer, kosten häufig mehr und sind brennbar. Im Sockel und im Erdreich scheiden sie aus. Wählen Sie einen Betrieb, der mit Naturstoffen Erfahrung hat.`,
        { subheading: 'Und die Entsorgung?' },
        text`Reine, lose verlegte Stoffe lassen sich später ausbauen und wiederverwenden. Verklebte Platten mit Putz sind Verbundabfall. Alte Mineralwolle kann gesundheitlich bedenkliche Fasern enthalten. Lassen Sie ihr Alter vor dem Ausbau prüfen und reißen Sie nichts in Eigenregie heraus.`,
        {
          title: 'Was im Angebot stehen sollte',
          remark: text`Produktname, Wärmeleitstufe, Dicke und Brandklasse. Steht dort nur „Dämmung nach Wahl des Betriebs“, können Sie zwei Angebote nicht vergleichen.`,
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Material und Einbau aus einer Hand anfragen',
      intro: text`Sie müssen sich vorher nicht auf einen Stoff festlegen. Nennen Sie das Bauteil; Material und Dicke schlägt der Betrieb vor.`,
    },
    {
      type: 'steps',
      heading: 'So kommen Sie zum passenden Stoff',
      steps: [
        {
          title: 'Bauteil bestimmen',
          text: text`Dach, Wand, Decke oder Boden? Bewohnt oder kalt? Trocken oder dem Wetter ausgesetzt? Damit fallen die meisten Stoffe schon weg.`,
        },
        {
          title: 'Platz messen',
          text: text`Wie dick darf die Schicht werden? Bei wenig Raum braucht es einen Stoff mit kleiner Wärmeleitfähigkeit.`,
        },
        {
          title: 'Nebenwünsche ordnen',
          text: text`Bringen Sie Schallschutz, Hitzeschutz, Brandschutz und nachwachsenden Rohstoff in eine Rangfolge, denn alles zugleich gibt es nicht.`,
        },
        {
          title: 'Im Detail prüfen',
          text: text`Lassen Sie den Aufbau auf Feuchte rechnen, bevor bestellt wird. Das gilt besonders für Innendämmung und Flachdach. Hinter einer falsch geplanten Platte kann es schimmeln. Als Mieterin oder Mieter kleben Sie deshalb nichts ohne Erlaubnis an die Außenwand; eine feuchte Ecke melden Sie als Mangel.`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Ist Polystyrol an der Fassade ein Brandrisiko?',
      answer: [
        text`Polystyrol ist brennbar, in der verputzten Wand aber geschützt. Bei mehrgeschossigen Häusern verlangen die Regeln zusätzlich Brandriegel aus Mineralwolle. Wer ganz sichergehen will, nimmt Steinwolle und zahlt dafür etwas mehr.`,
      ],
    },
    {
      question: 'Setzt sich eingeblasene Dämmung mit der Zeit?',
      answer: [
        text`Nur wenn sie zu locker eingebracht wurde. Der Betrieb bläst Flocken mit Druck ein und wiegt, wie viel Material im Hohlraum gelandet ist. Lassen Sie sich dieses Protokoll geben.`,
      ],
    },
    {
      question: 'Mögen Mäuse und Marder Dämmstoffe?',
      answer: [
        text`Nisten können sie in fast jedem weichen Material, fressen mögen sie keines. Versperren Sie die Zugänge mit Gittern vor den Lüftungsöffnungen an Traufe und Sockel und mit dichten Durchführungen.`,
      ],
    },
    {
      question: 'Kann ich verschiedene Dämmstoffe mischen?',
      answer: [
        text`Ja, das ist sogar üblich: Schaum am Sockel, Wolle an der Wand, Zellulose in der Decke. Innerhalb eines Bauteils muss die Reihenfolge der Schichten stimmen, damit Feuchte nach außen hin leichter entweichen kann.`,
      ],
    },
    {
      question: 'Wozu dient die Dampfbremse?',
      answer: [
        text`Sie sitzt auf der warmen Seite und verhindert, dass feuchte Raumluft in die Dämmung zieht und sie nass macht. Löcher von Kabeln oder Klammern heben die Wirkung auf. Deshalb gehört jede Durchdringung abgeklebt.`,
      ],
    },
  ],
  next: {
    heading: 'Was Sie jetzt tun können',
    steps: [
      text`Suchen Sie das Bauteil in der Tabelle und notieren Sie zwei Stoffe, die infrage kommen.`,
      text`Lesen Sie bei der Außenwand weiter: Die ${link('/daemmung-fassade', 'Fassadensysteme')} geben das Material zum Teil vor.`,
      text`Prüfen Sie am Steildach, ob eine neue Eindeckung ansteht; die Seite zum ${link('/dach', 'Dach')} hilft bei der Planung.`,
      text`Fragen Sie nach den ${link('/foerderung-daemmung', 'Förderbedingungen')}. Sie schreiben den Wärmeschutz vor, nicht den Stoff.`,
    ],
  },
  related: ['/daemmung', '/daemmung-fassade', '/fachbetriebe-daemmung', '/foerderung-daemmung'],
};
