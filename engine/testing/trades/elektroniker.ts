import type { TradeProbe } from './trade-probe.ts';

export const elektroniker: TradeProbe = {
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
};
