import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import { ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), "probe it's "));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const path = (name: string) => join(dir, name);
const probe = (file: string, maxSeconds?: number) => probeSource({ ffprobe: tools.ffprobe, file, maxSeconds });
const written = (name: string, bytes: string | Uint8Array) => {
  writeFileSync(path(name), bytes);
  return path(name);
};

describe('probeSource', () => {
  const plain = makeClip({ file: path('plain.mp4') });

  it('reads size, times and audio of an ordinary video', async () => {
    const facts = await probe(plain);
    expect(facts).toMatchObject({ durationMs: 1000, audio: { codec: 'aac', channels: 1, sampleRate: 48_000 } });
    expect(facts.video).toMatchObject({
      codec: 'h264',
      displayWidth: 160,
      displayHeight: 120,
      rotation: 0,
      mirrored: false,
      frameCount: 25,
      frameRate: { num: 25, den: 1 },
      variableFrameRate: false,
      interlaced: false,
      bitDepth: 8,
      startMs: 0,
    });
  });

  it.each([
    [['-display_rotation', '-90'], { rotation: 90, mirrored: false, displayWidth: 120, displayHeight: 160 }],
    [['-display_rotation', '90'], { rotation: 270, mirrored: false, displayWidth: 120, displayHeight: 160 }],
    [['-display_rotation', '180'], { rotation: 180, mirrored: false, displayWidth: 160, displayHeight: 120 }],
    [['-display_hflip'], { rotation: 0, mirrored: true, displayWidth: 160, displayHeight: 120 }],
  ])('reads the rotation of a phone from %j', async (args, expected) => {
    const file = path(`rotated${args.join('')}.mp4`);
    ffmpeg([...args, '-i', plain, '-c', 'copy', file]);
    expect((await probe(file)).video).toMatchObject(expected);
  });

  it('applies the sample aspect to the displayed size', async () => {
    const file = makeClip({ file: path('pal.mp4'), width: 180, height: 144, videoFilters: ['setsar=64/45'] });
    expect((await probe(file)).video).toMatchObject({ displayWidth: 256, displayHeight: 144 });
  });

  it('refuses pixels so wide that no frame of that size can be made', async () => {
    const file = makeClip({ file: path('broad.mkv'), width: 320, height: 180, videoFilters: ['setsar=400/1'] });
    await expect(probe(file)).rejects.toMatchObject({ code: 'source_absurd_size' });
  });

  it('detects a variable frame rate', async () => {
    const file = makeClip({
      file: path('vfr.mp4'),
      fps: 30,
      videoFilters: ["select='not(between(n,5,15))*not(eq(mod(n,4),1))'"],
      outputArgs: ['-fps_mode', 'vfr'],
    });
    expect((await probe(file)).video.variableFrameRate).toBe(true);
  });

  it('detects interlacing, bit depth and wide colour', async () => {
    const interlaced = makeClip({
      file: path('interlaced.ts'),
      width: 352,
      height: 288,
      fps: 50,
      videoFilters: ['interlace'],
      videoArgs: ['-c:v', 'libx264', '-flags', '+ildct+ilme'],
    });
    expect((await probe(interlaced)).video).toMatchObject({ interlaced: true, colour: { matrix: 'bt470bg' } });
    const deep = makeClip({
      file: path('deep.mp4'),
      videoArgs: [
        ...['-c:v', 'libx264', '-pix_fmt', 'yuv444p10le', '-color_primaries', 'bt2020'],
        ...['-color_trc', 'smpte2084', '-colorspace', 'bt2020nc'],
      ],
    });
    expect((await probe(deep)).video).toMatchObject({
      bitDepth: 10,
      pixelFormat: 'yuv444p10le',
      colour: { primaries: 'bt2020', transfer: 'smpte2084', matrix: 'bt2020nc', fullRange: false },
    });
  });

  it('chooses the default one of several audio tracks', async () => {
    const file = path('tracks.mkv');
    const args = ['-i', plain, '-f', 'lavfi', '-i', 'sine=r=44100:d=1', '-map', '0:v', '-map', '0:a', '-map', '1:a'];
    ffmpeg([...args, '-c:v', 'copy', '-c:a', 'aac', '-disposition:a:0', '0', '-disposition:a:1', 'default', file]);
    expect((await probe(file)).audio).toMatchObject({ index: 2, sampleRate: 44_100 });
  });

  it('starts at the first frame, and gives the start of the audio on the same clock', async () => {
    const file = path('late.mkv');
    ffmpeg(['-i', plain, '-itsoffset', '0.4', '-i', plain, '-map', '0:v', '-map', '1:a', '-c', 'copy', file]);
    const facts = await probe(file);
    // an AAC encoder starts 21 ms before its input
    expect(Math.abs((facts.audio?.startMs ?? 0) - facts.video.startMs - 390)).toBeLessThan(15);
    const hours = path('hours.ts');
    ffmpeg(['-i', plain, '-c', 'copy', '-output_ts_offset', '3600', hours]);
    expect((await probe(hours)).video.startMs).toBeGreaterThan(3_600_000);
    expect((await probe(hours)).durationMs).toBe(1000);
  });

  it('ignores cover art', async () => {
    ffmpeg(['-f', 'lavfi', '-i', 'color=red:s=32x32', '-frames:v', '1', path('cover.png')]);
    const both = ['-i', path('cover.png'), '-i', plain, '-map', '0', '-map', '1', '-c', 'copy'];
    ffmpeg([...both, '-disposition:v:0', 'attached_pic', path('cover.mp4')]);
    expect((await probe(path('cover.mp4'))).video).toMatchObject({ codec: 'h264', displayWidth: 160 });
  });

  it('measures the duration of a truncated file instead of believing its header', async () => {
    const whole = makeClip({ file: path('whole.mp4'), seconds: 2, outputArgs: ['-movflags', '+faststart'] });
    const bytes = readFileSync(whole);
    const facts = await probe(written('cut.mp4', bytes.subarray(0, bytes.length / 2)));
    expect(facts.durationMs).toBeLessThan(1500);
    expect(facts.durationMs).toBeGreaterThan(500);
  });

  it('reads an animated GIF, and a video of one frame', async () => {
    const gif = makeClip({ file: path('animated.gif'), audio: 'none', videoArgs: [], fps: 10 });
    expect(await probe(gif)).toMatchObject({ audio: null, durationMs: 1000, video: { hasAlpha: true } });
    const one = makeClip({ file: path('one.mp4'), audio: 'none', outputArgs: ['-frames:v', '1'] });
    expect((await probe(one)).video.frameCount).toBe(1);
  });

  it('refuses a video that is too long, with a message', async () => {
    await expect(probe(plain, 0.5)).rejects.toMatchObject({
      code: 'source_too_long',
      failure: { args: { seconds: 1, maxSeconds: 0.5 } },
      message: 'This video is 1 second long; the limit is 0.5 seconds.',
    });
  });

  describe('refuses what is not a video:', () => {
    const still = (name: string) => {
      ffmpeg(['-f', 'lavfi', '-i', 'testsrc2=s=64x64', '-frames:v', '1', '-update', '1', path(name)]);
      return path(name);
    };
    const audio = (name: string) => {
      ffmpeg(['-f', 'lavfi', '-i', 'sine=d=1', path(name)]);
      return path(name);
    };
    const renamed = () => {
      copyFileSync(written('list.m3u8', `#EXTM3U\n#EXTINF:1,\n${plain}\n#EXT-X-ENDLIST\n`), path('list.mp4'));
      return path('list.mp4');
    };
    const bytes = () => readFileSync(makeClip({ file: path('tail.mp4') }));
    it.each([
      ['a PNG', 'source_picture', () => still('a.png')],
      ['a JPEG', 'source_picture', () => still('a.jpg')],
      ['a still GIF', 'source_picture', () => still('still.gif')],
      ['an SVG', 'source_picture', () => written('a.svg', '<?xml version="1.0"?>\n<svg xmlns="x"/>')],
      ['audio', 'source_sound_only', () => audio('a.mp3')],
      ['audio in an MP4', 'source_sound_only', () => audio('a.m4a')],
      ['an HLS playlist', 'source_playlist', () => written('a.m3u8', '#EXTM3U\n#EXTINF:1,\nhttp://10.0.0.1/a.ts\n')],
      ['a playlist with the name of a video', 'source_playlist', renamed],
      ['a DASH manifest', 'source_playlist', () => written('a.mpd', '<?xml version="1.0"?>\n<MPD></MPD>')],
      ['a list of files', 'source_playlist', () => written('a.ffconcat', `ffconcat version 1.0\nfile '${plain}'\n`)],
      ['a web page', 'source_web_page', () => written('a.html', '<!DOCTYPE html><html></html>')],
      [
        'a web page that starts with a comment',
        'source_web_page',
        () => written('b.html', '\uFEFF<!-- made by hand -->\n<?xml version="1.0"?>\n<!DOCTYPE html><html></html>'),
      ],
      ['text', 'source_unsupported', () => written('a.txt', 'Hello there, this is just a text.\n'.repeat(50))],
      ['text in UTF-16', 'source_unsupported', () => written('b.txt', Buffer.from('\uFEFFHello', 'utf16le'))],
      ['an empty file', 'source_empty', () => written('empty.mp4', '')],
      ['a video without its index', 'source_damaged', () => written('no-moov.mp4', bytes().subarray(0, 2000))],
    ])('%s', async (_, code, make) => {
      await expect(probe(make())).rejects.toMatchObject({ name: 'AppError', code });
    });
  });
});
