/** What can be played and typed: the games of the registry, and those of `examples` where the setting says so. They are loaded only then. */
export async function offered(examples: boolean) {
  const { games, commands } = await import('./registry.ts');
  if (!examples) return { games, commands };
  const more = await import('#examples/index');
  return { games: [...games, ...more.examples], commands };
}
