/** German words of one meaning in resumes: one set a line, by base form, with irregular forms. Sets that share a word are one. */
export const germanSynonyms = `
unterstützen helfen hilft half geholfen assistieren
reduzieren verkürzen senken gesenkt verringern mindern
überwachen kontrollieren prüfen
schulen unterweisen unterwies anleiten
pflegen warten instandhalten
team mannschaft gruppe
erstellen anfertigen verfassen schreiben schrieb
mitarbeiter beschäftigte kollege
kunde klient mandant
verkauf vertrieb
betreuen versorgen
`;
