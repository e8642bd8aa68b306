import { type AuditLog, SYSTEM_ACTOR } from '#contract/admin.ts';
import type { BadgeVariant } from '#web/ui/badge.tsx';
import { texts } from './texts.ts';

/** The text of an entry's badge (product rule 2.7). */
export function presentAction({ action, entity_type: type, entity_id: id }: AuditLog): string {
  return texts.actions[action] ?? [action, type, id].filter(Boolean).join(' ');
}

/** The badge's colour, by how the action begins (product rule 2.7). */
export function actionVariant(action: string): BadgeVariant {
  if (action.startsWith('delete')) return 'destructive';
  if (action.startsWith('create')) return 'success';
  return action.startsWith('update') ? 'warning' : 'neutral';
}

/** The actor in the list: 'Unknown' when their account is gone. */
export function presentActor({ email, user_id: id }: AuditLog): string {
  return email ?? (id === SYSTEM_ACTOR ? texts.system : texts.unknown);
}

/** The actor in the dialog: the id when the email address is unknown. */
export function identifyActor(entry: AuditLog): string {
  return entry.email ?? (entry.user_id === SYSTEM_ACTOR ? texts.system : entry.user_id);
}
