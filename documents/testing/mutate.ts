/** Numbers from 0 to 1 that are the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Mutation = (bytes: Uint8Array, other: Uint8Array, random: () => number) => Uint8Array;

const flip: Mutation = (bytes, _, random) => {
  const changed = bytes.slice();
  const flips = 1 + Math.floor(random() * 20);
  for (let index = 0; index < flips; index += 1) {
    const at = Math.floor(random() * changed.length);
    changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return changed;
};

const cut: Mutation = (bytes, _, random) => bytes.slice(0, Math.floor(random() * bytes.length));

const clear: Mutation = (bytes, _, random) => {
  const changed = bytes.slice();
  const from = Math.floor(random() * changed.length);
  return changed.fill(0, from, from + Math.floor(random() * 200));
};

const concatenate: Mutation = (bytes, other) => Uint8Array.from([...bytes, ...other]);

const insert: Mutation = (bytes, other, random) => {
  const at = Math.floor(random() * bytes.length);
  return Uint8Array.from([...bytes.subarray(0, at), ...other.subarray(0, 100), ...bytes.subarray(at)]);
};

/** The ways in which files break on their way. */
export const mutations: readonly Mutation[] = [flip, cut, clear, concatenate, insert];
