import { type EncoderName, encoderNames } from '../../../infra/config/config.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { Frame } from '../../layout/geometry/page-layout.ts';
import type { Encoder } from './encoder.ts';
import { nvenc, qsv, vaapi, videotoolbox } from './hardware.ts';
import { svtAv1 } from './svt-av1.ts';
import { x264 } from './x264.ts';

/** Encoders by the names that ENCODER has for them. The others' quality is to match that of x264-veryfast (decision 73). */
export const encoders: Record<EncoderName, Encoder> = {
  'x264-veryfast': x264('veryfast', 17),
  'x264-medium': x264('medium', 18),
  'svt-av1': svtAv1({ preset: 8, crf: 20 }),
  nvenc,
  qsv,
  vaapi,
  videotoolbox,
};

/** The encoder of which every ffmpeg with H.264 is capable. */
export const surest = 'x264-veryfast' satisfies EncoderName;

/** @throws AppError `configuration` for a name that is not in `encoderNames` */
export function encoderNamed(name: string): Encoder {
  if (Object.hasOwn(encoders, name)) return encoders[name as EncoderName];
  throw new AppError('configuration', { message: `ENCODER must be one of ${encoderNames.join(', ')}` });
}

/**
 * The encoder for frames of this size: the wanted one if it takes them.
 * @throws AppError `configuration` for an unknown name
 */
export function encoderFor(wanted: string, frame: Frame): EncoderName {
  return encoderNamed(wanted).fits(frame) ? (wanted as EncoderName) : surest;
}
