import { wordNotice } from '../../engine/notices/notices.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { apiFailureMessage } from '../../infra/errors/word-failure.ts';
import type { PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { DeliveryModel } from '../delivery/delivery.model.ts';
import { wordProblem } from '../delivery/delivery-problem.ts';
import { type RemoveVideoDeps, removeOutputs, removeVideo } from './actions/delete-video.ts';
import { captionsOfVideo, type VideoCaptionsDeps } from './captions/captions-of-video.ts';
import { recordCaptionsHandedOut } from './ending/handed-out.ts';
import type { EditedParts } from './records/edited-parts.ts';
import { captionFields } from './records/find-video.ts';
import { readGivenCaptions } from './records/given-captions.ts';
import type { VideoRecord } from './records/video.model.ts';
import { failureOf, outputUrl } from './records/video-view.ts';
import type { VideoDeps } from './video-deps.ts';

export type VideosPartDeps = RemoveVideoDeps &
  VideoCaptionsDeps &
  VideoDeps<'previews' | 'renderRuns' | 'publicBaseUrl' | 'mediaBaseUrl'> & { deliveryModel: DeliveryModel };

/** Videos removed in parallel; each takes a transaction and some files. */
const maxParallel = 8;

/** Videos with their captions, outputs and deliveries; removed videos too, while their records exist. */
export function videosPart(deps: VideosPartDeps): PersonalDataPart {
  return {
    name: 'videos',
    async *read({ userId }) {
      const videos = deps.videos.find({ ownerId: userId }).sort({ createdAt: 1 }).lean<VideoRecord[]>().cursor();
      for await (const video of videos) yield await exported(deps, video);
    },
    async erase({ userId }) {
      await deps.videos
        .find({ ownerId: userId }, { _id: 1 })
        .lean()
        .cursor()
        .eachAsync(({ _id }) => eraseVideo(deps, _id), { parallel: maxParallel });
      await deps.deliveryModel.deleteMany({ ownerId: userId });
    },
  };
}

/**
 * The video's document is removed last, so that what a crash leaves behind can be found by it. Files shared with other
 * videos are removed by the next sweep.
 */
async function eraseVideo(deps: VideosPartDeps, videoId: string): Promise<void> {
  await removeVideo(deps, { _id: videoId }, 'deleted');
  await removeOutputs(deps, videoId);
  await deps.previews.deleteMany({ videoId });
  await deps.renderRuns.deleteMany({ videoId });
  await deps.deliveryModel.deleteMany({ videoId });
  await deps.videos.deleteOne({ _id: videoId });
}

async function exported(deps: VideosPartDeps, read: VideoRecord) {
  const video = await recordCaptionsHandedOut(deps, read, captionFields);
  const { _id: videoId, url, sourceFileName, sourceSizeBytes, facts, callbackUrl, settings, accountDictionary } = video;
  const { chatKey, shareToken } = video;
  const { stage, revision, createdAt, finishedAt, removedAt, removedBecause, notices } = video;
  const failure = failureOf(video);
  return {
    videoId,
    createdAt,
    finishedAt,
    removedAt,
    removedBecause,
    stage,
    revision,
    failureMessage: failure && apiFailureMessage(failure),
    notices: notices.map((notice) => wordNotice(notice, 'en')),
    source: { url, fileName: sourceFileName, sizeBytes: sourceSizeBytes, durationSeconds: seconds(facts?.durationMs) },
    callback: callbackUrl,
    chat: chatKey,
    shareUrl: shareToken && `${deps.publicBaseUrl}/v/${shareToken}`,
    settings,
    scriptReport: video.scriptReport ?? null,
    dictionary: accountDictionary,
    confirmedWords: video.confirmedWords ?? [],
    captions: await captionsOf(deps, video),
    beforeEdit: partsOf(read.beforeEdit),
    stoppedEdit: partsOf(read.stoppedEdit),
    draftUploads: video.draftUploads ?? [],
    outputs: await outputsOf(deps, videoId),
    deliveries: await deliveriesOf(deps, videoId),
  };
}

function partsOf(parts: EditedParts | null | undefined) {
  return parts ? { settings: parts.settings, captions: readGivenCaptions(parts.givenCaptions ?? []) } : null;
}

/** Of a removed video only the captions that came with it: its transcript was removed too. */
async function captionsOf(deps: VideosPartDeps, video: VideoRecord) {
  try {
    const { language, captions } = await captionsOfVideo(deps, video);
    return {
      language,
      list: captions.map(({ startMs, endMs, text, emoji }) => ({
        start: startMs / 1000,
        end: endMs / 1000,
        text,
        emoji,
      })),
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    return { language: null, list: readGivenCaptions(video.givenCaptions ?? []) };
  }
}

async function outputsOf({ outputs, mediaBaseUrl }: VideosPartDeps, videoId: string) {
  const found = await outputs.find({ videoId }).sort({ revision: 1 }).lean();
  return found.map((output) => ({
    videoUrl: outputUrl(mediaBaseUrl, output),
    revision: output.revision,
    sizeBytes: output.sizeBytes,
    durationSeconds: seconds(output.durationMs),
    width: output.width,
    height: output.height,
    createdAt: output.createdAt,
  }));
}

async function deliveriesOf({ deliveryModel }: VideosPartDeps, videoId: string) {
  const found = await deliveryModel.find({ videoId }).sort({ createdAt: 1 }).lean();
  return found.map(({ eventId, kind, destination, body, status, attempts, createdAt }) => ({
    eventId,
    kind,
    destination,
    body,
    status,
    createdAt,
    attempts: attempts.map(({ at, statusCode, error }) => ({
      at,
      statusCode,
      error: error && wordProblem(error, 'en'),
    })),
  }));
}

function seconds(ms: number | undefined): number | null {
  return ms === undefined ? null : ms / 1000;
}
