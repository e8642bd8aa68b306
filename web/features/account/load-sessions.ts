import * as z from 'zod/mini';
import { getSupabase } from '#web/lib/supabase.ts';

const SessionRow = z.object({
  id: z.string(),
  user_agent: z.nullable(z.string()),
  ip_address: z.nullable(z.string()),
  last_used_at: z.string(),
  is_current: z.boolean(),
});
export type SessionRow = z.infer<typeof SessionRow>;

/** Where the person is signed in, this browser first, then by last use. Throws what the data client reports. */
export async function loadSessions(): Promise<SessionRow[]> {
  const client = await getSupabase();
  const { data, error } = await client.rpc('my_sessions');
  if (error) throw error;
  return z
    .array(SessionRow)
    .parse(data)
    .sort((one, other) => Number(other.is_current) - Number(one.is_current));
}
