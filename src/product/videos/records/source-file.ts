import { isSeekable, type SourceFacts } from '../../../engine/media/source-facts.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { KeyPrefix } from '../../../infra/key-folders.ts';
import type { MediaInput } from '../../../infra/media-input.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import { readParts } from '../../../infra/storage/read-parts.ts';
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
  const local = await store.localFile(sourceKey).catch(ifDeleted);
  if (!local) return false;
  try {
    await work(local.path);
    return true;
  } finally {
    await local.release();
  }
}

/** The same for work that reads a small part of the source: a remote one is not downloaded for it. */
export async function withSourceParts(
  store: ObjectStore,
  { sourceKey, facts, signal }: { sourceKey: string; facts: SourceFacts; signal: AbortSignal },
  work: (input: MediaInput) => Promise<void>,
): Promise<boolean> {
  // other containers have no index, so to find a moment may take all of the file
  if (!isSeekable(facts.container)) return withSourceFile(store, { sourceKey }, work);
  const done = readParts(store, { key: sourceKey, signal }, work).then(() => true);
  return (await done.catch(ifDeleted)) ?? false;
}

function ifDeleted(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
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
