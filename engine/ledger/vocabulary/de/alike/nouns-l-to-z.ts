/** L to Z: German nouns, adjectives and adverbs that stand for each other; in the form of `../alike.ts`. */
export const nounsLToZ = `
lkw lastwagen laster lastkraftwagen
laden geschäft filiale
lager lagerhaltung depot
lebensmittel nahrungsmittel
lehrling lernende azubi auszubildende ausbildung lehre
leiste reihe
leitung leiter leiterin vorgesetzte
leute personen menschen mitarbeiter
lieferant zulieferer
liste verzeichnis aufstellung übersicht tabelle
lohn gehalt entgelt
mandant kunde
mannschaft team
markt filiale
maschine anlage gerät
maßnahme aktion
material werkstoff ware
medikament arznei arzneimittel
meeting besprechung
mensch person leute
merkblatt infoblatt handzettel
messe ausstellung
mieter bewohner
mitarbeiter mitarbeiterin personal beschäftigte kollege angestellte
mitglied teil angehörig
mittag mittagessen
monat monatlich
muster vorlage probe
nachmittag nachmittäglich
neuling neue einsteiger
nutzer anwender benutzer
objekt gebäude immobilie
ordner akte
paket sendung päckchen
papier beleg unterlage
partner partnerin
patient patientin bewohner
pause unterbrechung
person leute mensch
personal mitarbeiter belegschaft
pflegekraft pflegefachkraft pfleger
plan planung vorgabe
platz rang stelle
post brief sendung
praktikant praktikantin praktikum
preis auszeichnung
programm software
projekt vorhaben
protokoll mitschrift niederschrift
qualität güte
rechnung faktura beleg
regal fach
region gebiet
reihenfolge ablauf
reklamation beanstandung beschwerde
reparatur instandsetzung
rezept rezeptur vorgabe
rückgang abnahme verringerung
rückmeldung feedback
rücksprache absprache abstimmung
rundgang begehung kontrollgang
saal raum
schaden beschädigung
schicht dienst
schlüssel schlüsseldienst
schreiben brief
schule schulisch
schüler schülerin lernende
seite webseite website homepage
seminar kurs
senior ältere
sicherheit arbeitssicherheit
sitzung besprechung treffen
software programm anwendung
spedition spediteur
sprache sprachkenntnisse
standort niederlassung filiale
station abteilung wohnbereich
stelle position
stellvertreter stellvertreterin stellvertretung vertretung
steuer steuerlich
störung fehler ausfall
strecke tour route
stück teil exemplar
studium studiengang
tabelle liste excel
tag täglich tage
team gruppe mannschaft zweierteam kolonne
teil stück bauteil komponente
teilnehmer teilnehmerin
telefon telefonisch
termin verabredung
text artikel beitrag
tour route fahrt
träger trägerschaft
treffen zusammenkunft sitzung
überblick übersicht
umfrage befragung
umsatz erlös
umzug verlegung
unfall vorfall
unterlage dokument papier
unternehmen firma betrieb
unterricht kurs stunde
urlaub ferien abwesenheit
veranstaltung event
verein klub
verkäufer verkäuferin verkauf
versand auslieferung
vertrag vereinbarung
verwaltung administration
vorarbeiter vorarbeiterin
vorgesetzte chef leitung
vorgesetzter vorgesetzte leiter
vorlage muster
vorrat bestand
vorschlag idee anregung
vortrag präsentation referat
ware artikel gut
wartezeit warten
webseite website internetseite homepage seite
werk betrieb fabrik
werkstatt werkstätte
werkzeug gerät
woche wöchentlich
wohnung unterkunft
zahl anzahl menge
zeichnung skizze plan
zeitung blatt
zentrale hauptsitz hauptstelle
zertifikat bescheinigung nachweis
zeugnis abschlusszeugnis
zimmer raum
zufriedenheit zufrieden
zugang zutritt
zulieferer lieferant
zweigstelle filiale
langjährig lang jahre
letzte vergangene vorige
mehrere einige
mehrfach mehrmals
mindestens wenigstens
monatlich monat
morgens früh vormittags
mündlich gesprochen
nachts nacht nachtschicht
neu neuer
normalerweise üblicherweise meist regel
online internet
regelmäßig laufend turnusmäßig
rund etwa ca ungefähr circa zirka rd
saisonal saison
samstags samstag
schnell zügig rasch
schriftlich schrift
selbst eigen
selten gelegentlich
ständig dauernd
stündlich stunde
täglich tag
tageweise tag
tätig beschäftigt arbeiten
teilweise teils
telefonisch telefon
umgehend sofort
unter bis
verantwortlich zuständig
vierteljährlich quartal
voll ganz
vorläufig vorerst
vormittags morgens
wöchentlich woche
zeitweise vorübergehend
zusätzlich weitere außerdem daneben
zuständig verantwortlich
zuvor vorher früher
zweitägig tage
`;
