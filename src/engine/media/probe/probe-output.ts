import { z } from 'zod';

const fraction = z
  .string()
  .regex(/^-?\d+[:/]-?\d+$/)
  .transform((text) => {
    const [num = 0, den = 0] = text.split(/[:/]/).map(Number);
    return { num, den };
  });

const seconds = z
  .string()
  .transform(Number)
  .refine((value) => Number.isFinite(value));

const stream = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  codec_tag_string: z.string().optional(),
  profile: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: fraction.optional(),
  pix_fmt: z.string().optional(),
  bits_per_raw_sample: z.string().optional(),
  field_order: z.string().optional(),
  color_range: z.string().optional(),
  color_space: z.string().optional(),
  color_transfer: z.string().optional(),
  color_primaries: z.string().optional(),
  r_frame_rate: fraction.optional(),
  avg_frame_rate: fraction.optional(),
  time_base: fraction,
  start_pts: z.number().optional(),
  start_time: seconds.optional(),
  duration: seconds.optional(),
  channels: z.number().optional(),
  sample_rate: z.coerce.number().optional(),
  disposition: z.record(z.string(), z.number()).default({}),
  tags: z.record(z.string(), z.string()).default({}),
  side_data_list: z.array(z.object({ displaymatrix: z.string().optional() })).default([]),
});

/** What ffprobe is asked for (`-show_entries`): a file may have any amount of other tags. */
export const probeEntries = [
  `stream=${Object.keys(stream.omit({ disposition: true, tags: true, side_data_list: true }).shape).join(',')}`,
  ...['stream_disposition', 'stream_tags=alpha_mode,ALPHA_MODE', 'stream_side_data=displaymatrix'],
  ...['format=format_name,duration,size', 'format_tags=major_brand'],
].join(':');

/** The part of ffprobe's answer in JSON that is used. */
export const probeOutput = z.object({
  streams: z.array(stream).default([]),
  format: z.object({
    format_name: z.string(),
    duration: seconds.optional(),
    size: z.coerce.number().optional(),
    tags: z.record(z.string(), z.string()).default({}),
  }),
});

export type ProbeOutput = z.infer<typeof probeOutput>;
export type ProbedStream = z.infer<typeof stream>;
