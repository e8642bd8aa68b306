import { expect, test } from 'vitest';
import { isFigureOfSpeech } from './figures-of-speech.ts';

test('verbs with anything as their object, meetings and halves of two sentences say nothing of the work', () => {
  for (const said of [
    'juggle several projects',
    'Answer questions',
    'combination of education',
    'patients actually understand',
    'department meeting',
    'see children',
    'resolve issues',
    'Track results',
    'new grads welcome',
    'salon teams',
    'family-run garage',
  ])
    expect(isFigureOfSpeech(said), said).toBe(true);
  for (const work of [
    'chair meetings',
    'track shipments',
    'project results reporting',
    'answer phones',
    'team leading',
    'client meetings',
  ])
    expect(isFigureOfSpeech(work), work).toBe(false);
});
