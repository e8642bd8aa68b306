import { FunctionError } from '#contract/function-error.ts';
import { language } from '#web/lib/language.ts';
import { getSupabase } from '#web/lib/supabase.ts';

/** Calls one of the admin area's functions. Throws the server's own message. */
export async function callFunction(name: string, body: Record<string, unknown> = {}): Promise<unknown> {
  const client = await getSupabase();
  const { data, error, response } = await client.functions.invoke<unknown>(name, {
    body,
    headers: { 'Accept-Language': language },
  });
  if (!error) return data;
  const told = FunctionError.safeParse(await response?.json().catch(() => undefined));
  if (told.success) throw new Error(told.data.error, { cause: error });
  throw error;
}
