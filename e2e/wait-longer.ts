/** Vitest's setupFile for the tests of the code: component tests may wait as long as `expect.poll` does. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}

export {};
