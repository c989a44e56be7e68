import type { EncoderChoice, EncoderName } from '../../../infra/config/config.ts';
import { hardwareNames } from './choose-encoder.ts';
import { surest } from './encoders.ts';
import { type EncoderProbe, probeEncoder } from './probe-encoder.ts';

/** Those that not every machine has. */
const probed: readonly EncoderName[] = [...hardwareNames, 'svt-av1'];

interface CheckInput {
  choice: EncoderChoice;
  ffmpeg: string;
  /** Default: {@link probeEncoder}. */
  probe?: (name: EncoderName) => Promise<EncoderProbe>;
}

/**
 * What encodes videos on this machine, what else could, and why the others do not work. It is not ok where the encoder that was
 * named does not work.
 */
export async function checkEncoder({ choice, ffmpeg, probe }: CheckInput) {
  const look = probe ?? ((name: EncoderName) => probeEncoder({ ffmpeg, name }));
  const found = new Map<EncoderName, EncoderProbe>();
  for (const name of probed) found.set(name, await look(name));
  const working = probed.filter((name) => found.get(name)?.works);
  const failed = [...found].flatMap(([name, result]) => (result.works ? [] : [`${name} (${result.reason})`]));
  const auto = hardwareNames.find((name) => working.includes(name)) ?? surest;
  const chosen = choice === 'auto' ? auto : choice;
  const ok = working.includes(chosen) || !probed.includes(chosen);
  const message = [
    `${chosen}${choice === 'auto' ? ', chosen by auto' : ''}${ok ? '' : ' does not work'}`,
    `works here: ${working.join(', ') || 'x264 only'}`,
    ...(failed.length === 0 ? [] : [`does not: ${failed.join(', ')}`]),
  ].join('; ');
  return ok ? { ok, message } : { ok, message, fix: 'Mend what is missing, or set ENCODER to another one or to auto.' };
}
