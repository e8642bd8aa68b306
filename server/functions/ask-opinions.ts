import type { Opinion, Rewrite } from '#engine';
import type { Services } from '../services.ts';

interface Asked {
  model: string;
  rewrite: Rewrite;
}

/**
 * What the language model says about the wording of a rewrite that the ledger is not sure of, if an administrator wants it asked;
 * undefined where it was not, or gave no answer. It never fails: without opinions the rules' verdicts stand. Throws the signal's reason
 * when aborted.
 */
export async function askOpinions(
  { settings, analysis, languageModel, log }: Services,
  { person, signal }: { person: string; signal: AbortSignal },
  { model, rewrite }: Asked,
): Promise<Opinion[] | undefined> {
  if (!(await settings.read()).ai_second_reader.enabled) return undefined;
  try {
    const { doubts, prompt } = await analysis.listDoubts(rewrite, { person, signal });
    return doubts.length === 0 ? [] : await languageModel.giveOpinions({ person, model, prompt, doubts, signal });
  } catch (err) {
    signal.throwIfAborted();
    log.warn({ err }, 'the language model gave no opinions; the verdicts of the rules stand');
    return undefined;
  }
}
