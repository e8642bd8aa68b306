/** Words of everyday work; in the form of `../alike.ts`. */
export const work = `
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
weiterleiten weiterleitung weitergeleitet leite leitet weiter weitergabe übergeben
bearbeiten bearbeitung erledigen erledigung sachbearbeitung
erledigen bearbeiten ausführen durchführen übernehmen
bauen bau fertigen fertigung anfertigen herstellen herstellung
fertigen fertigung herstellen herstellung bauen produzieren
montieren montage einbauen einbau aufbauen aufbau anbringen
einbauen einbau eingebaut montieren montage
reparieren reparatur instandsetzen instandsetzung beheben behob
beheben behob behoben reparieren beseitigen
warten wartung instandhalten instandhaltung pflegen
bestellen bestellung anfordern ordern beschaffen
einkaufen einkauf beschaffen
verkaufen verkauf
sortieren sortierung ordnen einsortieren
ablegen ablage abgelegt abheften archivieren
archivieren archivierung ablegen
vorbereiten vorbereitung vorbereitet richten bereitstellen
bereitstellen vorbereiten
richten vorbereiten
sinken sank gesunken rückgang zurückgehen zurückging zurück fallen fiel abnehmen
fallen fiel gefallen sinken sank rückgang
rückgang sinken sank gesunken weniger
steigen stieg gestiegen anstieg zunahme wachsen wuchs höher
anstieg steigen stieg gestiegen
wachsen wuchs gewachsen wachstum steigen stieg
senken senkung verringern reduzieren reduzierung
verringern verringerung senken reduzieren
zeigen beibringen beigebracht vorführen erklären einweisen
beibringen beigebracht zeigen erklären anleiten
einarbeiten einarbeitung eingearbeitet anlernen anleiten
anlernen angelernt einarbeiten einweisen
ausprobieren ausprobiert probe probeweise erproben testen versuch
probeweise probe versuch versuchsweise testweise
umstellen umstellung umgestellt umstieg wechsel
umstieg umstellung wechsel
einführen einführung eingeführt
zuarbeiten zuarbeit zugearbeitet unterstützen helfen
freigeben freigabe freigegeben genehmigen genehmigung
genehmigen genehmigung freigeben freigabe
sachbearbeiter sachbearbeitung
durchschnitt durchschnittlich schnitt mittel
meist meistens überwiegend regel
anmelden anmeldung angemeldet
abholen abholung abgeholt
annehmen annahme angenommen entgegennehmen
entgegennehmen entgegennahme annehmen
ausgeben ausgabe ausgegeben verteilen
verteilen verteilung ausgeben austeilen
putzen reinigen reinigung säubern
reinigen reinigung putzen säubern
abrechnen abrechnung
kassieren kasse kassierung
bedienen bedienung
fahren fahrt fuhr gefahren
liefern lieferung ausliefern zustellen
verpacken verpackung packen einpacken
laden beladen verladen
messen messung gemessen
aufnehmen aufnahme aufgenommen erfassen
abstimmen abstimmung abgestimmt absprechen absprache
organisieren organisation planen planung
planen planung geplant
besuchen besuch teilnehmen teilnahme
sitzung besprechung treffen
besprechung sitzung meeting runde
kollege mitarbeiter
azubi auszubildende lehrling
auszubildende azubi lehrling
lehrling auszubildende azubi
`;
