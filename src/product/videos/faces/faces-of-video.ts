import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import type { FrameTimes } from '../../../engine/media/timing/read-frame-times.ts';
import type { FaceMap } from '../../../engine/reframe/face-map/face-map.ts';
import { type FacesFound, facesIfFound } from '../../../engine/reframe/faces-if-found.ts';
import { neededFaceMap } from '../../../engine/reframe/needs-face-map.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import { type FaceMapDeps, findFaceMap, readFaceMap } from './face-map-store.ts';

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
  const known = await findFaceMap({ store }, { sourceKey, detail });
  return known ?? findFaceMap({ store }, { sourceKey, detail: detail === 'framing' ? 'captions' : 'framing' });
}
