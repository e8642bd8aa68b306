/** Everyday nouns, adjectives and small words of resumes in all trades; in the form of `../alike.ts`. */
export const everyday = `
zweierteam duo zweit paar kollege kollegin
dreierteam dritt trio
viererteam viert
wöchentlich wochenweise woche wochentakt wochenrhythmus allwöchentlich
zweiwöchentlich zweiwöchig vierzehntägig vierzehntäglich
monatlich monatsweise monatsende monatsrhythmus allmonatlich
jährlich jahresweise alljährlich jahres pro
halbjährlich halbjahr halbjahres
quartalsweise vierteljährlich quartal
täglich tagtäglich alltäglich tages
stündlich stundenweise
morgens morgendlich früh frühmorgens vormittags
abends abendlich abend spätdienst
nachts nächtlich nachtdienst nachtschicht
wochenende samstags sonntags wochenendlich
saisonal saisonweise sommers winters
vorwiegend überwiegend hauptsächlich meist meistens zumeist größtenteils vornehmlich
überwiegend vorwiegend zumeist großteils
teilweise teils partiell zum
gelegentlich vereinzelt sporadisch ab zuweilen fallweise
circa ungefähr etwa rund zirka annähernd
durchschnittlich mittel schnitt durchschnitt
mindestens wenigstens
höchstens maximal bis
knapp beinahe fast gut
gemeinsam zusammen miteinander seite kooperation
allein eigenständig selbstständig selbst
eigenverantwortlich selbstständig selbständig eigenständig
stellvertretend vertretungsweise vertretung ersatzweise
probeweise versuchsweise testweise pilotweise probehalber
vorläufig provisorisch vorerst
derzeit gegenwärtig aktuell zurzeit momentan augenblicklich
künftig zukünftig geplant vorgesehen
geplant vorgesehen voraussichtlich angedacht
ausstehend ausständig offen
angehend werdend laufend
ehemalig früher einstig vormalig
anschließend danach darauf später
zuvor vorher davor
gleichzeitig parallel nebenher
zusätzlich ergänzend weiterhin darüber
sowohl auch sowie
inklusive einschließlich samt mitsamt nebst
anhand mithilfe mittels per via
gemäß laut entsprechend nach
bezüglich betreffend hinsichtlich zu
aufgrund wegen infolge
während im bei
innerhalb binnen in
rahmen zuge
anlässlich zu bei
sorgfältig gründlich genau gewissenhaft
zügig schnell rasch flott
ordnungsgemäß vorschriftsmäßig fachgerecht sachgerecht
fachgerecht sachgemäß fachmännisch
schriftlich brieflich mail schriftverkehr
telefonisch fernmündlich telefon
persönlich direkt
digital elektronisch online edv
analog papier handschriftlich
händisch manuell hand
maschinell automatisch maschine
neu erneut neue
klein geringfügig kleinere
groß umfangreich größere
einfach leicht unkompliziert
schwierig komplex anspruchsvoll kompliziert
verschieden unterschiedlich divers mehrere
mehrere einige verschiedene
viel zahlreich etlich
gering wenig niedrig
intern hausintern innerbetrieblich betriebsintern firmenintern hauseigen werksintern
extern außerbetrieblich fremd
regional örtlich lokal
ausländisch international
örtlich lokal ort hiesig
städtisch kommunal gemeindlich
gemeinde kommune ort
stadt kommune
kunde kundin kundschaft käufer auftraggeber abnehmer
kunden kundschaft gäste
gast besucher gäste besucherin
patient patientin erkrankte kranke
bewohner bewohnerin heimbewohner pflegebedürftige
pflegebedürftige senioren bewohner
kinder kind jungen mädchen kleinkinder
jugendliche teenager schüler jugend
schüler schülerin schülerschaft lernende klasse
eltern elternteil erziehungsberechtigte familien
teilnehmer teilnehmende teilnehmerin kursteilnehmer
mitarbeiter mitarbeitende arbeitnehmer beschäftigte beschäftigt personal belegschaft angestellte arbeitskraft
kollege kollegin kollegium kollegen kollegenkreis teammitglied
azubi auszubildende lehrling lernende ausbildungskräfte
werkstudent werkstudentin studentisch
praktikant praktikantin schülerpraktikant
ehrenamtliche freiwillige helfer
aushilfe aushilfskraft minijobber
neue neuling neuzugang einsteiger
vorgesetzte chef chefin leitung
geschäftsführung geschäftsleitung gf geschäftsführer
filialleitung filialleiter marktleiter marktleitung
bauleitung bauleiter
projektleitung projektleiter projektleiterin
schichtleitung schichtleiter schichtführer
stationsleitung stationsleiterin
küchenchef küchenleitung küchenleiter
amtsleitung amtsleiter
arzt ärztin mediziner ärztlich
hausarzt hausärztin hausärzte
steuerberater steuerberaterin steuerkanzlei
anwalt anwältin rechtsanwalt jurist
architekt architektin architekten
handwerker handwerksbetrieb gewerk
lieferant zulieferer händler lieferfirma
hersteller produzent
dienstleister fremdfirma firma
fachfirma fachbetrieb
behörde amt
bauherr bauherrin bauherrschaft auftraggeber
mieter mieterin mietpartei
verein klub vereinigung
verband dachverband
team mannschaft gruppe truppe mannschaft
arbeitsgruppe arbeitskreis ag projektgruppe gremium
gruppe kleingruppe
schicht dienst
frühschicht frühdienst
spätschicht spätdienst
bereitschaft rufbereitschaft bereitschaftsdienst notdienst
vertretung stellvertretung urlaubsvertretung
urlaub ferien abwesenheit urlaubszeit
abwesenheit verhinderung urlaub fehlen
krankheit erkrankung ausfall
betrieb firma unternehmen haus
konzern unternehmensgruppe gruppe
zweigstelle filiale niederlassung geschäftsstelle außenstelle
abteilung bereich referat fachbereich sparte
station abteilung wohnbereich pflegestation
büro kanzlei geschäftsräume sekretariat
praxis arztpraxis ordination
werkstatt werkhalle werkraum
halle werkhalle produktionshalle
lager lagerhalle depot magazin
baustelle bauvorhaben bauprojekt bau
küche großküche küchenbereich
theke tresen ausschank bar
laden geschäft shop markt
haushalt privathaushalt haus wohnung
einfamilienhaus efh wohnhaus
mehrfamilienhaus mfh wohnhaus
bad badezimmer bäder
grundstück gelände areal
fahrzeug auto pkw wagen
lkw lastwagen lastkraftwagen laster
transporter lieferwagen sprinter
stapler gabelstapler flurförderzeug
maschine anlage gerät aggregat
werkzeug gerät hilfsmittel
rechner computer pc arbeitsplatzrechner
software programm anwendung system tool
webseite website internetauftritt homepage internetseite
datenbank datenbestand
tabelle excel tabellenkalkulation
liste aufstellung verzeichnis übersicht
formular vordruck antrag
akte unterlage dossier ordner
dokument unterlage papier schriftstück
bericht report protokoll
protokoll niederschrift mitschrift
konzept entwurf
plan zeichnung
vorlage muster schablone
anleitung handbuch leitfaden anweisung
checkliste prüfliste
merkblatt handzettel infoblatt faltblatt flyer
broschüre heft prospekt
rundschreiben rundbrief newsletter
newsletter rundbrief infobrief
brief schreiben anschreiben
mail e-mail nachricht
anfrage frage nachfrage
auftrag bestellung order
angebot offerte kostenvoranschlag
rechnung faktura
beleg quittung bon
zahlung bezahlung überweisung
mahnung zahlungserinnerung mahnwesen mahnschreiben
konto bankkonto
budget etat mittel
kosten ausgaben aufwand aufwendungen
umsatz erlös verkaufszahlen
preis kosten
gewinn ertrag überschuss
lohn gehalt entgelt vergütung
lohnabrechnung gehaltsabrechnung entgeltabrechnung lohn
steuererklärung steuererklärungen
jahresabschluss abschluss bilanz
inventur bestandsaufnahme bestandszählung zählung
bestand lagerbestand vorrat
ware artikel produkt gut
sendung paket lieferung
lieferung anlieferung sendung
reklamation beschwerde beanstandung mängelrüge
beschwerde reklamation kritik
mangel fehler defekt schaden
störung ausfall defekt panne fehler
ausfall stillstand störung
reparatur instandsetzung
wartung instandhaltung inspektion pflege
prüfung kontrolle check test
sichtprüfung sichtkontrolle
kontrolle überprüfung durchsicht
messung messen messwert
messwert messdaten messergebnis
ergebnis resultat auswertung
untersuchung analyse prüfung
umfrage befragung erhebung
rückmeldung feedback resonanz
besprechung sitzung meeting treffen runde
sitzung tagung versammlung
termin verabredung
gespräch unterredung austausch
beratung gespräch
vortrag referat präsentation
schulung kurs lehrgang training seminar weiterbildung fortbildung
weiterbildung fortbildung lehrgang kurs qualifizierung zusatzausbildung
unterricht stunde lektion
unterweisung belehrung einweisung schulung
prüfung examen abschlussprüfung
abschluss examen zeugnis
ausbildung lehre berufsausbildung lehrzeit
studium studiengang hochschulstudium
praktikum hospitation
note zensur bewertung
zeugnis bescheinigung zertifikat
zertifikat bescheinigung urkunde nachweis
urkunde auszeichnung anerkennung
auszeichnung preis ehrung prämie
wettbewerb contest
führerschein fahrerlaubnis
muttersprache muttersprachler
grundkenntnisse basiskenntnisse grundwissen grundlagen anfängerkenntnisse anfänger grundzüge einsteigerkenntnisse
grundlagen grundkenntnisse grundzüge basiswissen
kenntnisse wissen know-how
erfahrung praxis berufserfahrung
aufgabe tätigkeit arbeit
tätigkeit aufgabe beschäftigung
verantwortung zuständigkeit
zuständig verantwortlich verantwortung zuständigkeit
schwerpunkt fokus hauptsächlich
bereich gebiet feld
anteil quote prozentsatz prozent
quote rate anteil
zahl anzahl menge
dauer zeit länge
zeitraum dauer periode
wartezeit wartedauer warten
durchlaufzeit bearbeitungszeit bearbeitungsdauer
rückgang abnahme senkung minus weniger
anstieg zunahme steigerung plus mehr
steigerung anstieg erhöhung plus
veranstaltung event feier
fest feier veranstaltung
feier fest feierlichkeit
ausflug fahrt reise
reise fahrt dienstreise
messe ausstellung fachmesse
markt wochenmarkt
tag tage ganztägig
zimmer raum
saal raum
garten grünfläche außenanlage
pflanze pflanzen gewächs
tier tiere
speise gericht essen mahlzeit
gericht speise essen
menü speisenfolge
speisekarte karte
getränk getränke
einkauf beschaffung besorgung
verkauf vertrieb absatz
kasse kassieren kassiervorgang
medikament arznei arzneimittel medikation tablette
verband wundverband
wunde wundversorgung
vitalwerte vitalzeichen blutdruck
spritze injektion
körperpflege waschen grundpflege
angehörige familie verwandte
`;
