/** German nouns, adjectives and adverbs that stand for each other; in the form of `../alike.ts`. */
export const nouns = `
abteilung bereich referat team sparte
adresse anschrift
anforderung vorgabe wunsch
angehörige familie verwandte
anlage maschine gerät
anlaufstelle ansprechpartner ansprechpartnerin
ansprechpartner ansprechpartnerin kontaktperson
antrag anträge
anweisung vorgabe weisung anleitung
anwender nutzer benutzer
apparat gerät
arbeitgeber firma unternehmen betrieb
arbeitsgruppe arbeitskreis gruppe ag
artikel ware produkt position
arzt ärztin doktor
auftrag bestellung order
auftraggeber kunde bauherr
ausbildung lehre
ausfall störung stillstand
aushilfe aushilfskraft
auszubildende auszubildender azubi lehrling
auto pkw fahrzeug wagen
lkw lastwagen laster lastkraftwagen
bauherr bauherrschaft auftraggeber
baustelle bauvorhaben bau
beanstandung reklamation beschwerde
beleg rechnung quittung
benutzer nutzer anwender
bericht report berichterstattung
berufserfahrung erfahrung praxis
beschwerde reklamation beanstandung klage
besprechung meeting sitzung treffen runde termin
bestand lagerbestand vorrat
besucher gast
betrieb firma unternehmen
betriebsausflug ausflug
bezugsperson bezugspflege betreuer
bild foto aufnahme
blatt merkblatt infoblatt
brief schreiben anschreiben post
buchhaltung rechnungswesen
büro geschäftsstelle kanzlei
chef chefin vorgesetzte leitung
computer pc rechner
datei dokument
dienst schicht
dienstplan schichtplan einsatzplan
durchlauf runde
ehrenamt ehrenamtlich freiwillig
einheit modul teil
einsatz verwendung
einzelhandel laden geschäft
eltern erziehungsberechtigte
entscheidung beschluss
entwurf skizze konzept vorlage
erfahrung praxis kenntnis
erzieher erzieherin pädagogische fachkraft
essen mahlzeit speise gericht
etikett label aufkleber
fachkraft fachfrau fachmann
fahrzeug auto wagen pkw
familie angehörige
fehler mangel defekt panne
fehlerquote fehlerrate fehleranteil
feier fest veranstaltung
ferien urlaub
filiale geschäft laden markt niederlassung zweigstelle
flur gang
formular vordruck bogen
fortbildung weiterbildung kurs seminar lehrgang schulung
freigabe genehmigung
führerschein fahrerlaubnis
garten grünanlage
gast besucher kunde
gebäude haus objekt
gerät maschine apparat
gericht speise essen
geschäft laden filiale
geschäftsführer geschäftsführerin geschäftsführung geschäftsleitung
geschäftsleitung geschäftsführung
gespräch unterhaltung
gesundheit gesundheitlich
grundlage grundkenntnisse basis basiskenntnisse grundwissen
gruppe team
haar haare frisur
handbuch anleitung leitfaden
handwerk handwerklich
hausintern intern innerbetrieblich
intern hausintern innerbetrieblich
heim einrichtung
hersteller lieferant
hilfe unterstützung
hilfskraft helfer aushilfe
hotel haus
idee vorschlag anregung
inhaber inhaberin eigentümer chef
interessent kunde
jahr jährlich jahre jährig
jugendliche heranwachsende
kasse kassenbestand kassieren
katalog verzeichnis
kind kinder schützling
kita kindergarten kindertagesstätte
klient klientin bewohner
klinik krankenhaus spital
kollege kollegin kolleginnen mitarbeiter mitarbeiterin teamkollege personen leute
kosten ausgabe aufwand
krankenhaus klinik spital
küche küchenteam
kunde kundin kundschaft käufer
kurs lehrgang schulung seminar fortbildung
laden geschäft filiale
lager lagerhaltung depot
lebensmittel nahrungsmittel
lehrling lernende azubi auszubildende
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
ab seit von
abends abend
abwechselnd wechsel reihum wechselnd
aktuell derzeit gegenwärtig zurzeit momentan jetzt laufend
allein selbst selbstständig selbständig eigenständig
alt bisherig
älter senior
andere weitere
anfangs zunächst
angeleitet anleitung
anschließend danach nach
aushilfsweise aushilfe zeitweise
ausstehend offen aussteht steht
außerhalb extern
bald demnächst
befristet zeitlich
beruflich berufs
bislang bisher
dreijährig jahre
durchschnittlich schnitt mittel durchschnitt
ehemalig früher
eigen selbst eigenhändig
einfach leicht
einmal einmalig
elektrisch elektro
elektronisch digital online
englisch englischkenntnisse
extern außerhalb fremd
fachlich fach
fast knapp nahezu beinahe
fehlerhaft mangelhaft defekt beschädigt
fließend flüssig
frei offen
früher ehemals zuvor
ganztägig tag
geduldig ruhig
gelegentlich manchmal zeitweise bisweilen
gemeinsam zusammen zweit miteinander
genau exakt sorgfältig
gewohnt gewöhnt vertraut
groß großer
handgefertigt handarbeit hand
hauptsächlich vorwiegend überwiegend meist vor allem größtenteils
in im innerhalb
jährlich jahr jedes
jedes jede jeder alle
kaputt defekt beschädigt
klein kleiner
knapp fast
kurz kurzer
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
