import type { TradeProbe } from './trade-probe.ts';

export const lagerlogistiker: TradeProbe = {
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
};
