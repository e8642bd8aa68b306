/** Further words for the same thing or deed, A to K: names that change with the country, the trade or the fashion; in the form of `../alike.ts`. */
export const furtherAToK = `
abbildung bild
abhalten durchführen halten veranstalten
ablichten fotografieren
account konto zugang benutzerkonto
adaptieren anpassen
agenda kalender terminkalender
altenpflege seniorenpflege
anamnese befunderhebung
angebotserstellung offertstellung angebot
anlass veranstaltung event
anliegen anfrage
anstreichen streichen lackieren
applikation anwendung software programm app
archiv ablage archivierung
aushub erdarbeiten
backup datensicherung sicherung
bahn zug
bankett festessen
basiskenntnis grundkenntnis grundkenntnisse basiskenntnisse
bauaufsicht bauüberwachung
behandlung therapie behandeln
behinderung beeinträchtigung handicap
beitrag post artikel
beschäftigter angestellter mitarbeitender arbeitnehmer mitarbeiter
beschäftigungsgrad pensum
bestimmung vorschrift
betäubungsmittel btm
betriebsrat personalvertretung
bewerber kandidat bewerberin kandidatin stellensuchende
bewerbungsgespräch vorstellungsgespräch interview
bildbearbeitung bildretusche retusche
bildschirm monitor
bildungsplan lehrplan
blutentnahme blutabnahme
bodenbelag boden fußboden
brücke überführung
buchführung buchhaltung
büfett buffet
bug fehler softwarefehler
bürger einwohner
bus omnibus autobus
charge los
check-in anreise
club verein klub
codieren programmieren
controlling kostenkontrolle
coverage testabdeckung abdeckung
dachausbau dachgeschossausbau
dämmung isolierung isolation wärmedämmung
dauer laufzeit länge
debitor kundenrechnung ausgangsrechnung
dekubitus wundliegen
dienstplanung einsatzplanung schichtplanung personaleinsatzplanung
dozent dozentin kursleiter kursleiterin lehrbeauftragte lehrbeauftragter
drehmaschine drehbank
druckvorlage reinzeichnung
einheit sitzung behandlungseinheit
einreichplanung einreichplan genehmigungsplanung bauantrag
einwohnerkontrolle einwohneramt meldeamt
entfernen löschen beseitigen
erlangen erwerben erhalten
errichtung bau aufbau
ersatzteil verschleißteil
ersthelfer betriebssanitäter nothelfer betriebsersthelfer
ersthilfe erste-hilfe nothilfe
erstklässler schulanfänger
erzeugnis produkt
fahrgast passagier
fakturierung rechnungsstellung rechnungserstellung rechnungslegung verrechnung
feature funktion funktionalität
fehlerbehebung bugfixing störungsbehebung störungsbeseitigung entstörung
fehlersuche störungssuche fehlerdiagnose fehlerortung
fehlteil ausschussteil
ferienplanung urlaubsplanung
ferienvertretung urlaubsvertretung
fliese platte plättli
fliesenleger plattenleger
flugblatt flyer handzettel
flughafen airport
forecast prognose vorhersage
formblatt formular vordruck
fotomontage composing
frachtpapier versandpapier lieferschein
freiwilligenarbeit ehrenamt freiwilligentätigkeit
fuhrpark fahrzeugflotte flotte
gabelstapler stapler hubstapler
gasthaus wirtshaus gasthof gaststätte wirtschaft lokal
geflüchtet flüchtling asylsuchend
gehölz baum sträucher
gepäck koffer
geschäftsreise dienstreise reise
gesprächsnotiz telefonnotiz
gesuch antrag ansuchen
grundriss plan
grünpflege grünflächenpflege gartenpflege
halbjährlich halbjahr semesterweise
handy mobiltelefon smartphone
haushalt budget etat
hauswart hausmeister hauswartin hausmeisterin
heizung heizungsanlage wärme
hort nachmittagsbetreuung ganztagsbetreuung schulkindbetreuung
icon symbol
illustration zeichnung
inbetriebnahme ibn inbetriebsetzung
informationsblatt merkblatt infoblatt
inhaber inhaberin besitzer besitzerin eigentümer
instruktion einweisung unterweisung instruieren
inventar bestand
jahrgangsstufe klasse klassenstufe schulstufe
kandidat prüfling kandidatin prüfungsteilnehmer
kassenbuch kassabuch
kleinkind krippenkind kind
klempner spengler
klickrate ctr
kommission ausschuss gremium
komponente modul baustein
konferenz sitzung besprechung
konferenz tagung kongress
kpi kennzahl
krankenhaus spital klinik klinikum
kredit darlehen
kreditor lieferantenrechnung eingangsrechnung
kundendaten kundenstammdaten stammdaten
kundengewinnung akquise akquisition neukundengewinnung neukundenakquise
kundenstamm bestandskunden
kundschaft klientel kunden kunde
kürzen verkürzen
`;
