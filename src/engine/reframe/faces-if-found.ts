import { FfmpegError } from '../media/ffmpeg/ffmpeg-error.ts';
import type { FaceMap } from './face-map/face-map.ts';

export interface FacesFound {
  /** null = not needed, or not known. */
  faces: FaceMap | null;
  /** True when faces are needed but the search failed. */
  areUnknown: boolean;
}

/**
 * Runs a face search, and turns its failure into "unknown": the video is then rendered without faces.
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
