import type { LanguageModel } from '../ai/language-model.ts';
import type { AnalysisPool } from '../functions/analysis-pool.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type Metrics, measured } from './metrics.ts';

/** The same services, with what they do counted. */
export function measureServices<T extends { analysis: AnalysisPool; languageModel: LanguageModel; mailer: Mailer }>(
  services: T,
  metrics: Metrics,
): T {
  const { analysis, languageModel, mailer } = services;
  return {
    ...services,
    analysis: {
      analyse: (input, caller) => measured(metrics, 'analysis', () => analysis.analyse(input, caller)),
      analyseBasic: (input, caller) => measured(metrics, 'analysis', () => analysis.analyseBasic(input, caller)),
      judge: (input, text, confirmed, opinions, caller) => analysis.judge(input, text, confirmed, opinions, caller),
      listDoubts: (rewrite, caller) => analysis.listDoubts(rewrite, caller),
      createPrompt: (input, caller) => analysis.createPrompt(input, caller),
      warmUp: () => analysis.warmUp(),
      close: () => analysis.close(),
    },
    languageModel: {
      getModel: () => languageModel.getModel(),
      checkKey: (language) => languageModel.checkKey(language),
      listModels: () => languageModel.listModels(),
      propose: (call) => measured(metrics, 'rewriting', () => languageModel.propose(call)),
      giveOpinions: (call) => measured(metrics, 'opinion', () => languageModel.giveOpinions(call)),
    },
    mailer: {
      delivers: mailer.delivers,
      accepts: mailer.accepts,
      send: (message) => measured(metrics, 'email', () => mailer.send(message)),
      close: () => mailer.close(),
    },
  };
}
