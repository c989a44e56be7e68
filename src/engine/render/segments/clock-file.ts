import { ticksPerSecond } from '../../media/timing/video-clock.ts';

const frameBytes = 6;

/**
 * A video file that serves as a clock for ffmpeg filters: IVF, the simplest container that can hold any timestamps, with
 * raw frames of 2 × 2 pixels that are never shown.
 * @param ticks ascending, in 1/90000 s
 */
export function clockFile(ticks: number[]): Buffer {
  const head = Buffer.alloc(32);
  head.write('DKIF');
  head.writeUInt16LE(32, 6);
  head.write('I420', 8);
  head.writeUInt16LE(2, 12);
  head.writeUInt16LE(2, 14);
  head.writeUInt32LE(ticksPerSecond, 16);
  head.writeUInt32LE(1, 20);
  head.writeUInt32LE(ticks.length, 24);
  return Buffer.concat([head, ...ticks.map(clockFrame)]);
}

function clockFrame(ticks: number): Buffer {
  const frame = Buffer.alloc(12 + frameBytes);
  frame.writeUInt32LE(frameBytes, 0);
  frame.writeBigUInt64LE(BigInt(ticks), 4);
  return frame;
}
