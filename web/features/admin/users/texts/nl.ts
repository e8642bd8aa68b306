import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  heading: 'Gebruikersbeheer',
  search: 'Gebruikers zoeken…',
  loading: 'De gebruikers worden geladen…',
  loadFailed: 'De gebruikers konden niet worden geladen',
  empty: 'Geen gebruiker past bij je zoekopdracht.',
  unnamed: 'Naamloze gebruiker',
  noEmail: 'Geen e-mailadres',
  table: {
    caption: 'Gebruikers',
    user: 'Gebruiker',
    email: 'E-mail',
    role: 'Rol',
    joined: 'Lid sinds',
    actions: 'Acties',
    joinedOn: (date) => `Lid sinds ${date}`,
  },
  roles: { admin: 'Beheerder', user: 'Gebruiker' },
  makeAdmin: 'Beheerder maken',
  removeAdmin: 'Beheer intrekken',
  grant: {
    title: 'Beheerdersrechten geven?',
    description: (who) =>
      `Hiermee krijgt ${who} het beheer over het hele platform: gebruikers beheren, alle gegevens bekijken en systeeminstellingen wijzigen.`,
    confirm: 'Beheer toekennen',
    busy: 'Toekennen…',
    done: 'De gebruiker heeft nu beheerdersrechten',
  },
  revoke: {
    title: 'Beheerdersrechten intrekken?',
    description: (who) => `Hiermee verliest ${who} de beheerdersrechten en de toegang tot de beheeromgeving.`,
    confirm: 'Beheer intrekken',
    busy: 'Intrekken…',
    done: 'De beheerdersrechten zijn ingetrokken',
  },
  cancel: 'Annuleren',
  roleFailed: 'De rol kon niet worden gewijzigd',
});
