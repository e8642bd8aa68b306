import { expect, test } from 'vitest';
import { AiError } from './ai-error.ts';
import { withLastAnswer } from './last-answer.ts';
import type { AiCall, AiProvider } from './provider.ts';

const call = {
  model: 'm',
  signal: new AbortController().signal,
  instructions: '',
  data: '',
  schema: {},
  outputTokens: 1,
};

function answering(ask: AiProvider['ask']) {
  const provider = withLastAnswer({ name: 'host', ask, listModels: async () => [] });
  return { provider, askFor: (model: string) => provider.ask({ ...call, model } satisfies AiCall) };
}

test('nothing is known of a provider that was not asked', () => {
  expect(answering(async () => ({ text: '', tokens: null })).provider.lastAnswer()).toBeUndefined();
});

test('the last answer is remembered with its model, whether it was an answer or a fault', async () => {
  const fault = new AiError('key', 'No');
  const { provider, askFor } = answering(async ({ model }) => {
    if (model === 'refused') throw fault;
    return { text: '{}', tokens: 1 };
  });
  await askFor('good');
  expect(provider.lastAnswer()).toMatchObject({ model: 'good', fault: undefined });
  await expect(askFor('refused')).rejects.toThrow(fault);
  expect(provider.lastAnswer()).toMatchObject({ model: 'refused', fault });
});

test('a call that its caller ended says nothing about the provider', async () => {
  const { provider, askFor } = answering(async () => {
    throw new DOMException('Ended', 'AbortError');
  });
  await expect(askFor('m')).rejects.toThrow('Ended');
  expect(provider.lastAnswer()).toBeUndefined();
});
