import { createHash } from 'node:crypto';
import { surest } from '../encoders/encoders.ts';

/** Raise it when rendering changes without a change of any argument in a plan. */
const recipe = 3;

/** What a machine draws and encodes with. */
export interface DrawingMachine {
  /** See `readFfmpegBuild`; of hardware that encodes, what its parameter sets are, too. */
  ffmpegBuild: string;
  fontsKey: string;
  /** One of `encoderNames`. */
  encoder: string;
}

/**
 * Identifies what shapes the frames of a plan but is not part of it (ffmpeg build, fonts), and the encoder that draws it. Only
 * segments with the same value are joined, and only machines with the same value continue a plan. The usual encoder is not
 * named, as in earlier versions, whose plans stay valid.
 */
export function madeWith({ ffmpegBuild, fontsKey, encoder }: DrawingMachine): string {
  return `recipe ${recipe}, fonts ${fontsKey}, ${ffmpegBuild}${encoder === surest ? '' : `, ${encoder}`}`;
}

/** The same, short enough to be stored with each video and worker: machines of one kind continue each other's work. */
export function kindOfMachine(machine: DrawingMachine): string {
  return createHash('sha256').update(madeWith(machine)).digest('hex').slice(0, 16);
}
