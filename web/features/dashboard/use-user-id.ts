import { useAuth } from '#web/lib/auth.ts';

/** The signed-in person's id. Throws without one: the dashboard's route is protected. */
export function useUserId(): string {
  const { user } = useAuth();
  if (!user) throw new Error('The dashboard needs a signed-in person; its route is protected.');
  return user.id;
}
