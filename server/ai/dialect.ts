/**
 * What an endpoint understands of OpenAI's protocol. It is found out by its refusals, once for each model, and remembered for
 * as long as the process lives.
 */
export interface Dialect {
  /** How JSON is asked for: by a schema the provider enforces, as JSON of any form, or by the prompt alone. */
  format: 'schema' | 'json' | 'prompt';
  /** Newer models of OpenAI know the length of an answer by another name. */
  lengthMember: 'max_tokens' | 'max_completion_tokens';
  /** Reasoning models take none. */
  hasTemperature: boolean;
}

export const fullDialect: Dialect = { format: 'schema', lengthMember: 'max_tokens', hasTemperature: true };

const simplerFormat = { schema: 'json', json: 'prompt' } as const;

/** The dialect without what the refusal complains of; null when it complains of nothing that could be left out. */
export function learnFrom(refusal: string, dialect: Dialect): Dialect | null {
  if (/max_(completion_)?tokens/i.test(refusal) && dialect.lengthMember === 'max_tokens') {
    return { ...dialect, lengthMember: 'max_completion_tokens' };
  }
  if (/temperature/i.test(refusal) && dialect.hasTemperature) return { ...dialect, hasTemperature: false };
  if (/response_format|json_schema|json_object|structured|schema/i.test(refusal) && dialect.format !== 'prompt') {
    return { ...dialect, format: simplerFormat[dialect.format] };
  }
  return null;
}

/** A chat completion's body in the dialect. */
export function speak(dialect: Dialect, body: Record<string, unknown>, schema: unknown): Record<string, unknown> {
  const { max_tokens: length, temperature, ...rest } = body;
  return {
    ...rest,
    ...(length === undefined ? {} : { [dialect.lengthMember]: length }),
    ...(dialect.hasTemperature ? { temperature } : {}),
    ...formats[dialect.format](schema),
  };
}

const formats = {
  schema: (schema: unknown) => ({
    response_format: { type: 'json_schema', json_schema: { name: 'rewriting', strict: true, schema } },
  }),
  json: () => ({ response_format: { type: 'json_object' } }),
  prompt: () => ({}),
} as const;
