import type { WordsLanguage } from '#contract/words/languages.ts';
import type { AiFault } from './ai-error.ts';

/** What the person is told about the language model, in one language. */
interface AiWords {
  off: string;
  switchedOff: string;
  accepted(provider: string, model: string): string;
  /** By fault; the provider's own words are the details behind it. */
  faults: Readonly<Record<AiFault, string>>;
}

export const aiWords: Readonly<Record<WordsLanguage, AiWords>> = {
  en: {
    off: 'AI rewriting is off: no AI provider is configured. Matching runs on the built-in engine.',
    switchedOff: 'AI rewriting is switched off by an administrator. Matching runs on the built-in engine.',
    accepted: (provider, model) => `The AI provider at ${provider} accepts the key and the model ${model}.`,
    faults: {
      key: 'The AI provider refused the API key',
      quota: 'The AI provider’s quota is used up',
      rateLimit: 'The AI provider is receiving too many requests',
      model: 'The AI provider does not know the model',
      request: 'The AI provider refused the request',
      unreachable: 'The AI provider could not be reached',
      provider: 'The AI provider had a problem',
      timeout: 'The AI provider took too long',
      format: 'The AI provider’s answer had an invalid format',
      budget: 'Today’s AI budget of this installation is used up',
      personBudget: 'Your AI budget of today is used up',
    },
  },
  de: {
    off: 'Das Umschreiben mit KI ist aus: Es ist kein KI-Anbieter eingerichtet. Verglichen wird mit dem eingebauten Programm.',
    switchedOff:
      'Das Umschreiben mit KI ist von der Verwaltung abgeschaltet. Verglichen wird mit dem eingebauten Programm.',
    accepted: (provider, model) => `Der KI-Anbieter ${provider} nimmt den Schlüssel und das Modell ${model} an.`,
    faults: {
      key: 'Der KI-Anbieter lehnt den API-Schlüssel ab',
      quota: 'Das Kontingent beim KI-Anbieter ist aufgebraucht',
      rateLimit: 'Der KI-Anbieter bekommt gerade zu viele Anfragen',
      model: 'Der KI-Anbieter kennt das Modell nicht',
      request: 'Der KI-Anbieter hat die Anfrage abgelehnt',
      unreachable: 'Der KI-Anbieter war nicht zu erreichen',
      provider: 'Der KI-Anbieter hatte ein Problem',
      timeout: 'Der KI-Anbieter brauchte zu lange',
      format: 'Die Antwort des KI-Anbieters hatte ein ungültiges Format',
      budget: 'Die KI dieser Installation ist für heute aufgebraucht',
      personBudget: 'Ihr KI-Kontingent ist für heute aufgebraucht',
    },
  },
};
