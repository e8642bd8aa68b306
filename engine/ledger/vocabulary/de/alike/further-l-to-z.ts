/** Further words for the same thing or deed, L to Z: names that change with the country, the trade or the fashion; in the form of `../alike.ts`. */
export const furtherLToZ = `
lagerplatz stellplatz
lagerverwaltungssystem lvs lagersystem
lastwagen lkw camion lastkraftwagen
layout satz gestaltung
lehramtsanwärter lehramtsanwärterin referendar referendarin
lehrer lehrerin lehrkraft lehrperson pädagoge pädagogin
leistungsphase lph
lektorat korrekturlesen
lenkzeit fahrzeit
lieferant zulieferer anbieter
liegenschaft immobilie gebäude grundstück
lohnbuchhaltung gehaltsabrechnung lohnabrechnung entgeltabrechnung salärwesen lohnbuchführung
maler anstreicher
medikament arzneimittel medizin
mehrwertsteuer umsatzsteuer
menükarte speisekarte karte
messestand ausstellungsstand stand
messmittel messgerät prüfmittel
messprotokoll prüfprotokoll
metzger fleischer fleischhauer metzgerei fleischerei
mitglied angehörig zugehörig
möblierung möbel einrichtung
nacharbeit nachbesserung
notaufnahme notfallstation ambulanz
notebook laptop
obdachlos wohnungslos
ölen einölen
onboarding einarbeitung
ordner mappe
patientenakte krankenakte patientendokumentation
patisserie konditorei süßspeise dessert
personenwagen auto pkw
pflegeheim altenheim altersheim seniorenheim alterszentrum seniorenzentrum pflegezentrum
photovoltaikanlage pv-anlage solaranlage solarstromanlage photovoltaik
physiotherapie krankengymnastik
pikett pikettdienst rufbereitschaft bereitschaftsdienst bereitschaft
poster plakat
prämie beitrag
praxiserfahrung berufserfahrung berufspraxis
presse medien
presse pressen
pressetext pressemitteilung medienmitteilung presseaussendung
programmierer entwickler softwareentwickler programmiererin entwicklerin softwareentwicklerin
quellcode code programmcode
redaktion schriftleitung
regress rückgriff
reinigungskraft raumpfleger
renovation sanierung renovierung
reporting bericht berichtswesen
revision prüfung audit
rezeption empfang
rind kuh milchvieh vieh
rollout einführung ausrollen
rückbau abbruch abriss demontage
rücksendung retoure rücklauf
rundmail newsletter rundbrief
rüsten umrüsten einrichten
salär lohn gehalt
schaltschrank verteiler schaltkasten
schnittstelle api interface
schrank kasten
schreiner tischler schreinerei tischlerei
schriftstück schreiben dokument
sekretariat vorzimmer
sonnabend samstag
spedition transportunternehmen
spesen reisekosten
stichprobe probe
straße strasse weg
streetwork straßensozialarbeit
student studentin studierende studierender
stundenplan unterrichtsplan
suchmaschinenoptimierung seo
tabellenblatt tabelle sheet
teilpensum teilzeit
template vorlage muster
tour rundfahrt
tram straßenbahn
trauung hochzeit
treppe stiege
tür türen
turnus wechsel rotation rhythmus
turnusmäßig regelmäßig periodisch
übungsleiter trainer übungsleiterin trainerin coach
umstellung migration migrieren umstieg wechsel
umzug migration umziehen
unterhalt instandhaltung wartung
unterrichten unterricht lehren erteilen
updaten aktualisieren nachführen update
user benutzer nutzer anwender
verbrauchsmaterial hilfsmaterial material
verkaufsstelle laden filiale geschäft
vermindern senken reduzieren verringern mindern
vierteljährlich quartal quartalsweise quartalsmäßig
visite arztvisite
visualisierung rendering
vorgabe vorschrift richtlinie leitlinie regel
warenausgang versand
warenhaus kaufhaus
wärmepumpe wp
wäsche textilien
webauftritt website webseite homepage internetauftritt internetseite
webshop onlineshop internetshop
werbung reklame
werkstück teil bauteil
wettkampf turnier
winterdienst schneeräumung
wohnanlage wohnbau wohnungsbau wohnhausanlage
zahnarzthelfer zahnarzthelferin dentalassistenz
zimmer gästezimmer
zoll verzollung
zugriff zugang
zuwendung spende
zweitkraft kollegin ergänzungskraft
`;
