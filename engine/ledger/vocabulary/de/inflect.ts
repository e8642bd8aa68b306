/** All forms of a German adjective: "weltweit", "weltweite", "weltweiten". */
export function adjectiveForms(base: string): string[] {
  return ['', 'e', 'en', 'er', 'es', 'em'].map((ending) => `${base}${ending}`);
}

/** The past forms of a weak German verb, by its infinitive: "leitete", "leiteten". A resume seldom uses the present tense. */
export function pastForms(infinitive: string): string[] {
  const stem = infinitive.replace(/(?:(?<=e[lr])n|en)$/, '');
  // "Leit-e-te", but "führ-te".
  const link = /[dt]$/.test(stem) ? 'e' : '';
  return [`${stem}${link}te`, `${stem}${link}ten`];
}

/** What the forms of a verb and its nouns begin with: "senkte", "Senkung", "gesenkt". */
export function verbStems(infinitive: string): string[] {
  const stem = infinitive.replace(/(?:(?<=e[lr])n|en)$/, '');
  return [stem, `ge${stem}`];
}
