import type { TradeProbe } from './trade-probe.ts';

export const bilanzbuchhalter: TradeProbe = {
  trade: 'Bilanzbuchhalter',
  farTrade: 'Fachkraft für Lagerlogistik',
  posting: `Bilanzbuchhalter (m/w/d)
Die Finkenberg GmbH verstärkt ihre Finanzabteilung.
Deine Aufgaben
- Finanzbuchhaltung inklusive Debitorenbuchhaltung, Kreditorenbuchhaltung und Anlagenbuchhaltung
- Erstellung der Monats- und Jahresabschlüsse nach HGB
- Umsatzsteuervoranmeldungen und Abstimmung der Konten
- Ansprechpartner für Steuerberater und Wirtschaftsprüfer
Dein Profil
- Kaufmännische Ausbildung und Weiterbildung zum Bilanzbuchhalter (IHK)
- Mindestens drei Jahre Berufserfahrung in der Buchhaltung
- Sicherer Umgang mit DATEV und MS Excel
- Kenntnisse in IFRS sind von Vorteil
- Lohnbuchhaltung idealerweise
- Verhandlungssicheres Deutsch, gute Englischkenntnisse
- Sorgfältige und selbstständige Arbeitsweise
Das bieten wir
Homeoffice, flexible Arbeitszeiten, Obstkorb und Parkplätze.`,
  qualified: `Ada Beispiel
ada@mail.example
Beruflicher Werdegang
Bilanzbuchhalterin, Reiher AG, 2016 - 2023
- Debitoren-, Kreditoren- und Anlagenbuchhaltung für drei Gesellschaften in DATEV
- Monatsabschlüsse und Jahresabschluss nach HGB erstellt, Konten abgestimmt
- Umsatzsteuervoranmeldung und Zusammenarbeit mit Wirtschaftsprüfern
Finanzbuchhalterin, Otter GmbH, 2013 - 2016
- Lohnbuchhaltung für 80 Mitarbeiter
Ausbildung
Bilanzbuchhalterin (IHK), 2016
Ausbildung zur Bürokauffrau, 2013
Kenntnisse
MS Excel, DATEV, IFRS
Sprachen: Deutsch Muttersprache, Englisch fließend`,
  half: `Ben Beispiel
ben@mail.example
Beruflicher Werdegang
Sachbearbeiter Kreditoren, Otter GmbH, 2021 - 2023
- Eingangsrechnungen geprüft und gebucht
- Stammdaten in Excel gepflegt
Ausbildung
Ausbildung zum Bürokaufmann, 2021`,
  negated: `Cem Beispiel
cem@mail.example
Beruflicher Werdegang
Barista, Bohnenhaus, 2019 - 2022
- Kaffee zubereitet und zwei Kollegen angelernt
Über mich
Keine Erfahrung in der Buchhaltung, ohne Kenntnisse in DATEV oder HGB.
Ich möchte Jahresabschlüsse und Lohnbuchhaltung lernen. Noch nie mit Debitorenbuchhaltung gearbeitet.`,
};
