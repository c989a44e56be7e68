import type { CaptionInput } from '../../../engine/captions/caption.ts';

/**
 * Captions that a caller gave, as JSON: reading and copying 10,000 of them as objects takes a tenth of a second. Version 1.0
 * stores the captions themselves, and reads nothing else.
 */
export type GivenCaptions = string | CaptionInput[];

export async function writeGivenCaptions(
  { hasOlderProcesses }: { hasOlderProcesses?: () => Promise<boolean> },
  captions: GivenCaptions,
): Promise<GivenCaptions> {
  if (await hasOlderProcesses?.()) return readGivenCaptions(captions);
  return typeof captions === 'string' ? captions : JSON.stringify(captions);
}

export function readGivenCaptions(captions: GivenCaptions): CaptionInput[] {
  return typeof captions === 'string' ? JSON.parse(captions) : captions;
}
