/** A to K: German verbs of the same deed with their nouns and odd forms; in the form of `../alike.ts`. Never a bigger deed beside a smaller one. */
export const verbsAToK = `
abarbeiten abarbeitung erledigen erledigung bearbeiten bearbeitung
abbauen abbau abgebaut demontieren demontage
abgeben abgabe abgegeben übergeben übergabe einreichen
abheften abgeheftet ablegen ablage einordnen
abholen abholung abgeholt holen
abklären abklärung klären klärung
abladen ablud entladen entladung ausladen
ablehnen ablehnung abgelehnt zurückweisen
ablesen ablesung abgelesen auslesen erfassen
abmessen aufmessen aufmaß ausmessen vermessen messen messung
abmischen mischen mischung anmischen angemischt anrühren
abnehmen abnahme entgegennehmen entnehmen entnahme
abrechnen abrechnung
abrufen abruf abgerufen
abschließen abschluss abgeschlossen beenden beendigung beendet fertigstellen
absolvieren absolvierung besuchen besuch teilnehmen teilnahme durchlaufen durchlief machen ablegen abgelegt
absprechen absprache abgesprochen abstimmen abstimmung rücksprache koordinieren
abwickeln abwicklung abgewickelt bearbeiten bearbeitung erledigen
anbieten anbot angeboten angebot geben
anbringen anbringung angebracht montieren montage befestigen
ändern änderung anpassen anpassung angepasst umändern abändern
anfertigen anfertigung angefertigt herstellen herstellung fertigen fertigung erstellen erstellung
anfragen anfrage angefragt nachfragen
angeben angabe angegeben nennen
anlegen anlage angelegt erfassen eintragen
anleiten anleitung angeleitet unterweisen unterwies unterweisung einweisen
anliefern anlieferung liefern lieferung
annehmen annahme entgegennehmen entgegennahme aufnehmen aufnahme empfangen empfang
anregen anregung vorschlagen vorschlag vorschlug empfehlen empfehlung
anrufen anruf telefonieren telefonat telefonisch telefon
ansprechen ansprechpartner kontakt anlaufstelle
antworten antwort beantworten beantwortung
anwenden anwendung verwenden verwendung nutzen nutzung einsetzen einsatz
anwesend dabei teilnehmen teilnahme
anzeigen anzeige melden meldung mitteilen mitteilung
arbeiten arbeit tätig tätigkeit beschäftigt
assistieren assistenz unterstützen unterstützung helfen hilfe mithelfen mithilfe zuarbeiten
aufbauen aufbau aufgebaut aufstellen aufstellung
auffüllen auffüllung aufgefüllt nachfüllen befüllen befüllung bestücken einräumen
aufhängen aufgehängt anbringen
aufnehmen aufnahme aufgenommen entgegennehmen entgegengenommen erfassen erfassung
aufräumen aufgeräumt ordnen ordnung säubern
aufschreiben aufgeschrieben notieren notiz vermerken festhalten festgehalten dokumentieren
aufsetzen aufgesetzt verfassen schreiben formulieren entwerfen
aufstellen aufgestellt erstellen
aufteilen aufteilung verteilen
ausbessern ausbesserung reparieren reparatur
ausdrucken ausgedruckt drucken
ausfüllen ausgefüllt eintragen
ausgeben ausgabe ausgegeben aushändigen verteilen austeilen
aushelfen aushilfe aushilfsweise ausgeholfen einspringen helfen
ausliefern auslieferung ausgeliefert zustellen zustellung liefern lieferung bringen
ausmessen ausgemessen messen
ausräumen ausgeräumt leeren
ausscheiden weggang
ausschneiden schneiden schnitt zuschneiden zuschnitt
aussortieren aussortiert sortieren
aussuchen ausgesucht auswählen ausgewählt auswahl
austauschen austausch ausgetauscht wechseln wechsel ersetzen ersatz tauschen tausch
austeilen austeilung ausgeteilt verteilen verteilung ausgeben
auswerten auswertung ausgewertet
ausziehen auszug
backen backwaren gebacken herstellen
bearbeiten bearbeitung bearbeitet sachbearbeitung erledigen betreuen abwickeln
beaufsichtigen beaufsichtigung aufsicht
bedienen bedienung service servieren
bedrucken druck
beenden beendet abschließen abschluss
befragen befragung umfrage interview
befördern beförderung transportieren transport fahren
begehen begehung rundgang
beginnen beginn begann begonnen start starten anfangen
begleiten begleitung mitgehen mitlaufen mitfahren dabei
begrüßen begrüßung empfangen empfang
behandeln behandlung behandelt
beheben behebung behoben beseitigen beseitigung reparieren
bekommen bekam erhalten erhielt
beladen beladung belud laden verladen verladung
benachrichtigen benachrichtigung informieren information mitteilen verständigen
beobachten beobachtung zusehen zuschauen hospitieren hospitation
beraten beratung beratend beriet
bereiten zubereiten zubereitung vorbereiten
bereinigen bereinigung aufräumen säubern korrigieren
berichten bericht berichterstattung
beschaffen beschaffung einkaufen einkauf bestellen
beschreiben beschreibung
beschriften beschriftung etikettieren etikettierung kennzeichnen kennzeichnung
besichtigen besichtigung begehen
besprechen besprechung besprochen
bestätigen bestätigung
bestehen bestand bestanden
bestellen bestellung ordern
besuchen besuch besucht teilnehmen teilnahme
beteiligen beteiligung beteiligt mitwirken mitwirkung mitarbeiten mitarbeit teilnehmen teilnahme
betreuen betreuung kümmern zuständig versorgen
bewässern bewässerung gießen
bewerten bewertung bewertet
bezahlen zahlung zahlen
bilden bildung
binden bindung
bohren bohrung
bringen brachte gebracht liefern transportieren
buchen buchung gebucht verbuchen kontieren kontierung
bügeln gebügelt
decken gedeckt eindecken
dekorieren dekoration gestalten schmücken
digitalisieren digitalisierung scannen einscannen
dokumentieren dokumentation festhalten festgehalten aufzeichnen aufzeichnung protokollieren
dolmetschen dolmetscher übersetzen übersetzung
drehen drehteile
drucken druck ausdrucken
durchführen durchführung durchgeführt ausführen ausführung vornehmen machen erledigen
durchgehen durchsehen durchsicht prüfen
duschen körperpflege waschen
einarbeiten einarbeitung eingearbeitet anlernen
einbauen einbau eingebaut montieren montage installieren installation einsetzen eingesetzt
einfüllen abfüllen abfüllung
eingeben eingabe eingegeben erfassen erfassung eintragen eintrag
einhalten einhaltung beachten befolgen
einholen einholung eingeholt anfordern
einkaufen einkauf eingekauft besorgen besorgung
einladen einladung eingeladen
einlagern einlagerung lagern lagerung
einordnen einsortieren sortieren ablegen
einräumen eingeräumt verräumen auffüllen
einreichen eingereicht abgeben vorlegen
einrichten einrichtung eingerichtet installieren aufsetzen
einspringen sprang eingesprungen vertreten vertretung aushelfen
einstellen eingestellt justieren justierung einrichten
eintippen abtippen tippen schreiben
einweisen einweisung eingewiesen unterweisen
empfangen empfang annehmen annahme begrüßen
empfehlen empfehlung vorschlagen
entfernen entfernung beseitigen
entgegennehmen entgegennahme entgegengenommen annehmen
enthalten beinhalten umfassen
entladen entladung entlud abladen
entleeren leeren
entsorgen entsorgung wegwerfen
ergänzen ergänzung vervollständigen nachtragen
erhalten erhielt bekommen
erhöhen erhöhung steigen anstieg zunehmen zunahme wachsen
erinnern erinnerung mahnen
erklären erklärung erläutern erläuterung zeigen
erlernen lernen gelernt erlernt
ermitteln ermittlung feststellen messen berechnen
erneuern erneuerung ersetzen austauschen
erstellen erstellung erstellt anfertigen schreiben
erteilen erteilung geben
erweitern erweiterung ergänzen
erzielen erreichen erreichte
fahren fuhr gefahren fahrt fahrer
fegen kehren
feststellen feststellung bemerken bemerkt erkennen
filetieren zerlegen
fotografieren foto aufnehmen
fräsen fräsarbeiten
freihalten frei
führen geführt pflegen pflege
füllen befüllen abfüllen
füttern fütterung
gärtnern gartenpflege
geben gab gegeben erteilen
gestalten gestaltung
gewinnen gewann gewonnen
gießen bewässern
halten hielt gehalten
handhaben umgang bedienen
helfen half geholfen hilfe zur hand mithelfen beistehen
herausgeben ausgeben
hereinholen holen
herrichten vorbereiten richten
herstellen herstellung hergestellt produzieren produktion fertigen
hinweisen hinweis hingewiesen melden aufmerksam
hochladen einstellen eingestellt veröffentlichen
hospitieren hospitation zuschauen begleiten
informieren information benachrichtigen mitteilen mitteilung auskunft
inspizieren inspektion prüfen kontrollieren begehen
installieren installation einbauen einrichten
inventieren inventur zählen zählung bestandsaufnahme
kalibrieren kalibrierung justieren
kassieren kassiert kasse abkassieren
kennzeichnen kennzeichnung markieren markierung beschriften
kleben verkleben
klären klärung abklären
kochen gekocht zubereiten zubereitung
kontaktieren kontakt ansprechen
kontieren kontierung verbuchen buchung
kontrollieren kontrolle kontrolliert prüfen prüfung überprüfen nachsehen nachschauen durchsehen
kopieren kopie vervielfältigen
korrigieren korrektur berichtigen berichtigung verbessern ausbessern
kümmern gekümmert betreuen sorgen zuständig
kürzen kürzung
`;
