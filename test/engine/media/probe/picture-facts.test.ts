import { describe, expect, it } from 'vitest';
import { readPictureFacts } from '../../../../src/engine/media/probe/picture-facts.ts';
import { ffmpeg } from '../../../support/make-clip.ts';

const limits = { maxSide: 4096 };

/** A picture as ffmpeg writes it. */
function made(size: string, args: string[]): Buffer {
  return ffmpeg(['-f', 'lavfi', '-i', `testsrc2=s=${size}`, '-frames:v', '1', '-threads', '1', ...args, 'pipe:1']);
}

const png = ['-c:v', 'png', '-f', 'image2pipe'];
const jpeg = ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-f', 'image2pipe'];
const lossy = ['-c:v', 'libwebp', '-f', 'image2pipe'];
const lossless = ['-c:v', 'libwebp', '-lossless', '1', '-f', 'image2pipe'];

describe('what a picture is', () => {
  it.each([
    ['png', png],
    ['jpeg', jpeg],
    ['webp', lossy],
    ['webp', lossless],
  ] as const)('is read from its bytes (%s)', (type, args) => {
    expect(readPictureFacts(made('120x46', [...args]), limits)).toMatchObject({ type, width: 120, height: 46 });
  });

  it('is nothing that can be used where it is too large, cut off, animated or something else', () => {
    const wide = Buffer.from(made('64x32', png));
    wide.writeUInt32BE(4097, 16);
    const animated = Buffer.alloc(40);
    animated.write('RIFF\0\0\0\0WEBPVP8X', 'latin1');
    animated[20] = 0x02;
    const refused = [wide, animated, made('64x32', jpeg).subarray(0, 60), Buffer.from('GIF89a'), Buffer.from('<svg/>')];
    for (const bytes of [
      ...refused,
      Buffer.alloc(0),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0, 0]),
    ]) {
      expect(readPictureFacts(bytes, limits)).toBeNull();
    }
  });
});
