import { FfmpegError } from '../media/ffmpeg/ffmpeg-error.ts';
import type { FaceMap } from './face-map/face-map.ts';

export interface FacesFound {
  /** null = not needed, or not known. */
  faces: FaceMap | null;
  /** They are needed, but the search failed. */
  areUnknown: boolean;
}

/**
 * The faces that a search finds, or the fact that it failed: a video is rendered without them all the same.
 * @throws FfmpegError when ffmpeg was ended by a signal; the signal's reason when aborted
 */
export async function facesIfFound(
  { signal, onFailure }: { signal: AbortSignal; onFailure?: (error: unknown) => void },
  search: () => Promise<FaceMap>,
): Promise<FacesFound> {
  try {
    return { faces: await search(), areUnknown: false };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FfmpegError && error.wasKilled) throw error;
    onFailure?.(error);
    return { faces: null, areUnknown: true };
  }
}
