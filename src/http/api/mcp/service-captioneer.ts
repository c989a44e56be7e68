import type {
  Captioneer,
  ListedFacts,
  NewVideo,
  VideoChanges,
  VideoFacts,
  WantedStill,
} from '../../../chat/assistants/captioneer.ts';
import type { CaptionFormat } from '../../../engine/captions/subtitles/subtitle-formats.ts';
import { wordNotice } from '../../../engine/notices/notices.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { apiMessage, type ListedVideo, type VideoView } from '../../../product/videos/records/video-view.ts';
import { readUsagePeriod } from '../accounts/usage-period.ts';
import type { HandlerDeps } from '../routing/route.ts';
import { type Existing, findExistingVideo, isExisting } from '../videos/find-existing-video.ts';
import { readStill, stillFields } from '../videos/still-fields.ts';
import { editedVideoOf, newVideoOf } from '../videos/submitted-video.ts';
import { createFields, editFields } from '../videos/video-fields.ts';

type Deps = Pick<HandlerDeps, 'videos' | 'accounts' | 'presets' | 'transact' | 'config' | 'clock' | 'logger'>;

/** What assistants may do with the videos of one account, by the services of this process. */
export function serviceCaptioneer(deps: Deps, ownerId: number): Captioneer {
  const { videos } = deps;
  const find = async (videoId: string) => factsOf(await findExistingVideo(videos, { ownerId, videoId }));
  return {
    takes: 'links',
    async create({ video, fields }: NewVideo) {
      const input = newVideoOf(ownerId, validate(createFields, { ...fields, video_url: video }));
      return submit(deps, (transaction) => videos.createVideo(input, transaction));
    },
    async edit(videoId: string, { settings, captions }: VideoChanges) {
      const input = editedVideoOf(ownerId, validate(editFields, { ...settings, video_id: videoId }));
      await submit(deps, (transaction) => videos.editVideo({ ...input, captions }, transaction));
    },
    find,
    async list(limit: number) {
      const listed = await videos.listVideos({ ownerId, limit });
      return listed.videos.filter(isExisting).map(listedFactsOf);
    },
    follow: (videoId, signal) => videos.watchVideo({ ownerId, videoId }, signal),
    readCaptions: (videoId) => videos.writeCaptions({ ownerId, videoId }, 'json'),
    captionsToEdit: (videoId) => videos.getCaptionsJson({ ownerId, videoId, toEdit: true }),
    async exportCaptions(videoId: string, format: CaptionFormat) {
      const text = await videos.writeCaptions({ ownerId, videoId }, format);
      const end = format === 'json' ? 'captions' : `captions.${format}`;
      const place = `GET ${deps.config.http.publicBaseUrl}/api/videos/${videoId}/${end}, with the same token`;
      return { text, place };
    },
    renderStill(videoId: string, { settings, at }: WantedStill, signal: AbortSignal) {
      const still = readStill(validate(stillFields, { ...settings, at }));
      return videos.renderStill({ ownerId, videoId, ...still, signal });
    },
    async listPresets() {
      const presets = await deps.presets.listPresets(ownerId);
      return presets.map(({ name, isDefault }) => ({ name, isDefault }));
    },
    async getUsage() {
      const period = readUsagePeriod({}, deps.clock());
      const range = { from: new Date(period.from), to: new Date(period.to) };
      const { videos: counts, seconds } = await deps.accounts.getUsage(ownerId, range);
      return { ...period, videos: counts, seconds: { rendered: seconds.rendered, remaining: seconds.remaining } };
    },
  };
}

/** Runs a write in one transaction, and tells the workers. */
async function submit(
  { transact, videos, logger }: Deps,
  write: (transaction: Transaction) => Promise<{ videoId: string }>,
): Promise<string> {
  const { videoId } = await transact(write);
  // the video is stored, and workers find it anyway: without the announcement it only starts later
  await videos.announceWork().catch((err) => logger.warn({ err }, 'new work could not be announced to the workers'));
  return videoId;
}

function listedFactsOf({ videoId, status, stage, progress, revision }: Existing<ListedVideo>): ListedFacts {
  return { videoId, status, stage, progress: Math.round(progress), revision };
}

function factsOf(video: Existing<VideoView>): VideoFacts {
  const { output, notices } = video;
  return {
    ...listedFactsOf(video),
    message: apiMessage(video),
    result: output && {
      place: output.videoUrl,
      revision: output.revision,
      durationSeconds: output.durationSeconds,
      width: output.width,
      height: output.height,
      sizeBytes: output.sizeBytes,
    },
    notices: notices.map((notice) => wordNotice(notice, 'en')),
  };
}
