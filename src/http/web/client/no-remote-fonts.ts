/** Replaces a library that loads fonts from another server (see `scripts/setup/client.mjs`): all fonts are ours. */
export async function queryRemoteFonts(): Promise<never[]> {
  return [];
}
