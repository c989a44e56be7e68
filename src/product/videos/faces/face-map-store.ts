import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { FaceMap, FaceMapDetail } from '../../../engine/reframe/face-map/face-map.ts';
import { type FindFaces, type FindFacesInput, faceMapVersion } from '../../../engine/reframe/find-faces.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';

export interface FaceMapDeps {
  store: ObjectStore;
  findFaces: FindFaces;
}

/**
 * Where the faces are in a source: from the store, or else detected now, which takes seconds.
 * @throws FfmpegError; the signal's reason when aborted
 */
export async function readFaceMap(
  { store, findFaces }: FaceMapDeps,
  { sourceKey, ...input }: FindFacesInput & { sourceKey: string },
): Promise<FaceMap> {
  const stored = await findFaceMap({ store }, { sourceKey, detail: input.detail });
  if (stored) return stored;
  const faceMap = await findFaces(input);
  const bytes = Buffer.from(JSON.stringify(faceMap));
  await store.put(objectKey(sourceKey, input.detail), Readable.from([bytes]), { contentType: 'application/json' });
  return faceMap;
}

/** null = faces have not been detected yet, or the map was deleted. */
export async function findFaceMap(
  { store }: Pick<FaceMapDeps, 'store'>,
  { sourceKey, detail }: { sourceKey: string; detail: FaceMapDetail },
): Promise<FaceMap | null> {
  try {
    return (await json(await store.get(objectKey(sourceKey, detail)))) as FaceMap;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

export const faceMapPrefix = 'faces/';

/** The source of a map, from the map's key. */
export function sourceKeyOfFaceMap(key: string): string {
  return `sources/${key.slice(faceMapPrefix.length).split('.')[0]}`;
}

function objectKey(sourceKey: string, detail: FaceMapDetail): string {
  return `${faceMapPrefix}${sourceKey.replace(/^sources\//, '')}.${detail}.${faceMapVersion}`;
}
