import { ticksPerSecond } from '../../media/timing/video-clock.ts';

const pictureBytes = 6;

/**
 * A clock as a file: IVF, the simplest container that holds any times, with raw pictures of 2 × 2 that nobody sees.
 * What a filter makes of one of them is there from its time on.
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
  return Buffer.concat([head, ...ticks.map(clockPicture)]);
}

function clockPicture(ticks: number): Buffer {
  const frame = Buffer.alloc(12 + pictureBytes);
  frame.writeUInt32LE(pictureBytes, 0);
  frame.writeBigUInt64LE(BigInt(ticks), 4);
  return frame;
}
