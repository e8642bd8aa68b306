/** L to Z: German verbs of the same deed with their nouns and odd forms; in the form of `../alike.ts`. Never a bigger deed beside a smaller one. */
export const verbsLToZ = `
laden geladen verladen beladen
lagern lagerung einlagern
lackieren lackierung streichen
lesen las lektüre
liefern lieferung bringen
löschen löschung
machen gemacht erledigen
markieren markierung kennzeichnen
melden meldung gemeldet mitteilen weitergeben berichten
messen messung maß
mischen mischung gemischt anmischen
mitbringen mitgebracht
mithelfen mithilfe mitgeholfen helfen
mitlesen gegenlesen korrekturlesen
mitnehmen mitgenommen
mitschreiben mitschrift protokollieren protokoll
mitteilen mitteilung informieren
mitwirken mitwirkung mitgewirkt mitarbeiten mitarbeit mitgearbeitet beteiligen beteiligung beteiligt
montieren montage montiert einbauen anbringen aufbauen
nachbestellen nachbestellung bestellen
nachfassen nachhaken erinnern
nachprüfen prüfen kontrollieren
nachtragen nachgetragen ergänzen eintragen
nähen genäht näharbeiten
notieren notiz aufschreiben vermerken festhalten
nutzen nutzung verwenden anwenden benutzen
ölen schmieren
ordnen ordnung sortieren
packen packte verpacken einpacken
pflanzen pflanzung setzen
pflegen pflegt aktualisieren aktualisierung aktuell
planen planung geplant vorbereiten
posten veröffentlichen veröffentlichung einstellen
präsentieren präsentation vorstellen vorstellung vortragen vortrag zeigen
proben probe
produzieren produktion herstellen fertigen
protokollieren protokoll mitschreiben festhalten
prüfen prüfung geprüft kontrollieren durchsehen checken abgleichen abgleich
putzen reinigen säubern sauber
räumen aufräumen
rechnen berechnen berechnung kalkulieren
recherchieren recherche suchen nachforschen
reinigen reinigung säubern sauberhalten putzen
reparieren reparatur instandsetzen richten
reservieren reservierung buchen vormerken
rückmelden rückmeldung feedback
rufen anrufen
sammeln sammlung gesammelt zusammentragen einsammeln
säubern säuberung reinigen
scannen scan einscannen digitalisieren
schälen putzen
schicken schickte senden versenden
schleifen schliff
schmieren abschmieren
schneiden geschnitten zuschneiden
schreiben schrieb geschrieben verfassen verfasst erstellen formulieren
schweißen schweißarbeiten
senden versenden versand schicken verschicken
servieren service bedienen
setzen gesetzt
sichten sichtung durchsehen
sortieren sortierung ordnen
spülen abwaschen spülküche
starten start beginnen
stellen gestellt
steigen stieg anstieg zunehmen zunahme erhöhen erhöhte wuchs
streichen anstrich malen
suchen suche recherchieren
tauschen tausch austauschen wechseln
teilnehmen teilnahme teilgenommen mitmachen mitgemacht dabei besuchen
telefonieren telefonat anrufen
testen test erproben ausprobieren
tragen trug getragen
transportieren transport befördern bringen
übergeben übergabe weitergeben aushändigen
übernachten nachtdienst
überprüfen überprüfung prüfen kontrollieren
übersetzen übersetzung dolmetschen
übertragen übertragung eintragen
überwachen überwachung beobachten kontrollieren
üben übung
umfüllen abfüllen
umräumen umziehen umzug umsetzen
umstellen umstellung umgestellt wechsel umstieg
unterhalten unterhaltung
unterstützen unterstützung unterstützt helfen beistehen begleiten
untersuchen untersuchung prüfen
verabreichen verabreichung geben gabe
verbrauchen verbrauch
verbuchen verbuchung buchen erfassen
verfassen verfasst schreiben
vergleichen vergleich abgleichen gegenüberstellen
verkaufen verkauf verkauft
verladen verladung beladen
verlegen verlegung verlegt legen
vermerken vermerk notieren
vermitteln vermittlung beibringen
verpacken verpackung verpackt einpacken
verschicken verschickt versenden versand
verschieben verschoben vertagen vertagt aufschieben aufgeschoben
versorgen versorgung pflegen betreuen
verteilen verteilung austeilen ausgeben
vertreten vertretung vertreten einspringen
verwalten verwaltung pflegen
verwenden verwendung nutzen
verzieren dekorieren
vorbereiten vorbereitung vorbereitet bereitstellen bereitstellung herrichten zurechtlegen
vorbringen vorschlagen
vorführen vorführung zeigen demonstrieren
vorlegen vorlage vorgelegt einreichen übergeben
vorlesen vorgelesen lesen
vorschlagen vorschlag vorgeschlagen schlug anregen angeregt einbringen empfehlen
vorsehen vorgesehen geplant planen
vorstellen vorstellung präsentieren
warten wartung gewartet instandhalten instandhaltung
waschen wäsche gewaschen haarwäsche
wechseln wechsel gewechselt tauschen
weitergeben weitergabe weitergegeben weiterleiten weitergeleitet weiterreichen übergeben übermitteln übermittlung
wiegen wog gewogen abwiegen
zählen zählung gezählt
zeichnen zeichnung gezeichnet skizzieren
zeigen gezeigt vorführen beibringen erklären
zubereiten zubereitung kochen
zurückgehen zurückgegangen rückgang sinken abnehmen verringern
zusammenarbeiten zusammenarbeit kooperation gemeinsam
zusammenbauen zusammenbau montage
zusammenfassen zusammenfassung
zusammenstellen zusammenstellung zusammengestellt erstellen
zustellen zustellung zugestellt ausliefern
`;
