import type { TradeProbe } from './trade-probe.ts';

export const pflegefachkraft: TradeProbe = {
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
};
