import type { Caption } from '../../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { WantedSettings } from '../../../engine/captions/settings/preset-settings.ts';
import type { Engine } from '../../../engine/index.ts';
import type { PictureFacts } from '../../../engine/media/probe/picture-facts.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import { pickStillMoment } from '../../../engine/render/stills/still-moment.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { mergeSettings } from '../actions/edit-video.ts';
import { resolveWantedChanges } from '../actions/resolve-wanted.ts';
import { captionsOfVideo, hasKnownCaptions, taskOwner, type VideoCaptionsDeps } from '../captions/captions-of-video.ts';
import { findVideoToHandOut } from '../ending/handed-out.ts';
import { knownFacesOfVideo } from '../faces/faces-of-video.ts';
import { captionFields, type VideoOfOwner } from '../records/find-video.ts';
import { withSourceParts } from '../records/source-file.ts';
import type { VideoDeps } from '../video-deps.ts';
import { acceptWatermark, pictureOfWatermark, watermarkBytes } from '../watermark/watermark-picture.ts';

export type StillDeps = VideoCaptionsDeps &
  VideoDeps<'videos' | 'uploads' | 'ownFonts' | 'findPreset' | 'workDirs' | 'stillLimit'> & {
    /** Loads fonts and tools at the first still: an API process may never need them. */
    loadEngine(): Promise<Pick<Engine, 'planVideo' | 'renderStill'>>;
  };

export interface RenderStillInput extends VideoOfOwner {
  /** Position in the video; null = a moment with a caption. A value beyond the end gives the last picture. */
  atMs: number | null;
  /** Settings that differ from the video's own. */
  settings: WantedSettings;
  /** Settings to reset to their default. */
  resetSettings?: readonly (keyof CaptionSettings)[];
  /** Aborts when nobody waits for the still any more. */
  signal: AbortSignal;
}

/**
 * Renders one moment of a video as JPEG in output size, as the output would show it with the changed settings. Nothing
 * is stored. If face detection has not run for these settings, the picture's middle is kept and captions stay at their
 * default place: detection would take too long for a person who waits.
 * @throws AppError `not_found`, also for a removed video; `conflict` when the source or the captions are missing;
 *   `invalid_input` when there is no such preset; `service_busy`, `too_complex`
 */
export async function renderVideoStill(deps: StillDeps, input: RenderStillInput): Promise<Buffer> {
  const video = await findVideoToHandOut(deps, input, captionFields);
  const { facts, sourceKey } = video;
  if (!facts || !sourceKey) throw notYet('The video has not been fetched yet.');
  if (!hasKnownCaptions(video)) throw notYet('The video has not been transcribed yet.');
  const changes = await resolveWantedChanges(deps, input);
  const { ownerId } = video;
  const wantedSettings = mergeSettings(video.settings, changes.settings, changes.resetSettings);
  const settings = await deps.ownFonts.place({ ownerId, settings: wantedSettings });
  await acceptWatermark(deps, { ownerId, settings: changes.settings });
  const of = { owner: taskOwner(video), signal: input.signal };
  const { language, captions } = await captionsOfVideo(deps, { ...video, settings }, of);
  const atMs = input.atMs ?? pickStillMoment(captions, facts.durationMs);
  // what waits keeps these few captions in memory, and not those of the whole video
  const wanted = {
    ...{ sourceKey, facts, settings, language, atMs },
    captions: captionsAround(captions, atMs),
    hasCaptions: captions.length > 0,
    watermarkPicture: await pictureOfWatermark(deps, { ownerId, settings }),
  };
  return deps.stillLimit.run(of, () => drawStill(deps, wanted, of));
}

interface WantedStill {
  sourceKey: string;
  facts: SourceFacts;
  settings: CaptionSettings;
  language: string | null;
  atMs: number;
  /** Those around the moment. */
  captions: Caption[];
  /** Whether the video has any. */
  hasCaptions: boolean;
  watermarkPicture: PictureFacts | null;
}

async function drawStill(
  { loadEngine, store, uploads, workDirs }: StillDeps,
  { atMs, captions, language, hasCaptions, watermarkPicture, ...ofVideo }: WantedStill,
  of: { owner: string; signal: AbortSignal },
): Promise<Buffer> {
  const engine = await loadEngine();
  const { facts } = ofVideo;
  const faces = await knownFacesOfVideo(store, { ...ofVideo, hasCaptions });
  // captions are judged on the picture, also those of an overlay
  const settings = { ...ofVideo.settings, outputKind: 'video' as const };
  const plan = await engine.planVideo(
    { ...ofVideo, settings, frameTimes: 'unread', captions, language, faces, watermarkPicture },
    of,
  );
  const mark = await watermarkBytes({ store, uploads }, plan);
  let jpeg: Buffer | null = null;
  const hasSource = await withSourceParts(store, { ...ofVideo, signal: of.signal }, (sourceFile) =>
    workDirs.use(async (workDir) => {
      jpeg = await engine.renderStill({ plan, facts, sourceFile, atMs, workDir, signal: of.signal, ...mark });
    }),
  );
  if (!hasSource || !jpeg) throw new AppError('conflict', { reason: 'source_deleted' });
  return jpeg;
}

function notYet(message: string): AppError {
  return new AppError('conflict', { message });
}

/** Captions further away are not visible; laying them out would only block the process for longer. */
const aroundMs = 30_000;

function captionsAround(captions: Caption[], atMs: number): Caption[] {
  return captions.filter(({ startMs, endMs }) => startMs < atMs + aroundMs && endMs > atMs - aroundMs);
}
