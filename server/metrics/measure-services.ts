import type { LanguageModel } from '../ai/language-model.ts';
import type { AnalysisPool } from '../functions/analysis-pool.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type Measuring, measured } from './metrics.ts';

/** The same services, with what they do counted. */
export function measureServices<T extends { analysis: AnalysisPool; languageModel: LanguageModel; mailer: Mailer }>(
  services: T,
  measuring: Measuring,
): T {
  const { analysis, languageModel, mailer } = services;
  return {
    ...services,
    analysis: {
      analyse: (input, caller) => measured(measuring, 'analysis', () => analysis.analyse(input, caller)),
      analyseBasic: (input, caller) => measured(measuring, 'analysis', () => analysis.analyseBasic(input, caller)),
      judge: (input, text, confirmed, opinions, caller) => analysis.judge(input, text, confirmed, opinions, caller),
      listDoubts: (rewrite, caller) => analysis.listDoubts(rewrite, caller),
      createPrompt: (input, caller) => analysis.createPrompt(input, caller),
      warmUp: () => analysis.warmUp(),
      close: () => analysis.close(),
    },
    languageModel: {
      getModel: () => languageModel.getModel(),
      checkKey: (language) => languageModel.checkKey(language),
      testKey: (language) => languageModel.testKey(language),
      lastAnswer: (language) => languageModel.lastAnswer(language),
      listModels: () => languageModel.listModels(),
      propose: (call) => measured(measuring, 'rewriting', () => languageModel.propose(call)),
      giveOpinions: (call) => measured(measuring, 'opinion', () => languageModel.giveOpinions(call)),
    },
    mailer: {
      delivers: mailer.delivers,
      accepts: mailer.accepts,
      send: (message) => measured(measuring, 'email', () => mailer.send(message)),
      close: () => mailer.close(),
    },
  };
}
