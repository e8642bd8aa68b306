/** Words that headings are made of, whatever they open: a line of nothing else claims nothing. */
export const headingWords = `abschlüsse akademische akademischer akademisches aktivitäten aktuelles allgemeines angaben arbeit arbeitgeber
  aufgaben aus ausbildung außerberufliches auszeichnungen außerdem berufe beruf berufliche beruflicher berufliches berufserfahrung
  berufspraxis berufsweg bewerbung bildung bildungsweg bisher bisherige daten diverses edv ehrenamt ehrenamtliches engagement
  erfahrung erfahrungen erfolge fachkenntnisse fachliche fähigkeiten fertigkeiten fort fortbildung fortbildungen freiwillig freiwilliges freiwillige freizeit
  führerschein führerscheine für geräte hintergrund hobbys ich im in interessen it jetzt jobs kann kenntnisse kompetenzen können kontakt
  kurse kurz laufbahn lebenslauf lernen lizenzen mein meine mich mitgliedschaften nachweise nebenbei nebenjobs nebentätigkeiten noch
  ort persönliche persönliches person praktika praktische praxis privat privates profil programme projekte prüfungen publikationen
  qualifikation qualifikationen referenzen scheine schule schulische schulabschluss schulbildung schulausbildung schulungen schwerpunkte sonst
  sonstige sonstiges software soziales sprachen sprachkenntnisse stärken stationen studien studium tätigkeit tätigkeiten technik technische
  über und unterricht veröffentlichungen vorträge was weg wer weiter weitere weiterer weiteres weiterbildung weiterbildungen werdegang
  werkzeug werkzeuge werkzeugkasten wissen wissenschaftliche wo zertifikate zeugnisse ziele zur zusammenfassung zusätzliche zusätzliches
  zusatzqualifikationen gesagt so mir wichtig bin war mag mache`;

/** What schools, courses, papers, skills and awards are called: they stand one below the other, without bullets, in parts of any name. */
export const notOfJobs =
  /schein|kurs|lehrgang|prüfung|bildung|schul|studi|modul|meister|expert|diplom|zertifi|ausweis|bachelor|master|universität|lehre\b|\bexcel|englisch|kenntnisse|sachkunde|erste hilfe|anerkennung|urkunde|auszeichnung|preis/iu;

/** Actions that name a post or a part of a company: "Leitung der Buchhaltung". */
export const ofPost =
  /(?:leitung|führung|assistenz|vertretung|bearbeitung|abteilung|verwaltung|beratung|hilfe|direktion|redaktion|anstellung)$/;
