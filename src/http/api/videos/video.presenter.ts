import { z } from 'zod';
import { presentScriptReport, reportLimits } from '../../../engine/captions/script/script-report.ts';
import { presentedSettingsSchema, presentSettings } from '../../../engine/captions/settings/setting-fields.ts';
import { wordNotice } from '../../../engine/notices/notices.ts';
import { videoFailureCodes } from '../../../infra/errors/error-table.ts';
import { wordProblem } from '../../../product/delivery/delivery-problem.ts';
import type { DeliveryView } from '../../../product/delivery/list-deliveries.ts';
import type { VideoState } from '../../../product/videos/actions/get-video.ts';
import type { VideoProgress } from '../../../product/videos/actions/watch-video.ts';
import { videoStages } from '../../../product/videos/records/video-states.ts';
import { apiMessage, type ListedVideo, type VideoView } from '../../../product/videos/records/video-view.ts';
import type { Reply } from '../routing/route.ts';
import type { Existing } from './find-existing-video.ts';

const deliverySchema = z.strictObject({
  id: z.string(),
  event_id: z.string().describe('the webhook-id of every attempt'),
  destination: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  next_attempt_at: z.iso.datetime().nullable(),
  attempts: z.array(
    z.strictObject({ at: z.iso.datetime(), status_code: z.int().nullable(), error: z.string().nullable() }),
  ),
});

export const deliveryListSchema = z.strictObject({ data: z.array(deliverySchema) });

const videoIdSchema = z.string().meta({ example: 'vid_6yqz2n8x4k7w' });
const statusSchema = z.enum(['processing', 'processed', 'failed']);
const stageSchema = z.enum(videoStages);
const progressSchema = z.int().min(0).max(100);
const errorCodeSchema = z.enum(videoFailureCodes).nullable();
const timeSchema = z.iso.datetime();

export const acceptedSchema = z.strictObject({ video_id: videoIdSchema, status: z.literal('processing') });

export const processedSchema = z.strictObject({
  video_id: videoIdSchema,
  status: z.literal('processed'),
  video_url: z.url(),
});

export const processingSchema = stateSchema('processing');
export const failedSchema = stateSchema('failed');
export const goneSchema = z.strictObject({ message: z.string(), status: z.literal('not_found') });

function stateSchema<S extends string>(status: S) {
  return z.strictObject({ video_id: videoIdSchema, status: z.literal(status), message: z.string() });
}

export const progressEventSchema = z.strictObject({
  video_id: videoIdSchema,
  status: statusSchema,
  stage: stageSchema,
  progress: progressSchema,
});

const listedVideoSchema = z.strictObject({
  ...progressEventSchema.shape,
  revision: z.int().min(1),
  error_code: errorCodeSchema,
  created_at: timeSchema,
  video_url: z.url().nullable(),
});

export const videoListSchema = z.strictObject({
  data: z.array(listedVideoSchema),
  next_cursor: z.string().nullable(),
});

const settingsSchema = presentedSettingsSchema
  .extend({ callback: z.string().optional() })
  .describe('What the caller set; the engine chooses the rest');

const secondsSchema = z.number().min(0).describe('seconds');
const { items: maxItems, characters: maxCharacters } = reportLimits;

const scriptSchema = z
  .strictObject({
    matched: z.number().min(0).max(1).describe('Share of the script’s words that were said'),
    added: z
      .array(z.strictObject({ text: z.string(), start: secondsSchema, end: secondsSchema }))
      .max(maxItems)
      .describe('What was said and is not in the script. It stays in the captions as it was heard'),
    missing: z
      .array(z.strictObject({ text: z.string(), after: secondsSchema }))
      .max(maxItems)
      .describe('What is in the script and was not said. It is left out; `after` is when the word before it ends'),
  })
  .describe(
    'How what was said differs from the script, once a video with a script has been processed. Each list has the first ' +
      `${maxItems} items in order, of at most ${maxCharacters} characters: a sentence or a line each. Captions of the ` +
      'caller change nothing here',
  );

export const videoSchema = z.strictObject({
  ...progressEventSchema.shape,
  error_code: errorCodeSchema,
  message: z.string(),
  revision: z.int().min(1),
  settings: settingsSchema,
  source: z.strictObject({
    url: z.string(),
    size_bytes: z.int().nullable(),
    duration_seconds: z.number().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  }),
  output: z
    .strictObject({
      video_url: z.url(),
      overlay_webm_url: z.url().optional().describe('Of an overlay: the same in WebM. video_url is its MOV'),
      revision: z.int().min(1),
      size_bytes: z.int(),
      duration_seconds: z.number(),
      width: z.int(),
      height: z.int(),
    })
    .nullable(),
  preview_url: z
    .url()
    .nullable()
    .describe(
      'The finished beginning as HLS while the rest is rendered; null before there is any, and when it is ready. ' +
        'A video of more than four minutes may have one while it is transcribed',
    ),
  deliveries: z.array(deliverySchema),
  notices: z.array(z.string()),
  script: scriptSchema.optional(),
  created_at: timeSchema,
});

export const cancelledVideoSchema = videoSchema.extend({
  billed_seconds: z.int().min(0).describe('Video time that was used, because captions or a preview were handed out'),
});

/** The reply of GET /api/video/get: each state has its status code and exactly these fields. */
export function presentState(video: VideoState): Reply {
  const { videoId: video_id, status } = video;
  const message = apiMessage(video);
  switch (status) {
    case 'processed':
      return { status: 200, body: { video_id, status, video_url: video.outputUrl } };
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

export function presentListedVideo(video: Existing<ListedVideo>): z.infer<typeof listedVideoSchema> {
  return {
    ...presentProgress(video),
    revision: video.revision,
    error_code: video.failure?.code ?? null,
    created_at: video.createdAt.toISOString(),
    video_url: video.output?.videoUrl ?? null,
  };
}

export function presentVideo(video: Existing<VideoView>, deliveries: DeliveryView[]): z.infer<typeof videoSchema> {
  const { source, output } = video;
  return {
    ...presentProgress(video),
    error_code: video.failure?.code ?? null,
    message: apiMessage(video),
    revision: video.revision,
    settings: { ...presentSettings(video.settings), ...(video.callbackUrl ? { callback: video.callbackUrl } : {}) },
    source: {
      url: source.url,
      size_bytes: source.sizeBytes,
      duration_seconds: source.durationSeconds,
      width: source.width,
      height: source.height,
    },
    output: output && {
      video_url: output.videoUrl,
      ...(output.overlayWebmUrl ? { overlay_webm_url: output.overlayWebmUrl } : {}),
      revision: output.revision,
      size_bytes: output.sizeBytes,
      duration_seconds: output.durationSeconds,
      width: output.width,
      height: output.height,
    },
    preview_url: video.previewUrl,
    deliveries: deliveries.map(presentDelivery),
    notices: video.notices.map((notice) => wordNotice(notice, 'en')),
    ...(video.scriptReport ? { script: presentScriptReport(video.scriptReport) } : {}),
    created_at: video.createdAt.toISOString(),
  };
}

export function presentDelivery(delivery: DeliveryView): z.infer<typeof deliverySchema> {
  return {
    id: delivery.id,
    event_id: delivery.eventId,
    destination: delivery.destination,
    status: delivery.status,
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    attempts: delivery.attempts.map(({ at, statusCode, error }) => ({
      at: at.toISOString(),
      status_code: statusCode,
      error: error && wordProblem(error, 'en'),
    })),
  };
}
