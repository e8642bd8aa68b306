import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useAuth } from '#web/lib/auth.ts';
import { getSupabase } from '#web/lib/supabase.ts';

const SessionRow = z.object({
  id: z.string(),
  user_agent: z.nullable(z.string()),
  ip_address: z.nullable(z.string()),
  last_used_at: z.string(),
  is_current: z.boolean(),
});
export type SessionRow = z.infer<typeof SessionRow>;

/** Where the person is signed in, this browser first, then by last use. */
export function useSessions() {
  const { user } = useAuth();
  return useQuery({ queryKey: ['sessions', user?.id], queryFn: loadSessions, staleTime: 0 });
}

/** The ways to end sessions. Each throws the server's refusal and reloads the list. */
export function useSessionActions() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: ['sessions'] });
  return {
    /** A session that has ended in the meantime is not a failure: it is gone, as intended. */
    async end(sessionId: string): Promise<void> {
      const client = await getSupabase();
      const { error } = await client.rpc('end_session', { session_id: sessionId });
      if (error) throw error;
      await reload();
    },
    async endOthers(): Promise<void> {
      const { auth } = await getSupabase();
      const { error } = await auth.signOut({ scope: 'others' });
      if (error) throw error;
      await reload();
    },
  };
}

async function loadSessions(): Promise<SessionRow[]> {
  const client = await getSupabase();
  const { data, error } = await client.rpc('my_sessions');
  if (error) throw error;
  return z
    .array(SessionRow)
    .parse(data)
    .sort((one, other) => Number(other.is_current) - Number(one.is_current));
}
