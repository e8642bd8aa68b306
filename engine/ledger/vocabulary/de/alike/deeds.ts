/** Further German verbs of the same deed with their nouns; in the form of `../alike.ts`. Never a bigger deed beside a smaller one. */
export const deeds = `
erzählen berichten mitteilen schildern weitersagen
berichten bericht erzählen informieren referieren
verständigen informieren benachrichtigen
unterrichten unterricht lehren
vorstellen präsentieren vorführen
vortragen vortrag referieren referat
unterbreiten vorschlagen einreichen vorlegen
einreichen abgeben vorlegen
übermitteln weiterleiten senden weitergeben zusenden
zuleiten weiterleiten übermitteln
weitermelden melden weitergeben weitermeldung
rückmelden melden
aushändigen übergeben ausgeben
überreichen übergeben
ausstellen anfertigen erstellen
anfordern einholen bestellen
einholen anfordern besorgen
besorgen beschaffen einkaufen holen
nachbestellen bestellen nachordern
ordern bestellen
einkaufen kaufen besorgen
abnehmen entgegennehmen
entgegennehmen annehmen aufnehmen
aufnehmen erfassen eintragen
erfassen eingeben eintragen aufnehmen registrieren
registrieren erfassen eintragen
einpflegen eingeben erfassen eintragen
hinterlegen eintragen speichern
speichern ablegen sichern
abspeichern ablegen
niederschreiben aufschreiben protokollieren festhalten
vermerken notieren eintragen
auflisten aufstellung liste
kontieren vorkontieren buchen
verbuchen buchen erfassen
abtippen tippen schreiben
layouten layout setzen satz gestalten
setzen satz layouten
korrekturlesen korrektur gegenlesen lektorieren
redigieren überarbeiten
überarbeiten überarbeitung aktualisieren anpassen
aktualisieren aktualisierung pflegen
anpassen anpassung abändern
vervollständigen ergänzen
zusammentragen sammeln zusammenstellen
zusammenfassen zusammenfassung
auswerten auswertung
vergleichen gegenüberstellen abgleichen
gegenüberstellen vergleichen
abgleichen abgleich abstimmen vergleichen prüfen
abstimmen abstimmung abgleichen absprechen
absprechen abstimmen rücksprache
nachfragen fragen rückfragen
recherchieren recherche ermitteln heraussuchen
heraussuchen suchen recherchieren
ermitteln feststellen herausfinden berechnen
berechnen rechnen ermitteln kalkulieren
kalkulieren kalkulation berechnen durchrechnen
schätzen abschätzen schätzung
messen messung ausmessen vermessen ablesen
wiegen abwiegen einwiegen
zählen auszählen erfassen
kontrollieren prüfen überwachen checken nachsehen sichten
begutachten prüfen beurteilen
sichten durchsehen prüfen sichtung
checken prüfen kontrollieren
inspizieren prüfen
nachmessen messen prüfen
überwachen überwachung kontrollieren beobachten
beaufsichtigen aufsicht betreuen
hospitieren hospitation zuschauen mitlaufen
mitlaufen begleiten hospitieren
zusehen zuschauen beobachten
beiwohnen teilnehmen dabei
teilnehmen mitmachen dabei besuchen
mitmachen teilnehmen mitwirken beteiligen
mitwirken mitarbeiten beteiligen mitmachen
mitarbeiten mitwirken mitarbeit
mithelfen helfen unterstützen mitanpacken anpacken
zuarbeiten unterstützen zuarbeit
assistieren unterstützen assistenz helfen
begleiten begleitung mitgehen unterstützen
einspringen vertreten aushelfen
aushelfen einspringen aushilfe
vertreten vertretung stellvertretung
anlernen einarbeiten einweisen
einarbeiten einarbeitung anlernen einweisen
einweisen einweisung unterweisen einführen
einführen heranführen einweisen
beibringen vermitteln zeigen anleiten
vermitteln beibringen
anleiten anleitung einweisen unterweisen betreuen
unterweisen unterweisung einweisen belehren
vorführen zeigen demonstrieren
moderieren moderation
anwenden verwenden nutzen arbeiten
verwenden nutzen einsetzen gebrauchen
benutzen nutzen anwenden
bedienen fahren handhaben betätigen
betätigen bedienen
beherrschen können
bestücken beladen einlegen befüllen
einlegen bestücken beladen
entnehmen entnahme ausräumen leeren
leeren ausräumen entleeren
befüllen füllen nachfüllen auffüllen
nachfüllen auffüllen
umfüllen abfüllen
verräumen einräumen wegräumen
wegräumen aufräumen verräumen
aufstellen aufbauen
abbauen demontieren ausbauen
ausbauen ausbau demontieren
demontieren demontage ausbauen abbauen
montieren einbauen anbringen installieren
anschließen anschluss
verkabeln verdrahten verkabelung verdrahtung
verdrahten verdrahtung verkabeln
verlegen verlegung
abdichten abdichtung
dämmen dämmung isolieren
isolieren isolierung dämmen
verputzen putz
spachteln verspachteln
streichen anstreichen malen anstrich
tapezieren tapete
fliesen fliese
mauern mauerwerk
betonieren beton
schalen schalung einschalen
schweißen schweißarbeiten verschweißen
löten verlöten
bohren bohrung
schrauben verschrauben
sägen zuschneiden
zuschneiden zuschnitt sägen
schneiden schnitt zuschneiden
fräsen fräsarbeiten
schleifen abschleifen
polieren politur
lackieren lackierung
nähen vernähen
bügeln glätten
waschen reinigen wäsche
reinigen säubern putzen saubermachen
saubermachen reinigen putzen
desinfizieren desinfektion
sterilisieren sterilisation aufbereiten
entsorgen entsorgung wegbringen
wegbringen entsorgen bringen
transportieren befördern bringen fahren
befördern transportieren
zustellen ausliefern austragen
verschicken versenden schicken
versenden verschicken versand
frankieren post
sortieren ordnen einsortieren
einsortieren sortieren einordnen
kommissionieren kommissionierung zusammenstellen picken
picken kommissionieren
packen verpacken einpacken
etikettieren etikett auszeichnen beschriften
auszeichnen etikettieren
lagern einlagern aufbewahren
aufbewahren lagern
verwahren aufbewahren
zubereiten kochen zubereitung vorbereiten
anrichten anrichtung
garnieren anrichten
backen gebäck
schälen putzen
eindecken decken tisch
servieren bringen bedienung
ausschenken ausschank
bewirten verpflegen bewirtung
verpflegen verpflegung versorgen
empfangen begrüßen empfang
begrüßen empfangen
telefonieren telefonat telefondienst anrufen
beantworten antworten beantwortung auskunft
auskunft beauskunften beantworten
bearbeiten erledigen abarbeiten
abarbeiten bearbeiten erledigen
abwickeln abwicklung bearbeiten
ausführen ausführung durchführen erledigen
vornehmen durchführen machen
tätigen durchführen machen
leisten erbringen machen
übernehmen machen erledigen
ablösen vertreten
lindern linderung
lagern umlagern mobilisieren
mobilisieren mobilisation
verabreichen geben gabe
spritzen injizieren injektion
verbinden verband
wickeln wickel
füttern reichen
anreichen reichen
trösten beruhigen
basteln bastelarbeiten
spielen spiel
vorlesen lesen
singen gesang
musizieren musik
üben trainieren übung
trainieren üben training
lernen erlernen aneignen
aneignen lernen erlernen
auffrischen auffrischung
absolvieren ablegen abschließen
ablegen absolvieren bestehen
pausieren unterbrechen
verlängern verlängerung
verschieben verlegen
verteilen austeilen ausgeben
zuteilen zuteilung verteilen
einteilen einteilung
buchen reservieren
reservieren buchen vormerken
stornieren absagen storno
absagen absage
mahnen mahnung erinnern
erinnern mahnen
abrechnen abrechnung
überweisen überweisung zahlen
kassieren abkassieren
fotografieren fotos aufnahmen
filmen video
schneiden schnitt
bearbeiten retuschieren
retuschieren bildbearbeitung
veröffentlichen posten publizieren einstellen
posten veröffentlichen
pflegen betreuen aktualisieren
betreiben betrieb
sichern sicherung backup
einrichten aufsetzen installieren
aufsetzen einrichten installieren installation
konfigurieren einrichten konfiguration
beheben lösen beseitigen reparieren
lösen beheben
beseitigen beheben entfernen
ausbessern reparieren flicken
sanieren sanierung renovieren
renovieren renovierung
tauschen austauschen ersetzen auswechseln
auswechseln tauschen wechseln
ersetzen austauschen ersatz
abholen holen abholung
holen abholen bringen
sinken fallen zurückgehen abnehmen schrumpfen
wachsen zunehmen steigen
klettern steigen
betragen liegen
liegen betragen
erhalten bekommen
fortführen fortführung weiterführen weiterführung fortsetzen fortsetzung
reichen genügen ausreichen
anstoßen anstoß angestoßen anregen
besamen besamung
melken melk
erhalten erhielt ausgezeichnet auszeichnung verliehen
bestehen bestanden abgeschlossen abschließen
abschließen fertigstellen fertigstellung abschluss
ansprechpartner ansprechpartnerin kontaktperson ansprechperson
bekommen erhalten
`;
