import { presentCount, presentDate, presentTime } from '#web/lib/admin/texts.ts';
import { language } from '#web/lib/language.ts';

/** The sentences of one person's page. */
const english = {
  back: 'User Management',
  unnamed: 'Unnamed User',
  loading: 'Loading this user...',
  failed: 'Failed to load this user',
  gone: 'There is no such user. The account may have been deleted.',
  noEmail: 'No email address',
  administrator: 'Administrator',
  banned: 'Banned',
  facts: {
    heading: 'Account',
    email: 'Email',
    joined: 'Joined',
    lastSignIn: 'Last sign-in',
    never: 'Never',
    plan: 'Plan',
    plans: { free: 'Free', basic: 'Basic', premium: 'Premium' },
    paid: (plan: string) => `${plan}, paid for`,
    until: (plan: string, end: string) => `${plan}, period ends ${presentDate(new Date(end))}`,
    scans: 'Scans today',
    scansUsed: (used: number, limit: number) => `${presentCount(used)} of ${presentCount(limit)} used`,
    resumes: 'Analyses',
    bannedUntil: 'Banned until',
    forGood: 'For good',
  },
  actions: {
    heading: 'What you can do',
    hint: 'Each of these stands in the audit log.',
    signOut: 'Sign out everywhere',
    ban: 'Ban',
    unban: 'Lift the ban',
    plan: 'Change plan',
    paidPlan: 'This person pays for the plan. Change it at the payment provider.',
    remove: 'Delete user',
    cancel: 'Cancel',
    reason: 'Reason',
    reasonHint: 'It stands in the audit log.',
  },
  signOut: {
    title: (who: string) => `Sign out ${who} everywhere?`,
    description: 'All their devices have to sign in again. Nothing is deleted.',
    confirm: 'Sign out',
    busy: 'Signing out...',
    done: 'The user has been signed out everywhere',
    failed: 'Failed to sign out the user',
  },
  ban: {
    title: (who: string) => `Ban ${who}?`,
    description: 'They are signed out at once and cannot sign in until the ban ends. Nothing is deleted.',
    length: 'For how long',
    lengths: { day: 'One day', week: 'One week', month: '30 days', forGood: 'For good' },
    confirm: 'Ban',
    busy: 'Banning...',
    done: 'The user has been banned',
    failed: 'Failed to ban the user',
  },
  unban: {
    title: (who: string) => `Lift the ban of ${who}?`,
    description: 'They can sign in again at once.',
    confirm: 'Lift the ban',
    busy: 'Lifting...',
    done: 'The ban has been lifted',
    failed: 'Failed to lift the ban',
  },
  plan: {
    title: (who: string) => `Change the plan of ${who}?`,
    description: 'The new plan counts at once, without a payment, until it is changed again.',
    plan: 'Plan',
    confirm: 'Change plan',
    busy: 'Changing...',
    done: 'The plan has been changed',
    failed: 'Failed to change the plan',
  },
  remove: {
    title: (who: string) => `Delete ${who}?`,
    description:
      'The account and everything that is theirs is deleted: analyses, texts, answers, subscription. This cannot be undone.',
    label: (word: string) => `Type ${word} to confirm`,
    /** For accounts without an email address. */
    word: 'DELETE',
    confirm: 'Delete user',
    busy: 'Deleting...',
    done: 'The user has been deleted',
    failed: 'Failed to delete the user',
  },
  analyses: {
    heading: 'Latest analyses',
    none: 'No analyses.',
    failed: 'Failed to load resumes',
    untitled: 'Untitled',
    all: 'All in Resume Management',
  },
  logs: {
    heading: 'Latest audit entries',
    none: 'No entries.',
    failed: 'Failed to load audit logs',
    by: (actor: string, at: string) => `${actor}, ${presentTime(new Date(at))}`,
    all: 'All in Audit Logs',
  },
};

export type Texts = typeof english;

export const texts: Texts = language === 'de' ? (await import('./texts.de.ts')).texts : english;
