/** German words of a degree, labels before a school's name, and parts of a school's name. */
export const degreeWords = 'abitur';
export const schoolLabels = 'schule ausbildung studium';
export const schoolParts = 'hochschule';
/** Labels before an employer's name. */
export const emptyWords = `fa firma träger beruflich beruflicher berufliche werdegang berufsweg stationen weg tätig bereich schwerpunkt pro std stunden stunde
  stundenwoche tage tag woche wochen ausbildung weiterbildung fortbildung lehrgang note modul module während parallel neben derselben desselben pensum niveau derzeit abschlussnote erfolgt absolviert besucht davon gelernt gelernte gelernter jahrgang vor
  abschluss abschlüsse jahr jahre durchschnitt durchschnittsnote schnitt ziel fach fachrichtung thema umfang dauer zeitraum rahmen
  demselben dort dabei darunter insgesamt`;
