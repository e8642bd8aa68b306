import { hkdfSync } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { asUserBatch, type Caller } from '#database/as-user.ts';
import type { Statement } from '#database/database.ts';
import { SealError, sealBytes, unsealBytes } from '../auth/seal.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Keys } from '../keys.ts';
import type { Services } from '../services.ts';
import { requireFile } from './require-file.ts';
import { requirePerson } from './require-person.ts';

/** The original files of base resumes: kept only when their owner says so, encrypted (docs/contracts/documents.md). */

const service: Caller = { role: 'service_role', claims: {} };

/** The longest name of a file; others are cut. File systems allow 255 bytes. */
const longestName = 200;

/**
 * `POST /functions/v1/resume-file`, a form with `resume` (its id) and `file`: keeps the file, in the place of an earlier one. Only
 * what can be read is kept. Answers `{kind, bytes}`.
 * @throws AppError notFound for a resume that is not the person's, forbidden at 20 files or at the limit of what a person keeps,
 * documentRefused for a file that cannot be read
 */
export function keepResumeFile({ database, keys, documents }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const person = requirePerson(c);
    const { file, form } = await c.get('largeBodies').during(c, () => requireFile(c));
    const resume = requireId(form.get('resume'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Before it is read: reading takes the bytes along.
    const sealed = sealBytes(fileKey(keys), bytes, aboutFile(person, resume)).toString('base64');
    const { kind } = await documents.read({ bytes, name: file.name }, person, c.req.raw.signal);
    await asUserBatch(database, service, [
      {
        sql: 'select private.keep_file($1::uuid, $2::uuid, $3, $4, $5::integer, $6)',
        params: [person, resume, nameOf(file), kind, String(file.size), sealed],
      },
    ]);
    return c.json({ kind, bytes: file.size });
  };
}

/**
 * `GET /functions/v1/resume-file?resume=…`: the bytes as they came.
 * @throws AppError notFound when none is kept, conflict when the installation's key is another since
 */
export function getResumeFile({ database, keys }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const person = requirePerson(c);
    const resume = requireId(c.req.query('resume'));
    const [result] = await asUserBatch(database, service, [readFile(person, resume)]);
    const row = result?.rows[0];
    if (!row) throw new AppError('notFound', 'No original file is kept with this resume.');
    const bytes = open(keys, Buffer.from(String(row.sealed), 'base64'), aboutFile(person, resume));
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(String(row.file_name))}`,
      'Cache-Control': 'no-store',
    });
  };
}

/** `DELETE /functions/v1/resume-file?resume=…`: the file is gone, the resume stays. Answers `{removed: true}`, also when there was none. */
export function removeResumeFile({ database }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const params = [requirePerson(c), requireId(c.req.query('resume'))];
    await asUserBatch(database, service, [
      { sql: 'delete from private.base_resume_files where user_id = $1::uuid and base_resume_id = $2::uuid', params },
      {
        sql: `update public.base_resumes set file_name = null, file_kind = null, file_bytes = null
                where user_id = $1::uuid and id = $2::uuid`,
        params,
      },
    ]);
    return c.json({ removed: true });
  };
}

const readFile = (person: string, resume: string): Statement => ({
  sql: `select r.file_name, encode(f.sealed, 'base64') as sealed
          from private.base_resume_files f join public.base_resumes r on r.id = f.base_resume_id
          where f.user_id = $1::uuid and f.base_resume_id = $2::uuid`,
  params: [person, resume],
});

/** A key of its own, so that nothing else that the installation sealed can pass for a file. */
const fileKey = ({ sealingKey }: Keys): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', sealingKey, '', 'shortlist resume file', 32));

const aboutFile = (person: string, resume: string) => `resume file of ${person}, ${resume}`;

/** The file's name as text that the database takes: no control characters, no half of a character that was cut in two. */
const nameOf = ({ name }: File): string =>
  name
    .replace(/\p{Cc}+/gu, ' ')
    .slice(-longestName)
    .toWellFormed()
    .trim() || 'resume';

/** RFC 8187, which allows fewer characters than a URL. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

function open(keys: Keys, sealed: Buffer, about: string): Buffer {
  try {
    return unsealBytes(fileKey(keys), sealed, about);
  } catch (cause) {
    if (!(cause instanceof SealError)) throw cause;
    throw new AppError('conflict', 'This file can no longer be opened. Remove it, and keep the file once more.', {
      cause,
    });
  }
}

function requireId(value: unknown): string {
  const id = z.uuid().safeParse(value);
  if (id.success) return id.data;
  throw new AppError('invalidInput', 'Say which resume the file belongs to: its id, as resume.');
}
