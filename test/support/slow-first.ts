import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Parts of the paths of tests that start ffmpeg, or another tool, dozens or hundreds of times. What a start costs grows
 * with the memory of the process that starts it: these run first, while the workers are small.
 */
export const startTools = [
  ...['/engine/media/', '/engine/render/', '/engine/reframe/', '/engine/readability/', '/engine/speech/'],
  ...['/scripts/hard-inputs.', '/scripts/corpus-checks.'],
  ...['beginning', 'preview', 'rendering', 'steps', 'stills'].map((folder) => `/product/videos/${folder}/`),
];

/** Start processes and wait for them for up to a minute and a half; the longest of them first. */
export const startServices = ['/flows/faults.', '/flows/hostile.', '/flows/', '/scripts/fleet/', '.browser.'];

/** Files with a lower rank run first. Of those with the same one, vitest chooses. */
export function rankOf(path: string): number {
  if (startTools.some((part) => path.includes(part))) return 0;
  const place = startServices.findIndex((part) => path.includes(part));
  return 1 + (place === -1 ? startServices.length : place);
}

/** Slow files first, so that at the end no core waits for the last of them; those before them that start many tools. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a.moduleId) - rankOf(b.moduleId));
  }
}
