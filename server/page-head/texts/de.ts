import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  other: 'Eine ehrliche Bewertung, eine Analyse der Begriffe und ein verbesserter Lebenslauf für jede Bewerbung.',
  home: 'Stellenanzeige und Lebenslauf einfügen: eine ehrliche ATS-Übereinstimmung mit jedem Punkt erklärt, die Begriffe, die Sie zeigen und die fehlen, und ein verbesserter Lebenslauf, der nichts Unwahres sagt.',
  login:
    'Melden Sie sich bei Shortlist an, um Ihre Analysen zu sehen und Ihren Lebenslauf für die nächste Bewerbung zu verbessern.',
  register:
    'Kostenloses Konto bei Shortlist: jeden Tag vollständige Analysen Ihres Lebenslaufs, gespeichert in Ihrer Übersicht.',
  aboutData:
    'Wie Shortlist einen Lebenslauf an einer Anzeige misst, was mit Ihren Texten geschieht und welche offenen Quellen es nutzt.',
});
