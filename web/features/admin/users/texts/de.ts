import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  heading: 'Personen',
  search: 'Personen suchen …',
  loading: 'Die Personen werden geladen …',
  loadFailed: 'Die Personen ließen sich nicht laden',
  empty: 'Niemand passt zu Ihrer Suche.',
  unnamed: 'Ohne Namen',
  noEmail: 'Keine E-Mail-Adresse',
  table: {
    caption: 'Personen',
    user: 'Person',
    email: 'E-Mail',
    role: 'Rolle',
    joined: 'Dabei seit',
    actions: 'Aktionen',
    joinedOn: (date: string) => `Dabei seit ${date}`,
  },
  roles: { admin: 'Administrator', user: 'Person' },
  makeAdmin: 'Zum Admin machen',
  removeAdmin: 'Adminrechte nehmen',
  grant: {
    title: 'Adminrechte geben?',
    description: (who: string) =>
      `${who} kann dann die ganze Plattform verwalten: Personen verwalten, alle Daten sehen, Einstellungen ändern.`,
    confirm: 'Adminrechte geben',
    busy: 'Wird erteilt …',
    done: 'Die Person hat jetzt Adminrechte',
  },
  revoke: {
    title: 'Adminrechte nehmen?',
    description: (who: string) => `${who} verliert die Adminrechte und kommt nicht mehr in die Verwaltung.`,
    confirm: 'Adminrechte nehmen',
    busy: 'Wird entzogen …',
    done: 'Die Person hat keine Adminrechte mehr',
  },
  cancel: 'Abbrechen',
  roleFailed: 'Die Rolle ließ sich nicht ändern',
});
