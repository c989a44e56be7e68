import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import type { FrameTimes } from '../../../engine/media/timing/read-frame-times.ts';
import type { FaceMap, FaceMapDetail } from '../../../engine/reframe/face-map/face-map.ts';
import {
  type FacesFound,
  type FindFaces,
  type FindFacesInput,
  faceMapVersion,
  facesIfFound,
} from '../../../engine/reframe/find-faces.ts';
import { neededFaceMap } from '../../../engine/reframe/plan-camera-path.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { KeyPrefix } from '../../../infra/key-folders.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import { clockSuffix } from '../records/source-file.ts';
import type { VideoDeps } from '../video-deps.ts';

interface FacesInput {
  facts: SourceFacts;
  settings: CaptionSettings;
  hasCaptions: boolean;
  sourceKey: string;
}

interface FindFacesOfVideoInput extends FacesInput {
  sourceFile: string;
  frameTimes: FrameTimes | null;
  signal: AbortSignal;
  /** 0–1. */
  onProgress(share: number): void;
}

/**
 * The faces in a video if its plan needs them: from the store, or else detected now. If detection fails, the video is
 * rendered without them.
 * @throws FfmpegError when ffmpeg was ended by a signal; the signal's reason when aborted
 */
export async function facesOfVideo(
  deps: FaceMapDeps & { logger: Logger },
  { settings, hasCaptions, ...input }: FindFacesOfVideoInput,
): Promise<FacesFound> {
  const detail = neededFaceMap(input.facts, settings, { hasCaptions });
  if (!detail) return { faces: null, areUnknown: false };
  const onFailure = (err: unknown) => deps.logger.warn({ err, sourceKey: input.sourceKey }, 'face detection failed');
  return facesIfFound({ signal: input.signal, onFailure }, async () => {
    // the more detailed map serves captions too, and stills may have used it already
    const known = detail === 'captions' && (await knownFacesOfVideo(deps.store, { ...input, settings, hasCaptions }));
    return known || (await readFaceMap(deps, { ...input, detail }));
  });
}

/**
 * The faces from an earlier detection, for callers that cannot wait; a map with another detail serves too. null = not
 * needed, or not known yet.
 */
export async function knownFacesOfVideo(
  store: ObjectStore,
  { facts, settings, hasCaptions, sourceKey }: FacesInput,
): Promise<FaceMap | null> {
  const detail = neededFaceMap(facts, settings, { hasCaptions });
  if (!detail) return null;
  const known = await findFaceMap({ store }, { sourceKey, facts, detail });
  return known ?? findFaceMap({ store }, { sourceKey, facts, detail: detail === 'framing' ? 'captions' : 'framing' });
}

export type FaceMapDeps = VideoDeps<'store'> & { findFaces: FindFaces };

/**
 * Where the faces are in a source: from the store, or else detected now, which takes seconds.
 * @throws FfmpegError; the signal's reason when aborted
 */
export async function readFaceMap(
  { store, findFaces }: FaceMapDeps,
  { sourceKey, ...input }: FindFacesInput & { sourceKey: string },
): Promise<FaceMap> {
  const key = { sourceKey, facts: input.facts, detail: input.detail };
  const stored = await findFaceMap({ store }, key);
  if (stored) return stored;
  const faceMap = await findFaces(input);
  const bytes = Buffer.from(JSON.stringify(faceMap));
  await store.put(objectKey(key), Readable.from([bytes]), { contentType: 'application/json' });
  return faceMap;
}

/** null = faces have not been detected yet, or the map was deleted. */
async function findFaceMap({ store }: Pick<FaceMapDeps, 'store'>, key: FaceMapKey): Promise<FaceMap | null> {
  try {
    return (await json(await store.get(objectKey(key)))) as FaceMap;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

const faceMapPrefix = 'faces/' satisfies KeyPrefix;

interface FaceMapKey {
  sourceKey: string;
  facts: SourceFacts;
  detail: FaceMapDetail;
}

function objectKey({ sourceKey, facts, detail }: FaceMapKey): string {
  return `${faceMapPrefix}${sourceKey.replace(/^sources\//, '')}.${detail}.${faceMapVersion}${clockSuffix(facts)}`;
}
