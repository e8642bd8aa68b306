import type { Installation } from '#contract/installation.ts';
import type { Env } from './env.ts';
import type { Services } from './services.ts';

/** What every page says about this installation now: an administrator may switch the model or turn it off at any time. */
export async function readInstallation({
  env,
  languageModel,
}: Pick<Services, 'languageModel'> & { env: Pick<Env, 'AI_BASE_URL' | OperatorLink> }): Promise<Installation> {
  const model = await languageModel.getModel();
  const host = URL.parse(env.AI_BASE_URL ?? '')?.host;
  return {
    links: { privacy: env.PRIVACY_URL, terms: env.TERMS_URL, imprint: env.IMPRINT_URL },
    ai: model !== null && host ? { model, host } : null,
  };
}

type OperatorLink = 'PRIVACY_URL' | 'TERMS_URL' | 'IMPRINT_URL';
