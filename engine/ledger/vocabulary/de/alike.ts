/** German words that honest rewrites put in each other's place: one set a line, by base form with the odd forms. Sets are not joined. */
export const alikeWords = `
helfen half unterstützen unterstützung hilfe assistieren mithilfe mitwirken mitwirkung mitarbeiten mitarbeit mithelfen
mitarbeit mitarbeiten mitwirken mitwirkung beteiligung beteiligt beteiligen teilnahme teilnehmen nahm mitglied
teilnahme teilnehmen nahm beteiligung besuch besuchen dabei anwesend
begleiten begleitung betreuen betreuung mitgehen mit
betreuen betreuung begleiten kümmern zuständig versorgen pflegen pflege bezugsperson verantwortlich
versorgen versorgung kümmern pflegen betreuen
pflegen pflege warten wartung instandhalten führen verwalten aktualisieren
führen führung halten pflegen
leiten leitung führen führung
melden meldung weitergeben gab weiter mitteilen hinweisen anzeigen informieren
weitergeben weiterleiten melden übergeben reichen
schreiben schrieb verfassen erstellen erstellung anfertigen formulieren aufsetzen festhalten
erstellen erstellung anfertigen schreiben verfassen zeichnen zusammenstellen ausarbeiten bauen
zusammenstellen zusammentragen sammeln kommissionieren erstellen
kommissionieren kommissionierung zusammenstellen
entwerfen entwarf entworfen entwurf skizzieren aufsetzen
protokollieren protokoll festhalten mitschreiben
dokumentieren dokumentation festhalten eintragen aufschreiben notieren
eintragen erfassen erfassung eingeben eingabe verbuchen buchen
prüfen prüfung kontrollieren kontrolle durchsehen überprüfen nachsehen
testen test erproben erprobung probe ausprobieren versuch pilot probebetrieb
vorschlagen schlug vorschlag anregen regte anregung vorbringen einbringen idee
vorstellen stellte präsentieren zeigen präsentation
zeigen vorführen erklären vorstellen
einweisen wies einweisung anlernen einarbeiten einarbeitung anleiten anleitung schulen
schulen schulung unterweisen anleiten einweisen ausbilden
anleiten anleitung einarbeiten praxisanleitung praxisanleiter
vertreten vertrat vertretung einspringen sprang aushelfen
vorbereiten vorbereitung aufbereiten aufbereitung bereitete richten zusammenstellen
planen plante planung organisieren vorbereiten einteilen
bestellen bestellung ordern einkaufen beschaffen
beheben behebung korrigieren reparieren reparatur lösen kümmern
sinken sank gesunken zurückgehen zurückgegangen fallen fiel abnehmen senken reduzieren verringern
steigen stieg gestiegen zunehmen wachsen erhöhen
beladen belud laden verladen
austragen ausliefern zustellen
fahren fuhr
tragen austragen
nutzen anwenden arbeiten verwenden bedienen
arbeiten arbeit tätig mitarbeiten
zuständig verantwortlich betreuen aufgabe
durchführen durchführung machen vornehmen erledigen
bearbeiten bearbeitung erledigen abwickeln
beraten beratung
verkaufen verkauf verkäufer
annehmen annahme entgegennehmen
auskunft antwort beantworten
kunde klient mandant gast käufer
mitarbeiter kollege beschäftigte personal team
kollege mitarbeiter teammitglied
team gruppe mannschaft schicht
chef inhaber vorgesetzte leiter
abteilung bereich team
bewohner heimbewohner klient patient
azubi auszubildende lehrling lernende
lernende auszubildende azubi lehrling
praktikant praktikum
kind kinder
schüler kind
firma betrieb unternehmen
haus einrichtung heim
monatlich monat
wöchentlich woche
täglich tag
jährlich jahr
vierteljährlich quartal
halbjährlich halbjahr zweimal
quartal vierteljahr vierteljährlich
gemeinsam zusammen mit
vorgabe anweisung plan
gemäß nach laut
rund etwa ca circa ungefähr zirka
derzeit aktuell momentan zurzeit
fehler mangel
mangel fehler
rundgang begehung
begehung rundgang
mündlich gesprochen
basis grundlage grundkenntnisse
grundkenntnisse grundlage basis
dank durch seit nach mit
offen aussteht aussteht ausstehend entscheidung
bisher bislang
insgesamt gesamt
weiterbildung fortbildung kurs lehrgang
kurs lehrgang schulung seminar
abschluss examen diplom
`;
