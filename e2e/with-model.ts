import { afterAll, beforeAll } from 'vitest';
import { nurse } from './data/trades.ts';
import { type Product, startProduct } from './product.ts';
import { content, type OpenAiStub, refusal, type StubAnswer, startOpenAiStub } from './stubs/openai.ts';

/** The product of a file of journeys with a language model, which is a stub. */
export let product: Product;
let stub: OpenAiStub;

/** Starts both before a file's journeys and ends them after them. */
export function startProductWithModel(): void {
  beforeAll(async () => {
    stub = await startOpenAiStub();
    answerWith(refusal(500, 'This journey told the model no answer.'));
    product = await startProduct({ AI_BASE_URL: stub.url, AI_API_KEY: 'key-of-a-stub' });
  });
  afterAll(async () => {
    await product?.dispose();
    await stub?.close();
  });
}

const valid = content('{"ok": true}');

/** How the model answers from now on. A check of the key finds it valid, whenever it comes. */
export function answerWith(answer: StubAnswer): void {
  stub.answerWith((request, response) => {
    const isChat = request.url.endsWith('/chat/completions');
    const isCheck = isChat && request.body.messages.some(({ content: asked }) => asked.includes('{"ok": true}'));
    return (isCheck ? valid : answer)(request, response);
  });
}

/** A line of the nurse's resume in other words. */
export const honest = 'Look after ventilated patients together with respiratory therapy';
/** What the nurse never said. */
export const invented = 'Critical Care Registered Nurse (CCRN)';
/** The nurse's resume with both. */
export const rewritten = nurse.resumeText
  .replace('Manage ventilated patients together with respiratory therapy', honest)
  .replace('Basic Life Support (BLS)', `Basic Life Support (BLS), ${invented}`);
