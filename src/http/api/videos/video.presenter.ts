import type { z } from 'zod';
import type { Caption } from '../../../engine/captions/caption.ts';
import { presentSettings } from '../../../engine/captions/settings/setting-fields.ts';
import { wordNotice } from '../../../engine/notices/word-notice.ts';
import type { DeliveryView } from '../../../product/delivery/list-deliveries.ts';
import type { VideoProgress } from '../../../product/videos/actions/watch-video.ts';
import { apiMessage } from '../../../product/videos/records/video-messages.ts';
import type { VideoStatus, VideoView } from '../../../product/videos/records/video-view.ts';
import type { Reply } from '../routing/route.ts';
import { presentDelivery } from './delivery.presenter.ts';
import type { captionsSchema, listedVideoSchema, progressEventSchema, videoSchema } from './video.schemas.ts';

/** A video that has not been deleted. */
export type Existing<V extends { status: VideoStatus }> = V & { status: Exclude<VideoStatus, 'gone'> };

export function isExisting<V extends { status: VideoStatus }>(video: V): video is Existing<V> {
  return video.status !== 'gone';
}

/** The reply of GET /api/video/get: each state has its status code and exactly these fields. */
export function presentState(video: VideoView): Reply {
  const { videoId: video_id, status } = video;
  const message = apiMessage(video);
  switch (status) {
    case 'processed':
      return { status: 200, body: { video_id, status, video_url: video.output?.videoUrl ?? null } };
    case 'processing':
      return { status: 202, body: { video_id, status, message } };
    case 'failed':
      return { status: 422, body: { video_id, status, message } };
    case 'gone':
      return { status: 203, body: { message, status: 'not_found' } };
  }
}

export function presentProgress(progress: Existing<VideoProgress>): z.infer<typeof progressEventSchema> {
  return {
    video_id: progress.videoId,
    status: progress.status,
    stage: progress.stage,
    progress: Math.round(progress.progress),
  };
}

export function presentListedVideo(video: Existing<VideoView>): z.infer<typeof listedVideoSchema> {
  return {
    ...presentProgress(video),
    revision: video.revision,
    error_code: video.failure?.code ?? null,
    created_at: video.createdAt.toISOString(),
    video_url: video.output?.videoUrl ?? null,
  };
}

export function presentVideo(video: Existing<VideoView>, deliveries: DeliveryView[]): z.infer<typeof videoSchema> {
  return {
    ...presentProgress(video),
    error_code: video.failure?.code ?? null,
    message: apiMessage(video),
    revision: video.revision,
    settings: { ...presentSettings(video.settings), ...(video.callbackUrl ? { callback: video.callbackUrl } : {}) },
    source: presentSource(video.source),
    output: video.output && presentOutput(video.output),
    preview_url: video.previewUrl,
    deliveries: deliveries.map(presentDelivery),
    notices: video.notices.map((notice) => wordNotice(notice, 'en')),
    created_at: video.createdAt.toISOString(),
  };
}

export function presentCaptions(language: string | null, captions: Caption[]): z.infer<typeof captionsSchema> {
  return {
    language,
    captions: captions.map(({ startMs, endMs, text, emoji, words }) => ({
      start: startMs / 1000,
      end: endMs / 1000,
      text,
      ...(emoji === undefined ? {} : { emoji }),
      words: words.map((word) => ({ text: word.text, start: word.startMs / 1000, end: word.endMs / 1000 })),
    })),
  };
}

function presentSource(source: VideoView['source']) {
  return {
    url: source.url,
    size_bytes: source.sizeBytes,
    duration_seconds: source.durationSeconds,
    width: source.width,
    height: source.height,
  };
}

function presentOutput(output: NonNullable<VideoView['output']>) {
  return {
    video_url: output.videoUrl,
    revision: output.revision,
    size_bytes: output.sizeBytes,
    duration_seconds: output.durationSeconds,
    width: output.width,
    height: output.height,
  };
}
