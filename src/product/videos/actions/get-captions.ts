import type { Caption } from '../../../engine/captions/caption.ts';
import type { WordsToCheck } from '../../../engine/captions/doubts/words-to-check.ts';
import type { CaptionFormat } from '../../../engine/captions/subtitles/subtitle-formats.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import {
  captionsOfVideo,
  derivationOf,
  forEditing,
  taskOwner,
  type VideoCaptionsDeps,
} from '../captions/captions-of-video.ts';
import { findVideoToHandOut } from '../ending/handed-out.ts';
import { captionFields, type VideoOfOwner } from '../records/find-video.ts';
import { readPlanBytes } from '../rendering/plan-store.ts';
import type { VideoDeps } from '../video-deps.ts';

export type GetCaptionsDeps = VideoCaptionsDeps & VideoDeps<'videos'>;

/**
 * The captions as they are shown; empty until the video has been transcribed.
 * @throws AppError `not_found`, also for a removed video
 */
export async function getCaptions(
  deps: GetCaptionsDeps,
  owner: VideoOfOwner,
): Promise<{ language: string | null; captions: Caption[] }> {
  const { language, captions } = await captionsOfVideo(deps, await findVideoToHandOut(deps, owner, captionFields));
  return { language, captions };
}

/**
 * JSON of the captions, for callers that only pass it on: reading those of a long video takes long.
 * @param input.toEdit without the emojis that the engine adds and with unmasked swear words. A caller can send them back
 *   unchanged without turning what the engine does into text of their own
 * @throws AppError `not_found`, also for a removed video; `service_busy`, `too_complex`
 */
export async function getCaptionsJson(
  deps: GetCaptionsDeps,
  { toEdit, ...owner }: VideoOfOwner & { toEdit: boolean },
): Promise<string> {
  const video = await findVideoToHandOut(deps, owner, captionFields);
  const { derivation } = await derivationOf(deps, toEdit ? forEditing(video) : video);
  return deps.tasks.deriveCaptionsJson(derivation, { owner: taskOwner(video) });
}

/**
 * The doubts of a video's captions that are most worth a question, the weightiest first, or else a rare word. None where
 * captions were given, for then somebody has read them, and none where the owner was asked before.
 * @throws AppError `not_found`, also for a removed video; `service_busy`, `too_complex`; the signal's reason
 */
export async function findWordsToCheck(
  deps: GetCaptionsDeps,
  { limit, signal, ...owner }: VideoOfOwner & { limit: number; signal?: AbortSignal },
): Promise<WordsToCheck> {
  const video = await findVideoToHandOut(deps, owner, captionFields);
  if (video.givenCaptions !== null || video.transcriptKey === null || video.doubtsAskedAt)
    return { doubts: [], rareWord: null };
  const { derivation } = await derivationOf(deps, forEditing(video));
  return deps.tasks.wordsToCheck({ derivation, limit }, { owner: taskOwner(video), ...(signal ? { signal } : {}) });
}

/**
 * The captions as a file.
 * @throws AppError `not_found`, also for a removed video; `service_busy`, `too_complex`
 */
export async function writeCaptions(
  deps: GetCaptionsDeps,
  owner: VideoOfOwner,
  format: CaptionFormat,
): Promise<string> {
  const video = await findVideoToHandOut(deps, owner, captionFields);
  const { derivation } = await derivationOf(deps, video);
  return deps.tasks.writeCaptions({ derivation, format }, { owner: taskOwner(video) });
}

/**
 * The libass script of the captions as they are rendered now.
 * @throws AppError `not_found`, also before the captions have been laid out; `service_busy`
 */
export async function getAssScript(
  deps: Pick<GetCaptionsDeps, 'videos' | 'store' | 'tasks'>,
  owner: VideoOfOwner,
): Promise<string> {
  const video = await findVideoToHandOut(deps, owner, []);
  const plan = await readPlanBytes(deps.store, video.planKey);
  if (!plan) throw new AppError('not_found', { message: 'The captions have not been laid out yet.' });
  return deps.tasks.scriptOfPlan(plan, { owner: taskOwner(video) });
}
