/** The models of product rule 2.6. */
const namedModels = ['gpt-3.5-turbo', 'gpt-4', 'gpt-4-turbo'];

/** The models to choose from: the three, then the provider's others by name. */
export function listModels(provided: readonly string[]): string[] {
  const others = new Set(provided.filter((model) => !namedModels.includes(model)));
  return [...namedModels, ...[...others].sort((a, b) => a.localeCompare(b, 'en'))];
}
