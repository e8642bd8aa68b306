import * as z from 'zod';
import { limits } from '#contract/limits.ts';
import { documented, duration, wholeNumber } from '../env-fields.ts';

/** How to reach the language model. Without `AI_BASE_URL` there is none, and everything runs on the built-in engine. */
export const aiVariables = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address like https://api.openai.com/v1' })
    .optional()
    .meta(
      documented(
        '(none)',
        'Endpoint of a language model that speaks OpenAI’s protocol, such as `https://api.openai.com/v1`, `http://localhost:11434/v1` (Ollama) or an Azure address with its `?api-version=`. Without it AI rewriting is off.',
      ),
    ),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
    .optional()
    .meta(documented('(none)', 'Key of that endpoint; local ones need none.')),
  AI_MODEL: z
    .string()
    .max(limits.modelCharacters)
    .optional()
    .meta(documented('(none)', 'Model that is used while the setting `openai_model` still has its seeded value.')),
  AI_TIMEOUT: duration(5, 600)
    .default(90)
    .meta(documented('90', 'Seconds a rewriting may take before the local result is shown instead.')),
  AI_CONCURRENCY: wholeNumber(1, 10_000)
    .default(200)
    .meta(documented('200', 'Calls of the model that one server process makes at once; more wait, in turn by person.')),
  AI_TOKENS_PER_DAY: wholeNumber(0, 1_000_000_000_000)
    .default(10_000_000)
    .meta(
      documented('10000000', 'Tokens the installation may use in a UTC day, about 2,000 rewritings; `0` for no limit.'),
    ),
} as const;
