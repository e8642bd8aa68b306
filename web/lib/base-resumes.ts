import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { BaseResumeSummary, BaseResumeVersion } from '#contract/base-resume.ts';
import { FunctionError } from '#contract/function-error.ts';
import { useAuth } from './auth.ts';
import type { DataClient } from './data-client.ts';
import { getSupabase } from './supabase.ts';

/** What a person saves in their library. */
export interface BaseResumeInput {
  name: string;
  text: string;
  /** What the document says of the text's lines; empty without one. */
  roles: string;
}

const libraryKey = 'base_resumes';
const summaryColumns = 'id,name,version,updated_at,file_name,file_bytes';
const Text = z.object({ resume_text: z.string(), resume_roles: z.nullable(z.string()) });

/** The base resumes of the signed-in person, the last changed first, without their texts. */
export function useBaseResumes() {
  const { user } = useAuth();
  return useQuery({ queryKey: [libraryKey, user?.id], queryFn: listBaseResumes, enabled: user !== null });
}

async function listBaseResumes(): Promise<BaseResumeSummary[]> {
  const client = await getSupabase();
  const query = client.from('base_resumes').select(summaryColumns).order('updated_at', { ascending: false });
  const { data, error } = await query;
  if (error) throw error;
  return z.array(BaseResumeSummary).parse(data);
}

/** The earlier versions of a resume, the newest first, without their texts. */
export function useVersions(resume: BaseResumeSummary | undefined) {
  return useQuery({
    queryKey: [libraryKey, 'versions', resume?.id, resume?.version],
    queryFn: () => listVersions(resume?.id ?? ''),
    enabled: resume !== undefined && resume.version > 1,
  });
}

async function listVersions(id: string): Promise<BaseResumeVersion[]> {
  const client = await getSupabase();
  const { data, error } = await client
    .from('base_resume_versions')
    .select('id,version,created_at')
    .eq('base_resume_id', id)
    .order('version', { ascending: false });
  if (error) throw error;
  return z.array(BaseResumeVersion).parse(data);
}

/** The text of a base resume and what its document says of its lines, or with `base_resume_versions` of an earlier version. */
export async function readText(
  id: string,
  table: 'base_resumes' | 'base_resume_versions' = 'base_resumes',
): Promise<{ text: string; roles: string }> {
  const client = await getSupabase();
  const { data, error } = await client.from(table).select('resume_text,resume_roles').eq('id', id).single();
  if (error) throw error;
  const { resume_text, resume_roles } = Text.parse(data);
  return { text: resume_text, roles: resume_roles ?? '' };
}

const KeptWordFile = z.object({ id: z.string(), file_name: z.string(), resume_text: z.string() });

/** The resumes whose original Word file is kept: the file's name, and the text that it says. Throws what the data client reports. */
export async function listKeptWordFiles(client: DataClient): Promise<{ id: string; name: string; text: string }[]> {
  const columns = 'id,file_name,resume_text';
  const { data, error } = await client.from('base_resumes').select(columns).eq('file_kind', 'docx');
  if (error) throw error;
  return z
    .array(KeptWordFile)
    .parse(data)
    .map((row) => ({ id: row.id, name: row.file_name, text: row.resume_text }));
}

/** The original file that is kept with a resume. Throws what the server says. */
export async function readFile(client: DataClient, id: string): Promise<Blob> {
  const { data, error, response } = await client.functions.invoke<unknown>(`resume-file?resume=${id}`, {
    method: 'GET',
  });
  if (error) throw await said(error, response);
  if (!(data instanceof Blob)) throw new Error('The file did not come as a file.');
  return data;
}

/** Changes the library; each rejects with what the server or the data client reports. */
export function useLibraryActions() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [libraryKey, user?.id] });
  return {
    /** Adds a resume, or updates the one with this id: a new text makes a version. @returns its id */
    async save(input: BaseResumeInput, id?: string): Promise<string> {
      const saved = await write(await getSupabase(), await toRow(input), id);
      await refresh();
      return saved;
    },
    /** Keeps the original file with the resume, in the place of an earlier one. */
    async keepFile(id: string, file: File): Promise<void> {
      const body = new FormData();
      body.set('resume', id);
      body.set('file', file);
      await call('resume-file', { body });
      await refresh();
    },
    async removeFile(id: string): Promise<void> {
      await call(`resume-file?resume=${id}`, { method: 'DELETE' });
      await refresh();
    },
    /** Removes the resume with its versions and its file. */
    async remove(id: string): Promise<void> {
      const client = await getSupabase();
      const { error } = await client.from('base_resumes').delete().eq('id', id);
      if (error) throw error;
      await refresh();
    },
  };
}

/** What reads a resume is loaded with the first save. */
async function toRow({ name, text, roles }: BaseResumeInput): Promise<object> {
  const { outlineResume, readRoles } = await import('./outline-text.ts');
  const sections = outlineResume(text, readRoles(text, roles));
  return { name: name.trim(), resume_text: text, resume_roles: roles || null, sections };
}

async function write(client: DataClient, row: object, id: string | undefined): Promise<string> {
  const table = client.from('base_resumes');
  const { data, error } = await (id ? table.update(row).eq('id', id) : table.insert(row)).select('id').single();
  if (error) throw error;
  return z.object({ id: z.string() }).parse(data).id;
}

async function call(name: string, options: { body: FormData } | { method: 'DELETE' }): Promise<void> {
  const client = await getSupabase();
  const { error, response } = await client.functions.invoke<unknown>(name, options);
  if (error) throw await said(error, response);
}

/** What the server said went wrong, as its sentence. */
async function said(error: unknown, response: Response | undefined): Promise<unknown> {
  const body = FunctionError.safeParse(await response?.json().catch(() => undefined));
  return body.success ? { message: body.data.error, code: body.data.code } : error;
}
