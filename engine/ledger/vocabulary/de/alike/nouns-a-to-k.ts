/** A to K: German nouns, adjectives and adverbs that stand for each other; in the form of `../alike.ts`. */
export const nounsAToK = `
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
`;
