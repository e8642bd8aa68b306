/** Vitest's setupFile of the code's tests: what a test of a component waits for may take as long as `expect.poll`. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}

export {};
