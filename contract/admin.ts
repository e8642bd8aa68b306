import * as z from 'zod/mini';

/**
 * What the admin pages ask the database for, as functions under `/rest/v1/rpc` (database/schema/10_admin_pages.sql). Each refuses
 * anyone who is not an administrator. Lists come in pages, newest first: `before` and `before_id` are the last row's instant and
 * id.
 */

const instant = z.string();
const plan = z.enum(['free', 'basic', 'premium']);

/** `admin_stats()`, one row. */
export const AdminStats = z.object({
  total_users: z.number(),
  total_resumes: z.number(),
  active_subscriptions: z.number(),
});
export type AdminStats = z.infer<typeof AdminStats>;

/** A row of `admin_daily_counts(days)`: one for each of the last UTC days, oldest first. `day` is YYYY-MM-DD. */
export const AdminDay = z.object({ day: z.string(), sign_ups: z.number(), scans: z.number() });
export type AdminDay = z.infer<typeof AdminDay>;

/** A row of `admin_users(search, before, before_id, page_size)`. */
export const AdminUserRow = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  created_at: instant,
  is_admin: z.boolean(),
});
export type AdminUserRow = z.infer<typeof AdminUserRow>;

/** What `admin_user(person)` returns; null when there is no such user. */
export const AdminUser = z.object({
  ...AdminUserRow.shape,
  plan,
  /** As Subscription.status of contract/subscription.ts. */
  subscription_status: z.string(),
  current_period_end: z.nullable(instant),
  /** Whether the plan is paid for, so that it cannot be changed by hand. */
  is_paid: z.boolean(),
  scan_limit: z.number(),
  scans_remaining: z.number(),
  resumes: z.number(),
  last_sign_in_at: z.nullable(instant),
  banned_until: z.nullable(instant),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** A row of `admin_resumes(search, before, before_id, page_size)`; `email` is the owner's. */
export const AdminResumeRow = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.nullable(z.string()),
  job_title: z.nullable(z.string()),
  match_score: z.number(),
  created_at: instant,
});
export type AdminResumeRow = z.infer<typeof AdminResumeRow>;

/** What `admin_resume(resume)` returns; it writes a `view_resume` entry. Null when there is no such resume. */
export const AdminResume = z.object({
  ...AdminResumeRow.shape,
  resume_text: z.string(),
  job_description: z.string(),
  optimized_resume: z.nullable(z.string()),
  optimized_match_score: z.nullable(z.number()),
});
export type AdminResume = z.infer<typeof AdminResume>;

/** A row of `admin_audit_logs(search, action_is, actor, about, from_at, to_at, before, before_id, page_size)`; `email` is the actor's. */
export const AuditLog = z.object({
  id: z.string(),
  /** The nil UUID for the installation itself: the command, ADMIN_EMAIL, the service key. */
  user_id: z.string(),
  email: z.nullable(z.string()),
  action: z.string(),
  entity_type: z.string(),
  entity_id: z.nullable(z.string()),
  details: z.nullable(z.unknown()),
  ip_address: z.nullable(z.string()),
  created_at: instant,
});
export type AuditLog = z.infer<typeof AuditLog>;

/** The actor for what the installation does by itself. */
export const SYSTEM_ACTOR = '00000000-0000-0000-0000-000000000000';

/** `POST /functions/v1/admin-health`, no payload. */
export const AdminHealth = z.object({
  version: z.string(),
  /** Seconds since this process started. */
  uptime: z.number(),
  database: z.object({ engine: z.string(), version: z.string(), latencyMs: z.number() }),
  ai: z.object({
    isConfigured: z.boolean(),
    isEnabled: z.boolean(),
    model: z.string(),
    /** How the provider answered this process last, whoever asked, in the caller's language. */
    lastAnswer: z.nullable(z.object({ at: instant, valid: z.boolean(), message: z.string() })),
  }),
  mail: z.enum(['smtp', 'outbox']),
  payments: z.enum(['stripe', 'sandbox', 'none']),
  /** Failures since this process started, by kind, most common first. */
  errors: z.array(z.object({ kind: z.string(), count: z.number(), lastAt: instant })),
});
export type AdminHealth = z.infer<typeof AdminHealth>;

/** `POST /functions/v1/admin-models`, no payload: what the provider lists; empty when it lists nothing or cannot be asked. */
export const AdminModels = z.object({ models: z.array(z.string()) });

/** `POST /functions/v1/admin-delete-user`: deletes the person and everything that is theirs; answers `{deleted: true}`. */
export const AdminDeleteUser = z.object({ userId: z.uuid() });

/** What the functions about backups answer: `POST /functions/v1/admin-backups`, `admin-make-backup` and `admin-restore-backup`. */
export const AdminBackups = z.object({
  place: z.enum(['folder', 'bucket']),
  isEncrypted: z.boolean(),
  /** How often the server makes one by itself; null when it does not. */
  everySeconds: z.nullable(z.number()),
  running: z.nullable(z.enum(['backup', 'restore'])),
  /** What was done last by the process that answers. */
  last: z.nullable(
    z.object({
      kind: z.enum(['backup', 'restore']),
      endedAt: instant,
      /** What went wrong, as a sentence; null when it worked. */
      fault: z.nullable(z.string()),
      /** The restored installation has other keys than the running process. */
      needsRestart: z.boolean(),
    }),
  ),
  /** Newest first. */
  backups: z.array(z.object({ name: z.string(), madeAt: instant, bytes: z.number(), isRestorePoint: z.boolean() })),
});
export type AdminBackups = z.infer<typeof AdminBackups>;

/** `POST /functions/v1/admin-restore-backup`: replaces everything with this backup. */
export const AdminRestoreBackup = z.object({ name: z.string() });
