import type { TradeProbe } from './trade-probes.ts';

/** Four trades in German, as `trade-probes.ts`; all people and firms are made up. */
export const germanProbes: readonly TradeProbe[] = [
  {
    trade: 'Pflegefachkraft',
    farTrade: 'Elektroniker',
    posting: `Pflegefachkraft (m/w/d) für die Intensivstation
Das Klinikum Weidenbach sucht zum nächstmöglichen Zeitpunkt eine Pflegefachkraft in Voll- oder Teilzeit.
Ihre Aufgaben
- Grund- und Behandlungspflege unserer Patientinnen und Patienten
- Wundversorgung, Medikamentengabe und Überwachung der Vitalzeichen
- Pflegeplanung und Pflegedokumentation im System Orbis
- Anleitung von Auszubildenden
Ihr Profil
- Abgeschlossene Ausbildung als Pflegefachkraft oder Gesundheits- und Krankenpfleger
- Staatliches Examen zwingend erforderlich
- Mindestens 2 Jahre Berufserfahrung in der Intensivpflege
- Weiterbildung zur Praxisanleiterin wünschenswert
- Führerschein Klasse B von Vorteil
- Deutschkenntnisse mindestens B2
- Einfühlungsvermögen und Teamfähigkeit
Wir bieten
Vergütung nach Tarif, 30 Tage Urlaub, betriebliche Altersvorsorge, Jobrad und kostenloses Yoga.
Wir freuen uns auf Ihre Bewerbung!`,
    qualified: `Nora Beispiel
nora@mail.example
Berufserfahrung
Gesundheits- und Krankenpflegerin, Intensivstation, Klinikum Ahornau, 2017 - 2023
- Grundpflege und Behandlungspflege beatmeter Patienten, Wundmanagement und Medikamentengabe
- Überwachung der Vitalparameter, Pflegeplanung und Dokumentation in Orbis
- Anleitung von Auszubildenden als Praxisanleiterin
Pflegefachkraft, Seniorenheim Birkenhof, 2015 - 2017
- Behandlungspflege und Betreuung der Bewohner
Ausbildung
Ausbildung zur Gesundheits- und Krankenpflegerin, staatliches Examen, 2015
Kenntnisse
Intensivpflege, Teamfähigkeit, Einfühlungsvermögen, Führerschein Klasse B
Sprachen: Deutsch (Muttersprache), Englisch B1`,
    half: `Hanna Beispiel
hanna@mail.example
Berufserfahrung
Pflegehelferin, Seniorenheim Birkenhof, 2020 - 2022
- Grundpflege der Bewohner und Messen der Vitalzeichen
- Essen gereicht und Zimmer gerichtet
Schule
Realschulabschluss, 2019
Sprachen: Deutsch C1`,
    negated: `Nils Beispiel
nils@mail.example
Berufserfahrung
Kassierer, Eckladen, 2019 - 2023
- Kunden bedient und Kasse abgerechnet
Über mich
Kein Examen als Pflegefachkraft. Keine Erfahrung in Grundpflege, Behandlungspflege oder Wundversorgung.
Ich möchte Pflegeplanung und Intensivpflege gerne lernen. Kein Führerschein.`,
  },
  {
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
  },
  {
    trade: 'Elektroniker',
    farTrade: 'Bilanzbuchhalter',
    posting: `Elektroniker für Energie- und Gebäudetechnik (m/w/d)
Aufgabengebiet
- Installation und Wartung elektrischer Anlagen in Neubau und Bestand
- Montage von Schaltschränken und Verlegen von Leitungen
- Fehlersuche, Prüfung nach VDE und DGUV V3
- Inbetriebnahme von KNX-Systemen
Anforderungen
- Abgeschlossene Berufsausbildung als Elektroniker oder Elektroinstallateur (Gesellenbrief)
- Erfahrung in der Elektroinstallation
- Lesen von Schaltplänen
- Führerschein Klasse B erforderlich
- Kenntnisse in Photovoltaik wünschenswert
- SPS-Kenntnisse von Vorteil
Unser Angebot
Firmenwagen, Werkzeug, Weihnachtsgeld.`,
    qualified: `Emil Beispiel
emil@mail.example
Berufserfahrung
Elektroniker, Blitz Elektrotechnik, 2015 - 2023
- Elektroinstallation in Neubauten, Wartung elektrischer Anlagen
- Schaltschränke montiert, Leitungen verlegt, Schaltpläne gelesen
- Fehlersuche und Prüfungen nach VDE und DGUV V3, KNX in Betrieb genommen
Ausbildung
Elektroniker für Energie- und Gebäudetechnik, Gesellenbrief, 2015
Kenntnisse
Photovoltaik, SPS, Führerschein Klasse B`,
    half: `Felix Beispiel
felix@mail.example
Berufserfahrung
Hausmeister, Hotel am Markt, 2019 - 2023
- Leuchten und Steckdosen getauscht, kleine Reparaturen
- Wartung der Heizung
Führerschein Klasse B`,
    negated: `Gerd Beispiel
gerd@mail.example
Berufserfahrung
Verkäufer, Schuhhaus, 2018 - 2022
- Kunden beraten und Lager aufgefüllt
Über mich
Kein Gesellenbrief als Elektroniker. Keine Erfahrung mit Elektroinstallation, Schaltschränken oder KNX.
Möchte Photovoltaik lernen. Ich habe keinen Führerschein.`,
  },
  {
    trade: 'Fachkraft für Lagerlogistik',
    farTrade: 'Pflegefachkraft',
    posting: `Fachkraft für Lagerlogistik (m/w/d) im Schichtdienst
Ihre Aufgaben
- Wareneingang und Warenausgang, Be- und Entladen von LKW
- Kommissionierung mit Handscanner
- Verpackung und Versand
- Inventur und Bestandskontrolle in SAP
Das bringen Sie mit
- Abgeschlossene Ausbildung zur Fachkraft für Lagerlogistik oder Fachlagerist
- Staplerschein zwingend erforderlich
- 2 Jahre Erfahrung im Lager
- Bereitschaft zur Schichtarbeit
- Kranschein wünschenswert
- Deutsch in Wort und Schrift
Was wir bieten
Zuschläge, Arbeitskleidung, Kantine.`,
    qualified: `Lara Beispiel
lara@mail.example
Berufserfahrung
Fachlageristin, Ulmen Logistik, 2018 - 2023
- Wareneingang gebucht, LKW be- und entladen, Warenausgang geprüft
- Kommissioniert mit Handscanner, verpackt und versendet
- Inventur und Bestandskontrolle in SAP, Schichtarbeit
Ausbildung
Fachkraft für Lagerlogistik, 2018
Scheine: Staplerschein, Kranschein
Sprachen: Deutsch, Polnisch`,
    half: `Mia Beispiel
mia@mail.example
Berufserfahrung
Aushilfe im Supermarkt, 2021 - 2023
- Regale aufgefüllt und Ware ausgepackt
- Bei der Inventur geholfen
Sprachen: Deutsch`,
    negated: `Olaf Beispiel
olaf@mail.example
Berufserfahrung
Kellner, Gasthof zur Linde, 2018 - 2022
- Gäste bedient
Über mich
Kein Staplerschein, keine Erfahrung mit Kommissionierung oder Wareneingang.
Ich würde gerne Lagerlogistik lernen. Ohne Kenntnisse in SAP.`,
  },
];
