import type { AuthBench } from './describe-auth.ts';

/** A browser with our page in it: it keeps cookies, and says where a request comes from. */
export interface Browser {
  post(path: string, body?: unknown): Promise<Response>;
}

export function openBrowser(bench: AuthBench): Browser {
  const cookies = new Map<string, string>();
  return {
    async post(path, body) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const origin = new URL(bench.services.env.SITE_URL).origin;
      const answer = await bench.post(path, body, { Origin: origin, ...(cookie === '' ? {} : { Cookie: cookie }) });
      keepCookies(cookies, answer);
      return answer;
    },
  };
}

/** Stores the cookies an answer sets; one without a value is deleted. */
export function keepCookies(cookies: Map<string, string>, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
