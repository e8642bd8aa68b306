import type { Texts } from './texts.ts';

const number = new Intl.NumberFormat('de-DE');
const exactTime = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'medium' });

export const texts: Texts = {
  heading: 'Lebensläufe',
  counted: (count: number) => `Lebensläufe (${number.format(count)})`,
  search: 'Nach Stelle oder Person suchen …',
  loading: 'Die Lebensläufe werden geladen …',
  loadFailed: 'Die Lebensläufe ließen sich nicht laden',
  empty: 'Kein Lebenslauf passt zu Ihrer Suche.',
  untitled: 'Ohne Titel',
  noEmail: 'Keine E-Mail-Adresse',
  table: {
    caption: 'Lebensläufe',
    jobTitle: 'Stelle',
    user: 'Person',
    matchScore: 'Übereinstimmung',
    date: 'Datum',
    actions: 'Aktionen',
  },
  view: 'Ansehen',
  delete: 'Löschen',
  detail: {
    loading: 'Dieser Lebenslauf wird geladen …',
    failed: 'Der Lebenslauf ließ sich nicht laden',
    gone: 'Diesen Lebenslauf gibt es nicht mehr.',
    matchScore: 'Übereinstimmung',
    optimizedScore: 'Übereinstimmung, verbessert',
    created: (date: Date) => `Angelegt: ${exactTime.format(date)}`,
    of: (email: string) => `Von ${email}`,
    noted: 'Dass Sie ihn geöffnet haben, steht im Protokoll.',
    texts: 'Texte',
    resume: 'Lebenslauf',
    jobDescription: 'Stellenanzeige',
    optimized: 'Verbesserter Lebenslauf',
  },
  confirm: {
    title: 'Lebenslauf löschen?',
    description: 'Möchten Sie diesen Lebenslauf wirklich löschen? Das lässt sich nicht zurücknehmen.',
    cancel: 'Abbrechen',
    delete: 'Löschen',
    deleting: 'Wird gelöscht …',
  },
  deleted: 'Der Lebenslauf ist gelöscht',
  deleteFailed: 'Der Lebenslauf ließ sich nicht löschen',
};
