import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxFontBytes } from '../../../engine/captions/settings/own-font.ts';
import { type FetchSource, fetchSource } from '../../../infra/fetching/fetch-source.ts';
import { createFairLimit } from '../../../infra/threads/fair-limit.ts';
import type { WorkDirs } from '../../../product/videos/records/work-dirs.ts';

interface FontLink {
  url: string;
  /** Whose turn it uses. */
  owner: string;
  signal: AbortSignal;
}

/**
 * The file behind a link, whatever it is: a font is checked when it is accepted.
 * @throws AppError with a `source_…` code, see `fetchSource`; `service_busy` when too many wait; the signal's own reason when
 *   aborted
 */
export type FetchFont = (of: FontLink) => Promise<{ bytes: Buffer; fileName: string | null }>;

/** The person waits for the answer, and so do the chat's next messages. */
const limits = { maxBytes: maxFontBytes, stallMs: 10_000, totalMs: 30_000 };

export function createFetchFont({
  workDirs,
  ...rule
}: Pick<FetchSource, 'allowPrivateNetwork' | 'shareServices'> & { workDirs: WorkDirs }): FetchFont {
  const places = createFairLimit({ places: 8, placesEach: 1, maxWaiting: 40, maxWaitingEach: 2 });
  return ({ url, owner, signal }) =>
    places.run({ owner, signal }, () =>
      workDirs.use(async (dir) => {
        const destFile = join(dir, 'font');
        const { fileName } = await fetchSource({ ...rule, url, destFile, limits, signal, accepts: 'any_file' });
        return { bytes: await readFile(destFile), fileName };
      }),
    );
}
