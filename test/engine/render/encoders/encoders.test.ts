import { describe, expect, it } from 'vitest';
import { encoderFor, encoderNamed, encoders } from '../../../../src/engine/render/encoders/encoders.ts';
import { encoderNames } from '../../../../src/infra/config/config.ts';

const input = { enlargement: 1, frameRate: { num: 30, den: 1 }, maxBitsPerSecond: 6_000_000 };
const argsOf = (name: keyof typeof encoders, more = {}) =>
  encoders[name].args({ frame: { width: 1920, height: 1080 }, ...input, ...more }).join(' ');

describe('an encoder', () => {
  it('is one of those that ENCODER names', () => {
    for (const name of encoderNames) expect(argsOf(name)).toContain(`-c:v ${encoders[name].ffmpegName}`);
    for (const name of ['x264', 'constructor', '-i /etc/passwd']) {
      expect(() => encoderNamed(name)).toThrow(expect.objectContaining({ code: 'configuration' }));
    }
  });

  it('has arguments of its own, which x264 has had before', () => {
    expect(argsOf('x264-veryfast')).toBe(
      '-c:v libx264 -preset veryfast -crf 17 -profile:v high -pix_fmt yuv420p ' +
        '-x264-params open-gop=0:keyint=9000:min-keyint=12:trellis=1:aq-strength=0.3 ' +
        '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -level 4.0 -maxrate 6000000 -bufsize 12000000',
    );
    expect(argsOf('qsv')).toContain('-global_quality 20 -profile:v high -level 40 -pix_fmt nv12');
    expect(argsOf('nvenc')).toContain('-cq 22 -profile:v high -level 4.0 -pix_fmt yuv420p');
    expect(argsOf('vaapi')).not.toContain('-pix_fmt');
    expect(argsOf('svt-av1')).toContain('-maxrate 5000000');
  });

  it('spends fewer bits on a picture that is enlarged', () => {
    const enlarged = { enlargement: 2 };
    expect(argsOf('x264-veryfast', enlarged)).toContain('-crf 20');
    expect(argsOf('nvenc', enlarged)).toContain('-cq 25');
    expect(argsOf('videotoolbox', enlarged)).toContain('-q:v 59');
    expect(argsOf('svt-av1', enlarged)).toContain('-crf 24');
  });

  it.each([
    ['nvenc', 1920, 1080, 'nvenc'],
    ['nvenc', 4096, 2304, 'nvenc'],
    ['nvenc', 7680, 4320, 'x264-veryfast'],
    ['vaapi', 160, 120, 'x264-veryfast'],
    ['svt-av1', 160, 120, 'svt-av1'],
    ['svt-av1', 3840, 2160, 'svt-av1'],
    ['svt-av1', 7680, 4320, 'x264-veryfast'],
    ['svt-av1', 1920, 48, 'x264-veryfast'],
    ['x264-medium', 16, 16, 'x264-medium'],
  ])('%s, for %i × %i pixels, is %s', (wanted, width, height, name) => {
    expect(encoderFor(wanted, { width, height })).toBe(name);
  });
});
