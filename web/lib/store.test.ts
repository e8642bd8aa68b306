import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store reads its first value once, when it is first needed', () => {
  const read = vi.fn(() => 'first');
  const store = createStore(read);
  expect(read).not.toHaveBeenCalled();
  expect([store.get(), store.get()]).toEqual(['first', 'first']);
  expect(read).toHaveBeenCalledOnce();
});

test('a store keeps what is set, even undefined, and notifies its listeners', () => {
  const read = vi.fn((): string | undefined => 'first');
  const store = createStore(read);
  const notify = vi.fn();
  const end = store.subscribe(notify);
  store.set(undefined);
  expect(store.get()).toBeUndefined();
  expect(notify).toHaveBeenCalledOnce();
  end();
  store.set('second');
  expect(notify).toHaveBeenCalledOnce();
  expect(read).not.toHaveBeenCalled();
});
