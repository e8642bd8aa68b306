/**
 * What German postings in the commonest trades ask for, written as in `aliases.ts`: canonical=alias=alias. Written for this
 * product. A canonical name that `aliases.ts` also has is the same term, and its German names join the English ones. Inflections
 * are found by rule (text/roots/german.ts), also in compounds whose last part is listed; forms with another umlaut are listed.
 */
export const germanAliases = {
  tool: `Microsoft Office=MS-Office=Office-Paket=MS-Office-Paket
DATEV
Lexware
SAP FI
Orbis
Medifox
Vivendi
ELSTER
KNX=EIB
PLC=SPS=speicherprogrammierbare Steuerung
EPLAN
Computerkenntnisse=EDV-Kenntnisse=PC-Kenntnisse=IT-Anwenderkenntnisse
Kassensystem=Kassensysteme
Handscanner=MDE-Gerät
Gabelstapler
Hubwagen=Ameise
Warenwirtschaftssystem=Warenwirtschaftssysteme=Warenwirtschaft
Lagerverwaltungssystem=LVS
Fräsmaschine=Fräsmaschinen
Drehmaschine=Drehmaschinen`,
  skill: `wound care=Wundversorgung=Wundmanagement=Wundpflege
Pflege=Pflegetätigkeit
Grundpflege
Behandlungspflege=medizinische Pflege
Intensivpflege=Intensivmedizin=Intensivstation
Altenpflege=Seniorenpflege
Krankenpflege
ambulante Pflege
patient care=Patientenversorgung=Patientenbetreuung
medication administration=Medikamentengabe=Medikamentenvergabe=Verabreichung von Medikamenten
vital signs=Vitalzeichen=Vitalparameter=Vitalwerte=Vitalzeichenkontrolle
care planning=Pflegeplanung
Pflegedokumentation
Praxisanleitung=Praxisanleiter=Praxisanleiterin
infection control=Infektionsschutz=Infektionsprävention
Hygienevorschriften=Hygienestandards
Notaufnahme
Blutentnahme
Beatmung
Palliativpflege
Demenz
Erste Hilfe
Buchhaltung=Buchführung=Rechnungswesen
Finanzbuchhaltung=FiBu
accounts receivable=Debitorenbuchhaltung=Debitoren
accounts payable=Kreditorenbuchhaltung=Kreditoren
Anlagenbuchhaltung
payroll=Lohnbuchhaltung=Lohnabrechnung=Gehaltsabrechnung=Entgeltabrechnung
Jahresabschluss=Jahresabschlüsse=Jahresabschluß
month-end close=Monatsabschluss=Monatsabschlüsse
HGB
Umsatzsteuer=Umsatzsteuervoranmeldung=Umsatzsteuervoranmeldungen
Steuerrecht
Steuererklärung=Steuererklärungen
Kostenrechnung
Bilanzierung
Kontenabstimmung=Abstimmung der Konten
Rechnungsprüfung
Zahlungsverkehr
Mahnwesen
Elektroinstallation=Elektroinstallationen
Elektrotechnik
elektrische Anlagen=Elektroanlagen=elektrische Anlage
Schaltpläne=Schaltplan=Stromlaufpläne=Lesen von Schaltplänen
Schaltschränke=Schaltschrank=Schaltschrankbau
Gebäudetechnik=Gebäudeautomation=Haustechnik
Energietechnik
Fehlersuche=Störungssuche=Fehlerdiagnose
Störungsbeseitigung
Inbetriebnahme
Wartung=Instandhaltung
Montage
VDE
DGUV V3=DGUV Vorschrift 3
Photovoltaik=PV-Anlagen
Beleuchtungstechnik
Wareneingang=Wareneingangskontrolle=Warenannahme
Warenausgang
order picking=Kommissionierung=Kommissionieren
Lagerlogistik=Lagerwirtschaft
Lager
Verpackung
Versand
loading and unloading=Beladen=Entladen
Inventur=Inventuren
Bestandskontrolle=Bestandsführung
Ladungssicherung
Schichtarbeit=Schichtdienst=Schichtbereitschaft=Wechselschicht=Schichtbetrieb=Dreischichtbetrieb
logistics=Logistik
route planning=Tourenplanung
Lenk- und Ruhezeiten
Fahrtenschreiber=digitaler Tachograph
procurement=Einkauf=Beschaffung
Vertrieb
Verkauf
Außendienst
Neukundengewinnung=Kundenakquise=Akquise=Kaltakquise
customer service=Kundenservice=Kundenbetreuung
Kundenberatung
Reklamationsbearbeitung
Angebotserstellung
Auftragsabwicklung
Kassieren=Kassiertätigkeit
Warenpräsentation
market research=Marktforschung
digital marketing=Online-Marketing=Onlinemarketing
social media marketing=Social-Media-Marketing
content marketing=Content-Marketing
Öffentlichkeitsarbeit=Pressearbeit
Personalwesen=Personalwirtschaft
Personalentwicklung
recruitment=Personalbeschaffung=Personalgewinnung
Arbeitsrecht
Vertragsrecht
Gesellschaftsrecht
Strafrecht
Zivilrecht
Zwangsvollstreckung
Vertragsgestaltung
litigation=Prozessführung
legal research=rechtliche Recherche
lesson planning=Unterrichtsplanung=Unterrichtsvorbereitung
Unterricht
Pädagogik
Inklusion
classroom management=Klassenführung
Elternarbeit=Elterngespräche
Kinderbetreuung
Sprachförderung
HACCP
food safety=Lebensmittelhygiene=Lebensmittelsicherheit
Speisenzubereitung=Zubereitung von Speisen
menu planning=Menüplanung=Speisenplanung
Wareneinsatz=Wareneinsatzkalkulation
Gastronomie
Konstruktion
technisches Zeichnen=technische Zeichnungen
Maschinenbau
Werkstoffkunde
Festigkeitsberechnung
Zerspanung=Zerspanungstechnik
CNC=CNC machining=CNC-Technik=CNC-Programmierung
Fräsen
Drehen
welding=Schweißen=Schweißtechnik
quality assurance=Qualitätssicherung
quality management=Qualitätsmanagement
quality control=Qualitätskontrolle
workplace safety=Arbeitssicherheit=Arbeitsschutz
Arbeitsvorbereitung
Sanitärtechnik
Heizungstechnik
Klimatechnik=Kältetechnik
Trockenbau
Mauern
Hydraulik
Pneumatik
Terminplanung=Terminkoordination
Korrespondenz
Büroorganisation
data entry=Datenerfassung=Datenpflege
Prozessoptimierung
data analysis=Datenanalyse
statistics=Statistik
machine learning=maschinelles Lernen
Gebäudereinigung
Maschinenbedienung
Abrechnung
Dokumentation`,
  licence: `driver's license=Führerschein=Fahrerlaubnis=Führerschein Klasse B=Führerschein der Klasse B=Fahrerlaubnis Klasse B=Führerscheinklasse B=PKW-Führerschein=Führerschein B
Führerschein Klasse CE=Führerschein CE=Fahrerlaubnis CE=Führerscheinklasse CE=Führerschein der Klasse CE=Führerschein C/CE=LKW-Führerschein=Fahrerlaubnis Klasse CE
Führerschein Klasse C=Führerscheinklasse C=Führerschein Klasse C1
forklift licence=Staplerschein=Gabelstaplerschein=Flurförderschein=Flurförderzeugschein=Staplerführerschein
Kranschein=Kranführerschein
Berufskraftfahrerqualifikation=Schlüsselzahl 95=Modul 95=Eintrag 95=Grundqualifikation
Fahrerkarte
ADR-Schein=ADR-Bescheinigung=Gefahrgutschein
Examen=staatliches Examen=examiniert
Pflegefachkraft=Pflegefachfrau=Pflegefachmann=examinierte Pflegefachkraft=Gesundheits- und Krankenpfleger=Gesundheits- und Krankenpflegerin=Krankenpfleger=Krankenschwester=Altenpfleger=Altenpflegerin=Pflegefachpersonen
Pflegehelfer=Pflegehelferin=Pflegeassistent=Pflegehilfskraft
Staatsexamen=Erstes Staatsexamen=Zweites Staatsexamen=juristisches Staatsexamen=Volljurist=Volljuristin
Rechtsanwaltszulassung=Zulassung als Rechtsanwalt
Fachanwalt
Approbation
Gesellenbrief=Gesellenprüfung=Facharbeiterbrief
Meisterbrief=Meister=Meisterprüfung=Industriemeister=Handwerksmeister=Elektromeister
Techniker=staatlich geprüfter Techniker
Bilanzbuchhalter=Bilanzbuchhalterin
Steuerfachangestellte=Steuerfachangestellter
Steuerfachwirt=Steuerfachwirtin
Fachwirt
Ausbildereignungsschein=AEVO=Ausbildereignung=AdA-Schein
Elektrofachkraft
Schweißerschein=Schweißerprüfung=Schweißerpass
Gesundheitszeugnis=Infektionsschutzbelehrung=Gesundheitsausweis
Führungszeugnis=polizeiliches Führungszeugnis
Sachkundeprüfung=Sachkunde nach § 34a=Sachkunde § 34a=Sachkundeprüfung § 34a
Lehrbefähigung=Lehramt=Lehramtsstudium
Referendariat
staatlich anerkannter Erzieher=staatlich anerkannte Erzieherin`,
  soft: `communication skills=Kommunikationsfähigkeit=Kommunikationsstärke=kommunikationsstark
teamwork=Teamfähigkeit=teamfähig=Teamgeist=Teamplayer=Teamarbeit
Einfühlungsvermögen=Empathie
Zuverlässigkeit=zuverlässig
Pünktlichkeit=pünktlich
Hilfsbereitschaft=hilfsbereit
Freundlichkeit=freundlich=freundliches Auftreten=freundliche Umgangsformen
Belastbarkeit=belastbar
Flexibilität=flexibel einsetzbar=flexibel
Selbstständigkeit=selbstständige Arbeitsweise=selbständige Arbeitsweise=eigenverantwortliche Arbeitsweise
Sorgfalt=sorgfältige Arbeitsweise=Genauigkeit=Gewissenhaftigkeit
Verantwortungsbewusstsein=Verantwortungsbereitschaft
Organisationstalent=Organisationsfähigkeit
Durchsetzungsvermögen
customer focus=Kundenorientierung
Lernbereitschaft
analytical skills=analytisches Denken=analytische Fähigkeiten
leadership skills=Führungserfahrung=Führungskompetenz
handwerkliches Geschick
Kreativität
körperliche Belastbarkeit
negotiation skills=Verhandlungsgeschick`,
  language: `English=Englisch=Englischkenntnisse=englische Sprachkenntnisse
German=Deutsch=Deutschkenntnisse=deutsche Sprachkenntnisse
French=Französisch=Französischkenntnisse
Spanish=Spanisch=Spanischkenntnisse
Italian=Italienisch=Italienischkenntnisse
Polish=Polnisch
Russian=Russisch
Turkish=Türkisch
Arabic=Arabisch
Portuguese=Portugiesisch
Dutch=Niederländisch`,
} as const;

/**
 * German words of the fields of work (names as in `fields.ts`): single words without inflection. Each also covers the
 * compounds that end or begin with it, so short words that end many others do not belong here.
 */
export const germanFields: Readonly<Record<string, string>> = {
  accounting:
    'buchhalter, buchführung, finanzbuchhaltung, lohnbuchhaltung, jahresabschluss, monatsabschluss, bilanz, bilanzbuchhalter, steuerberater, steuerfachangestellte, wirtschaftsprüfer, datev, umsatzsteuer, voranmeldung, debitor, kreditor, rechnungswesen, hgb, kontierung, abschreibung, eingangsrechnung, mahnwesen, anlagenbuchhaltung',
  banking: 'kredit, sparkasse, bankkaufmann, bankkauffrau, wertpapier, finanzierung, anlageberatung',
  finance: 'finanzanalyse, liquiditätsplanung, finanzplanung',
  insurance: 'schadenbearbeitung, versicherungskaufmann',
  sales: 'kundenakquise, neukundengewinnung, außendienst, vertriebsmitarbeiter, akquise',
  retail: 'verkäufer, einzelhandel, kassierer, filiale, filialleiter, supermarkt, warenpräsentation',
  'customer-service': 'reklamation, kundenberater, beschwerde',
  admin: 'sekretärin, sekretär, bürokaufmann, bürokauffrau, korrespondenz, terminplanung, sachbearbeiter',
  hr: 'personalreferent, personalentwicklung, bewerbermanagement, personalabteilung, lohnabrechnung, arbeitsrecht, personalbeschaffung',
  marketing: 'werbung, kampagne, marktforschung, öffentlichkeitsarbeit, pressearbeit, werbekampagne',
  nursing:
    'pflegefachkraft, pfleger, krankenschwester, krankenhaus, klinik, klinikum, grundpflege, behandlungspflege, intensivpflege, intensivstation, wundversorgung, wundmanagement, medikament, medikamentengabe, vitalzeichen, vitalparameter, pflegeplanung, pflegedokumentation, beatmung, bewohner, seniorenheim, altenpflege, altenheim, examiniert, praxisanleitung, orbis, pflegehelfer',
  medical: 'arzt, ärztin, diagnostik, blutentnahme, medizinische fachangestellte',
  electrician:
    'elektroniker, elektriker, elektroinstallation, elektroinstallateur, elektrotechnik, schaltschrank, schaltplan, schaltpläne, verkabelung, steckdose, dguv, knx, photovoltaik, gebäudetechnik, energietechnik, niederspannung, stromlaufplan, elektrofachkraft',
  construction: 'baustelle, maurer, hochbau, tiefbau, rohbau, bauleiter, beton, polier, trockenbau, zimmerer',
  'mechanical-engineering': 'maschinenbau, konstruktion, konstrukteur, festigkeit, werkstoff, getriebe',
  manufacturing:
    'maschinenbediener, zerspanung, zerspanungsmechaniker, schlosser, schweißer, industriemechaniker, werkzeugmacher',
  logistics:
    'lager, lagerist, fachlagerist, lagerlogistik, wareneingang, warenausgang, kommissionierung, versand, verpackung, stapler, staplerschein, gabelstapler, inventur, palette, handscanner, logistik, spedition, ladungssicherung, entladen, bestandskontrolle',
  driving:
    'kraftfahrer, berufskraftfahrer, lkw, lenkzeit, fahrerkarte, tachograph, auslieferung, fernverkehr, nahverkehr, sattelzug',
  chef: 'koch, köchin, speise, menü, gastronomie, küchenchef, kellner, mise en place, hotellerie, lebensmittelhygiene',
  teaching:
    'lehrer, lehrerin, lehrkraft, schule, schüler, unterricht, grundschule, gymnasium, lehramt, referendariat, pädagogik, klassenleitung, erzieher, kita, kindergarten',
  legal:
    'rechtsanwalt, anwalt, kanzlei, jurist, volljurist, mandant, staatsexamen, vertragsrecht, gesellschaftsrecht, schriftsatz, zivilrecht, strafrecht, notar, rechtsanwaltsfachangestellte, arbeitsrecht',
  maintenance:
    'hausmeister, instandhaltung, haustechnik, sanitär, klimatechnik, störungsbeseitigung, anlagenmechaniker',
  cleaning: 'reinigungskraft, gebäudereinigung, unterhaltsreinigung, putzen, fensterreinigung',
  'real-estate': 'makler, mietverwaltung, hausverwaltung, mieter, vermietung',
  security: 'wachdienst, sicherheitsdienst, objektschutz, sicherheitsmitarbeiter, streife, pforte',
  agriculture: 'landwirt, landwirtschaft, gärtner, gartenbau, ernte, tierpflege, forst',
  beauty: 'friseur, friseurin, kosmetik, haarschnitt',
  'auto-mechanic': 'mechatroniker, werkstatt, ölwechsel',
};
