import type { GoTrueClient } from '@supabase/auth-js';
import type { FunctionsClient } from '@supabase/functions-js';
import type { PostgrestClient } from '@supabase/postgrest-js';

/** What the pages use of the server: signing in, rows and procedures, and functions. A client of supabase-js is one, too. */
export interface DataClient extends Pick<PostgrestClient, 'from' | 'rpc'> {
  auth: GoTrueClient;
  functions: FunctionsClient;
}
