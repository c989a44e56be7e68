import type { EncoderChoice, EncoderName } from '../../../infra/config/config.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { encoders, surest } from './encoders.ts';
import { type EncoderProbe, probeEncoder } from './probe-encoder.ts';

/** In the order in which ENCODER=auto tries them: Quick Sync before the VAAPI of the same chip. */
export const hardwareNames = ['nvenc', 'videotoolbox', 'qsv', 'vaapi'] as const satisfies readonly EncoderName[];

export interface ChosenEncoder {
  name: EncoderName;
  /** What `madeWith` has to know of a device, besides the build of ffmpeg; empty for software. */
  device: string;
  /** Those that `auto` has tried before, and why they do not work. */
  failed: { name: EncoderName; reason: string }[];
}

interface ChooseInput {
  choice: EncoderChoice;
  ffmpeg: string;
  signal?: AbortSignal;
  /** Default: {@link probeEncoder}. */
  probe?: (name: EncoderName) => Promise<EncoderProbe>;
}

/**
 * The encoder of this machine. Whatever may be missing here is tried first; x264 is part of every ffmpeg that setup accepts.
 * @throws AppError `configuration` if an encoder was named and does not work
 */
export async function chooseEncoder(input: ChooseInput): Promise<ChosenEncoder> {
  const { choice, ffmpeg, signal } = input;
  const failed: ChosenEncoder['failed'] = [];
  const probe = input.probe ?? ((name: EncoderName) => probeEncoder({ ffmpeg, name, signal }));
  if (choice !== 'auto' && encoders[choice].ffmpegName === encoders[surest].ffmpegName) {
    return { name: choice, device: '', failed };
  }
  for (const name of choice === 'auto' ? hardwareNames : [choice]) {
    const found = await probe(name);
    if (found.works) {
      return { name, device: found.parameterSets === null ? '' : `${name} ${found.parameterSets}`, failed };
    }
    if (choice !== 'auto') throw doesNotWork(name, found.reason);
    failed.push({ name, reason: found.reason });
  }
  return { name: surest, device: '', failed };
}

function doesNotWork(name: EncoderName, reason: string): AppError {
  return new AppError('configuration', {
    message: `ENCODER=${name} does not work on this machine: ${reason}. Use another one, or auto.`,
  });
}
