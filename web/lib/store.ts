/** A value shared by the whole page. React reads it through `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls back on every change. @returns a function that ends it */
  subscribe(notify: () => void): () => void;
}

/** @param read returns the first value, when it is first needed */
export function createStore<Value>(read: () => Value): Store<Value> {
  const listeners = new Set<() => void>();
  let held: { value: Value } | undefined;
  return {
    get() {
      held ??= { value: read() };
      return held.value;
    },
    set(value) {
      held = { value };
      for (const notify of listeners) notify();
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
