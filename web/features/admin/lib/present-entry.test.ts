import { describe, expect, test } from 'vitest';
import { type AuditLog, SYSTEM_ACTOR } from '#contract/admin.ts';
import { actionVariant, identifyActor, presentAction, presentActor } from './present-entry.ts';

const buildEntry = (change: Partial<AuditLog>): AuditLog => ({
  id: 'e1',
  user_id: 'u1',
  email: 'ada@mail.example',
  action: 'delete_resume',
  entity_type: 'resume',
  entity_id: 'r1',
  details: null,
  ip_address: null,
  created_at: '2026-01-02T03:04:05Z',
  ...change,
});

describe('an entry of the audit log', () => {
  test.each([
    ['grant_admin_role', 'Granted admin role for user'],
    ['revoke_admin_role', 'Revoked admin role'],
    ['delete_resume', 'Deleted resume'],
    ['update_setting', 'Updated system setting'],
    ['create_setting', 'Created new system setting'],
  ])('of %s says “%s”', (action, words) => {
    expect(presentAction(buildEntry({ action }))).toBe(words);
  });

  test('of any other action says the action, the entity type and the id, if there is one', () => {
    expect(presentAction(buildEntry({ action: 'ban_user', entity_type: 'user', entity_id: 'u2' }))).toBe(
      'ban_user user u2',
    );
    expect(presentAction(buildEntry({ action: 'tidy', entity_type: 'attic', entity_id: null }))).toBe('tidy attic');
  });

  test.each([
    ['delete_resume', 'destructive'],
    ['create_setting', 'success'],
    ['update_setting', 'warning'],
    ['grant_admin_role', 'neutral'],
  ])('of %s has the colour %s', (action, variant) => {
    expect(actionVariant(action)).toBe(variant);
  });

  test('names its actor by email address; without one the list says Unknown and the dialog shows the id', () => {
    expect(presentActor(buildEntry({}))).toBe('ada@mail.example');
    expect(presentActor(buildEntry({ email: null }))).toBe('Unknown');
    expect(identifyActor(buildEntry({ email: null }))).toBe('u1');
    expect(presentActor(buildEntry({ email: null, user_id: SYSTEM_ACTOR }))).toBe('The installation itself');
  });
});
