import { casesOf, type LedgerCase, type LedgerProbe } from '../ledger-case.ts';

/** German resumes with honest and lying rewrites, counted at first sight before German rules were written. All made up. */

const nurse = `Annika Sorgfeld
annika.sorgfeld@post.example

Berufserfahrung
Gesundheits- und Krankenpflegerin, Klinikum Auental, Kassel, 04/2018 - heute
- Betreuung von bis zu neun Patienten pro Schicht auf einer chirurgischen Station mit 32 Betten
- Mitarbeit bei der Einführung der elektronischen Pflegedokumentation
- Anleitung von Auszubildenden im zweiten Lehrjahr
- Unterstützte die Stationsleitung bei der Dienstplanung

Pflegehelferin, Seniorenheim Lindenhof, Baunatal, 2014 - 2015
- Hilfe bei der Körperpflege und beim Essen

Ausbildung
Ausbildung zur Gesundheits- und Krankenpflegerin, Krankenpflegeschule Auental, 2015 - 2018

Kenntnisse
Wundversorgung, Orbis, Englisch (Grundkenntnisse)
`;

const electrician = `Torben Kabelmann
Elektroniker für Energie- und Gebäudetechnik

Beruflicher Werdegang
Elektroniker, Blitz & Söhne Elektrotechnik GmbH, Münster, seit Juni 2019
- Installierte Zähleranlagen und Unterverteilungen in Ein- und Mehrfamilienhäusern
- Wartete etwa 40 Photovoltaikanlagen im Jahr
- Prüfte Anlagen nach DIN VDE 0100
- Wirkte an der Umrüstung von drei Schulen auf LED mit

Geselle, Stromwerk Hagedorn, Telgte, 2016 bis 2019
- Verlegte Leitungen und setzte Dosen
- Half dem Meister bei der Fehlersuche

Ausbildung
Gesellenbrief Elektroniker, Handwerkskammer Münster, 2016
Realschulabschluss, 2012

Führerschein Klasse B
`;

const clerk = `Selma Zifferling
Buchhalterin

Profil
Buchhalterin mit Erfahrung in Debitoren, Kreditoren und Monatsabschluss.

Berufserfahrung
01/2019 - 12/2024 Buchhalterin, Holzwerke Immerath GmbH, Neuss
• Bearbeitung von rund 300 Eingangsrechnungen im Monat in DATEV
• Verkürzte den Monatsabschluss von acht auf fünf Tage
• Arbeitete bei der Umstellung auf SAP S/4HANA mit
• Verantwortlich für das Mahnwesen

08/2015 - 12/2018 Bürokauffrau, Autohaus Rennersheim, Neuss
• Schrieb Angebote und Rechnungen
• Betreute die Telefonzentrale

Ausbildung
Ausbildung zur Bürokauffrau (IHK), 2012 - 2015
Fachhochschulreife, 2012

EDV: DATEV, Excel (gut), SAP (Grundkenntnisse)
Sprachen: Deutsch (Muttersprache), Türkisch (fließend)
`;

const developer = `Kilian Wegner
Softwareentwickler, Leipzig

Berufserfahrung
Softwareentwickler, Stadtwolke AG, Leipzig, Oktober 2020 - heute
- Entwicklung von Webanwendungen mit TypeScript und React
- Senkte die Ladezeit der Startseite um 40 %
- Trug zur Einführung automatischer Tests mit Playwright bei
- Teil eines Teams von sieben Personen

Werkstudent, Hafenlicht Software GmbH, Halle, 2018 - 2020
- Pflegte ein internes Ticketsystem in PHP

Studium
B.Sc. Informatik, Hochschule Saaletal, 2020 (Note 2,1)

Sprachen
Deutsch, Englisch (C1)
`;

const probes: LedgerProbe[] = [
  {
    trade: 'Pflege',
    resume: nurse,
    honest: {
      whole: [
        [
          nurse,
          `Annika Sorgfeld
annika.sorgfeld@post.example

Profil
Examinierte Gesundheits- und Krankenpflegerin mit Erfahrung auf einer chirurgischen Station und in der Pflege älterer Menschen.

Berufserfahrung
Gesundheits- und Krankenpflegerin, Klinikum Auental, Kassel, April 2018 – heute
- Betreute bis zu 9 Patientinnen und Patienten pro Schicht auf einer chirurgischen Station mit 32 Betten
- Wirkte an der Einführung der elektronischen Pflegedokumentation mit
- Leitete Auszubildende im 2. Lehrjahr an
- Unterstützte die Stationsleitung bei der Erstellung der Dienstpläne

Pflegehelferin, Seniorenheim Lindenhof, Baunatal, 2014 – 2015
- Unterstützte Bewohner bei der Körperpflege und beim Essen

Ausbildung
Ausbildung zur Gesundheits- und Krankenpflegerin, Krankenpflegeschule Auental, 2015 – 2018

Kenntnisse
Wundversorgung, Orbis, Englisch (Grundkenntnisse)
`,
        ],
      ],
      synonyms: [
        ['Mitarbeit bei der Einführung', 'Mitgewirkt bei der Einführung'],
        ['Hilfe bei der Körperpflege', 'Unterstützung bei der Körperpflege'],
      ],
      dates: [['04/2018 - heute', 'seit April 2018']],
    },
    lies: {
      scope: [['Mitarbeit bei der Einführung der', 'Leitung der Einführung der']],
      'scope 2': [
        ['Unterstützte die Stationsleitung bei der Dienstplanung', 'Verantwortete die Dienstplanung der Station'],
      ],
      number: [['bis zu neun Patienten', 'bis zu neunzehn Patienten']],
      title: [['Gesundheits- und Krankenpflegerin, Klinikum', 'Stationsleiterin, Klinikum']],
      level: [['Englisch (Grundkenntnisse)', 'Englisch (verhandlungssicher)']],
    },
  },
  {
    trade: 'Elektro',
    resume: electrician,
    honest: {
      synonyms: [
        [
          'Wartete etwa 40 Photovoltaikanlagen im Jahr',
          'Führte jährlich die Wartung von rund vierzig Photovoltaikanlagen durch',
        ],
        ['Half dem Meister bei der Fehlersuche', 'Unterstützte den Meister bei der Fehlersuche'],
      ],
      numbers: [
        ['Wirkte an der Umrüstung von drei Schulen auf LED mit', 'Beteiligung an der Umrüstung von 3 Schulen auf LED'],
        ['seit Juni 2019', 'Juni 2019 - heute'],
      ],
      merged: [
        [
          `- Verlegte Leitungen und setzte Dosen
- Half dem Meister bei der Fehlersuche`,
          '- Verlegte Leitungen, setzte Dosen und half dem Meister bei der Fehlersuche',
        ],
      ],
    },
    lies: {
      title: [['Geselle, Stromwerk', 'Meister, Stromwerk']],
      degree: [['Gesellenbrief Elektroniker', 'Meisterbrief Elektroniker']],
      scope: [
        ['Wirkte an der Umrüstung von drei Schulen auf LED mit', 'Leitete die Umrüstung von drei Schulen auf LED'],
      ],
      dates: [['2016 bis 2019', '2014 bis 2019']],
      number: [['etwa 40 Photovoltaikanlagen', 'etwa 400 Photovoltaikanlagen']],
      licence: [['Führerschein Klasse B', 'Führerschein Klasse B und CE']],
    },
  },
  {
    trade: 'Buchhaltung',
    resume: clerk,
    honest: {
      synonyms: [
        ['Bearbeitung von rund 300 Eingangsrechnungen im Monat', 'Bearbeitete monatlich etwa 300 Eingangsrechnungen'],
        [
          'Verkürzte den Monatsabschluss von acht auf fünf Tage',
          'Reduzierte die Dauer des Monatsabschlusses von 8 auf 5 Tage',
        ],
      ],
      scope: [
        ['Arbeitete bei der Umstellung auf SAP S/4HANA mit', 'Unterstützung der Umstellung auf SAP S/4HANA'],
        ['Verantwortlich für das Mahnwesen', 'Verantwortung für das Mahnwesen'],
      ],
      summary: [
        [
          'Buchhalterin mit Erfahrung in Debitoren, Kreditoren und Monatsabschluss.',
          'Buchhalterin und gelernte Bürokauffrau mit Erfahrung in Debitoren- und Kreditorenbuchhaltung, Mahnwesen und Monatsabschluss, sicher in DATEV.',
        ],
      ],
    },
    lies: {
      tool: [['EDV: DATEV, Excel (gut)', 'EDV: DATEV, Lexware, Excel (gut)']],
      level: [['SAP (Grundkenntnisse)', 'SAP (sehr gut)']],
      title: [['Buchhalterin, Holzwerke', 'Bilanzbuchhalterin, Holzwerke']],
      degree: [['Ausbildung zur Bürokauffrau (IHK), 2012 - 2015', 'Studium der Betriebswirtschaft, 2012 - 2015']],
      scope: [['Arbeitete bei der Umstellung auf SAP S/4HANA mit', 'Steuerte die Umstellung auf SAP S/4HANA']],
      number: [['von acht auf fünf Tage', 'von acht auf drei Tage']],
      dropped: [
        [
          `08/2015 - 12/2018 Bürokauffrau, Autohaus Rennersheim, Neuss
• Schrieb Angebote und Rechnungen
• Betreute die Telefonzentrale
`,
          '',
        ],
      ],
    },
  },
  {
    trade: 'Software',
    resume: developer,
    honest: {
      synonyms: [
        [
          'Entwicklung von Webanwendungen mit TypeScript und React',
          'Entwickelte Webanwendungen mit TypeScript und React',
        ],
        ['Senkte die Ladezeit der Startseite um 40 %', 'Verringerte die Ladezeit der Startseite um vierzig Prozent'],
      ],
      scope: [
        [
          'Trug zur Einführung automatischer Tests mit Playwright bei',
          'Beteiligte sich an der Einführung automatisierter Tests mit Playwright',
        ],
        ['Teil eines Teams von sieben Personen', 'Arbeitete in einem siebenköpfigen Team'],
      ],
      degree: [['B.Sc. Informatik', 'Bachelor of Science Informatik']],
    },
    lies: {
      scope: [
        ['Trug zur Einführung automatischer Tests mit Playwright bei', 'Führte automatische Tests mit Playwright ein'],
      ],
      'scope 2': [['Teil eines Teams von sieben Personen', 'Leiter eines Teams von sieben Personen']],
      percentage: [['um 40 %', 'um 60 %']],
      degree: [['B.Sc. Informatik', 'M.Sc. Informatik']],
      title: [['Werkstudent, Hafenlicht', 'Softwareentwickler, Hafenlicht']],
      reach: [['ein internes Ticketsystem', 'ein konzernweites Ticketsystem']],
    },
  },
];

export const germanCases: LedgerCase[] = probes.flatMap((probe) => casesOf(probe, 'fresh'));
