/**
 * What an endpoint understands of OpenAI's protocol. Learned from its refusals, once per model, and remembered for the life of the
 * process.
 */
export interface Dialect {
  /** How JSON is asked for: by a schema the provider enforces, as JSON of any form, or by the prompt alone. */
  format: 'schema' | 'json' | 'prompt';
  /** Newer OpenAI models use another name for the length of an answer. */
  lengthMember: 'max_tokens' | 'max_completion_tokens';
  /** Reasoning models take none. */
  hasTemperature: boolean;
}

export const fullDialect: Dialect = { format: 'schema', lengthMember: 'max_tokens', hasTemperature: true };

const simplerFormat = { schema: 'json', json: 'prompt' } as const;

/** The dialect without what the refusal complains about; null if that is nothing that could be left out. */
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
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
  }),
  json: () => ({ response_format: { type: 'json_object' } }),
  prompt: () => ({}),
} as const;
