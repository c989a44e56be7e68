import { z } from 'zod';
import { presentedSettingsSchema } from '../../../engine/captions/settings/setting-fields.ts';
import { videoFailureCodes } from '../../../infra/errors/error-table.ts';
import { videoStages } from '../../../product/videos/records/video-states.ts';
import { deliverySchema } from './delivery.presenter.ts';

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

export const processingSchema = z.strictObject({
  video_id: videoIdSchema,
  status: z.literal('processing'),
  message: z.string(),
});

export const failedSchema = z.strictObject({
  video_id: videoIdSchema,
  status: z.literal('failed'),
  message: z.string(),
});

export const goneSchema = z.strictObject({ message: z.string(), status: z.literal('not_found') });

export const progressEventSchema = z.strictObject({
  video_id: videoIdSchema,
  status: statusSchema,
  stage: stageSchema,
  progress: progressSchema,
});

export const listedVideoSchema = z.strictObject({
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
      'The finished beginning as HLS while the rest is rendered; null before there is any, and when it is ready',
    ),
  deliveries: z.array(deliverySchema),
  notices: z.array(z.string()),
  created_at: timeSchema,
});

export const captionsSchema = z.strictObject({
  language: z.string().nullable(),
  captions: z.array(
    z.strictObject({
      start: z.number(),
      end: z.number(),
      text: z.string(),
      emoji: z.string().optional(),
      words: z.array(z.strictObject({ text: z.string(), start: z.number(), end: z.number() })),
    }),
  ),
});
