import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { KeyPrefix } from '../../../infra/key-folders.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import type { VideoRecord } from './video.model.ts';

/**
 * Calls `work` with a local path of the video's source.
 * @returns false when the source has been deleted and must be fetched again
 */
export async function withSourceFile(
  store: ObjectStore,
  { sourceKey }: Pick<VideoRecord, 'sourceKey'>,
  work: (file: string) => Promise<void>,
): Promise<boolean> {
  if (sourceKey === null) return false;
  const local = await store.localFile(sourceKey).catch((error) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (!local) return false;
  try {
    await work(local.path);
    return true;
  } finally {
    await local.release();
  }
}

export const sourcePrefix = 'sources/' satisfies KeyPrefix;

/** The key for something that is derived from a source and is kept as long. */
export function derivedKey(prefix: KeyPrefix, { sourceKey, facts }: { sourceKey: string; facts: SourceFacts }): string {
  return prefix + sourceKey.slice(sourcePrefix.length) + clockSuffix(facts);
}

/** The source that something belongs to whose key is `<folder>/<hash of the source>.…`, such as a {@link derivedKey}. */
export function sourceOfDerived(key: string): string {
  return sourcePrefix + key.slice(key.indexOf('/') + 1).split('.')[0];
}

/**
 * Added to the keys of what is derived from a source on the video's clock: the clock may begin before the first frame
 * (see `VideoFacts.heldPts`), which older facts of the same source do not know. Empty otherwise.
 */
export function clockSuffix({ video }: SourceFacts): string {
  return video.heldPts === undefined ? '' : '.held';
}
