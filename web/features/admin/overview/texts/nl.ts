import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Beheeroverzicht',
  failed: 'De beheergegevens konden niet worden geladen',
  counts: {
    region: 'Aantallen',
    loading: '…',
    total_users: { title: 'Gebruikers', description: 'Geregistreerde accounts' },
    total_resumes: { title: 'Cv’s', description: 'Geanalyseerde documenten' },
    active_subscriptions: { title: 'Actieve abonnementen', description: 'Betalende klanten' },
  },
  tools: {
    heading: 'Hulpmiddelen',
    users: {
      title: 'Gebruikersbeheer',
      description: 'Mensen vinden, hun abonnement en activiteit bekijken, beheerdersrechten geven of intrekken.',
    },
    resumes: { title: 'Cv-beheer', description: 'De analyses van iedereen vinden, bekijken en verwijderen.' },
    settings: {
      title: 'Systeeminstellingen',
      description: 'De AI aan- of uitzetten, het model kiezen, abonnementen en limieten instellen.',
    },
    auditLogs: { title: 'Auditlogboek', description: 'Zien wie wat wanneer heeft gewijzigd, en het exporteren.' },
  },
  activity: {
    heading: 'Laatste 30 dagen',
    caption: 'Registraties en analyses per dag',
    day: 'Dag (UTC)',
    signUps: 'Registraties',
    scans: 'Analyses',
    failed: 'De activiteit kon niet worden geladen.',
    total: (signUps, scans) =>
      `${format.plural(signUps, { one: '# registratie', other: '# registraties' })}, ${format.plural(scans, { one: '# analyse', other: '# analyses' })}`,
  },
  health: {
    heading: 'Toestand van het systeem',
    failed: 'De toestand van het systeem kon niet worden geladen.',
    loading: 'Laden…',
    version: 'Versie',
    running: (hours) =>
      hours < 1
        ? 'sinds minder dan een uur'
        : format.plural(Math.floor(hours), { one: 'sinds # uur', other: 'sinds # uur' }),
    database: 'Databank',
    databaseState: (engine, version, ms) =>
      `${engine} ${version}, antwoordt in ${format.number(ms, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 })}`,
    ai: 'Taalmodel',
    aiStates: { off: 'Niet ingesteld', disabled: 'Uitgeschakeld', on: (model) => `Aan, ${model}` },
    mail: 'E-mail',
    mails: { smtp: 'SMTP', outbox: 'Niet ingesteld: e-mails blijven in het postvak UIT' },
    payments: 'Betalingen',
    paymentKinds: { stripe: 'Stripe', sandbox: 'Nagebootst, voor lokaal gebruik', none: 'Niet ingesteld' },
    errors: 'Fouten sinds de start',
    noErrors: 'Geen',
    error: (kind, count, last) => `${kind}: ${format.number(count)}, laatste op ${format.moment(new Date(last))}`,
  },
  backups: {
    heading: 'Back-ups',
    failed: 'De back-ups konden niet worden geladen.',
    none: 'Er is nog geen back-up.',
    newest: (at) => `Laatste back-up: ${format.moment(new Date(at))}`,
    places: { folder: 'In een map van de server', bucket: 'In een bucket' },
    encrypted: 'versleuteld',
    plain: 'niet versleuteld: stel BACKUP_KEY in',
    every: (hours) => format.plural(hours, { one: 'elk uur', other: 'om de # uur' }),
    byHand: 'alleen handmatig: BACKUP_EVERY maakt ze vanzelf',
    make: 'Nu een back-up maken',
    making: 'Back-up wordt gemaakt…',
    restoring: 'Er wordt een back-up teruggezet…',
    made: 'Back-up gemaakt',
    makeFailed: 'De back-up kon niet worden gemaakt',
    lastFault: (fault) => `De laatste poging is mislukt: ${fault}`,
    restart: 'De teruggezette installatie heeft andere sleutels. Start de server opnieuw, zodat iedereen kan inloggen.',
    list: 'Back-ups die je kunt terugzetten',
    item: (at, megabytes) =>
      `${format.moment(new Date(at))}, ${format.number(megabytes, { maximumFractionDigits: 1 })} MB`,
    point: 'vóór een terugzetting',
    restore: 'Terugzetten',
    title: (at) => `De back-up van ${format.moment(new Date(at))} terugzetten?`,
    description:
      'Deze vervangt alles: accounts, analyses en instellingen. Van wat er nu is, wordt eerst een back-up gemaakt, zodat je ernaar terug kunt. Wie sindsdien heeft ingelogd, moet opnieuw inloggen.',
    word: 'TERUGZETTEN',
    label: (word) => `Typ ${word} om te bevestigen`,
    confirm: 'Terugzetten',
    busy: 'Wordt teruggezet…',
    restored: 'Back-up teruggezet',
    restoreFailed: 'De back-up kon niet worden teruggezet',
  },
});
