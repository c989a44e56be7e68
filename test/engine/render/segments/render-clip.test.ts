import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, describe, expect, it } from 'vitest';
import { ingestSource } from '../../../../src/engine/media/copies/ingest-source.ts';
import { assembleOutput } from '../../../../src/engine/render/output/assemble-output.ts';
import { renderRun } from '../../../../src/engine/render/segments/render-run.ts';
import { type ClipOptions, ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';
import { outputTimes, probedStreams } from '../../../support/probe-output.ts';
import {
  bundledFonts,
  firstLoudSecond,
  lumas,
  noEmoji,
  type RenderClipOptions,
  renderClip,
} from '../../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), "render it's "));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const path = (name: string) => join(dir, name);
const render = (file: string, options: Partial<RenderClipOptions> = {}) =>
  renderClip({ file, outFile: `${file}.out.mp4`, workDir: `${file}.work`, ...options });
const x264 = (...args: string[]) => ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', ...args];
const everyMs = (ms: number) => [`select='eq(mod(n,${ms}),0)'`];
const gaps = ["select='not(eq(mod(n,7),3))*not(between(n,40,52))'"];

/** Eight seconds of numbered frames: three segments. */
const longClips: Record<string, Partial<ClipOptions>> = {
  'steady.mp4': { fps: '30000/1001', videoArgs: x264('-g', '300', '-bf', '3') },
  'open-gop.mkv': { fps: 24, videoArgs: x264('-g', '48', '-x264-params', 'open-gop=1:keyint=48') },
  'variable.mp4': { fps: 30, videoFilters: gaps, videoArgs: x264('-g', '50'), outputArgs: ['-fps_mode', 'vfr'] },
  'stream.ts': { fps: 25, videoArgs: x264('-g', '50'), outputArgs: ['-output_ts_offset', '3600'] },
  'untimed.avi': { fps: '30000/1001', videoArgs: x264('-bf', '3', '-g', '50') },
  'interlaced.mp4': { fps: 50, videoFilters: ['interlace'], videoArgs: x264('-flags', '+ildct+ilme', '-g', '50') },
};

/** In containers without an index, with a key frame every two seconds. */
const olderClips: Record<string, Partial<ClipOptions>> = {
  'again.ts': { videoArgs: x264('-g', '50', '-bf', '3', '-x264-params', 'scenecut=0') },
  'again.flv': { videoArgs: x264('-g', '50', '-bf', '3', '-x264-params', 'scenecut=0') },
  'again.avi': { videoArgs: ['-c:v', 'mpeg4', '-q:v', '3', '-g', '50', '-sc_threshold', '1000000000'] },
  'again.wmv': { videoArgs: ['-c:v', 'wmv2', '-q:v', '3', '-g', '50', '-sc_threshold', '1000000000'] },
};

describe('rendering by segments', () => {
  it.each(Object.keys(longClips))('keeps every frame of %s, also with one segment re-rendered', async (name) => {
    const file = makeClip({ file: path(name), seconds: 8, picture: 'numbered', audio: 'none', ...longClips[name] });
    const { plan, rendered, output, frameTimes, facts } = await render(file);
    expect(plan.segments.length).toBe(3);
    expect(plan.segments.flatMap((segment) => segment.repeats)).toEqual([]);
    const again = await renderRun({
      ...{ plan, run: plan.segments.slice(1, 2), sourceFile: file, workDir: path(`${name}.again`), tools },
      ...{ fonts: bundledFonts, rasteriseEmoji: noEmoji },
    });
    const segmentFiles = rendered.map((one, i) => (i === 1 ? (again[0]?.file ?? '') : one.file));
    const mixed = path(`${name}.mixed.mp4`);
    await assembleOutput({
      plan,
      segmentFiles,
      sourceFile: file,
      outFile: mixed,
      workDir: path(`${name}.join`),
      tools,
    });
    const { startPts, timeBase } = facts.video;
    const times = (frameTimes?.pts ?? []).map((pts) => ((pts - startPts) * timeBase.num) / timeBase.den);
    const levels = plan.timeFilters.length > 0 ? lumas(`${file}.out.mp4`) : lumas(file);
    for (const out of [`${file}.out.mp4`, mixed]) {
      expect(largestDifference(outputTimes(out), times)).toBeLessThan(0.0001);
      expect(largestDifference(lumas(out), levels)).toBeLessThan(5);
    }
    expect(output.frames).toBe(times.length);
  });

  it.each(['again.ts', 'again.flv', 'again.avi', 'again.wmv'])(
    'renders the end of %s from the key frame before it, once it is ingested',
    async (name) => {
      const sent = makeClip({ file: path(name), seconds: 8, picture: 'numbered', audio: 'none', ...olderClips[name] });
      const { file } = await ingestSource({ ...tools, file: sent, repairedFile: path(`${name}.taken`) });
      const { plan, rendered } = await render(file);
      const run = plan.segments.slice(2);
      expect({ seekable: plan.input.seekable, seekMs: run[0]?.seekMs }).toEqual({ seekable: true, seekMs: 6000 });
      const [again] = await renderRun({
        ...{ plan, run, sourceFile: file, workDir: path(`${name}.end`), tools },
        ...{ fonts: bundledFonts, rasteriseEmoji: noEmoji },
      });
      expect(lumas(again?.file ?? '')).toEqual(lumas(rendered[2]?.file ?? ''));
      expect(largestDifference(lumas(`${file}.out.mp4`), lumas(sent))).toBeLessThan(5);
    },
  );

  it('has key frames at segment cuts, one set of parameters, and a level that phones play', async () => {
    const out = path('steady.mp4.out.mp4');
    const [video] = probedStreams(out);
    expect(video).toMatchObject({ ...{ profile: 'High', level: 30, pix_fmt: 'yuv420p' }, r_frame_rate: '30000/1001' });
    expect(video).toMatchObject({
      color_space: 'bt709',
      color_primaries: 'bt709',
      color_transfer: 'bt709',
      color_range: 'tv',
    });
    const head = readFileSync(out).subarray(0, 64).toString('latin1');
    expect(head).toContain('moov');
  });

  it('renders what can be decoded of a damaged file', async () => {
    const whole = makeClip({
      file: path('whole.mp4'),
      seconds: 9,
      picture: 'numbered',
      outputArgs: ['-movflags', '+faststart'],
    });
    const bytes = Buffer.from(readFileSync(whole));
    bytes.fill(0x55, Math.floor(bytes.length * 0.3), Math.floor(bytes.length * 0.6));
    writeFileSync(path('hole.mp4'), bytes.subarray(0, Math.floor(bytes.length * 0.9)));
    const { output } = await render(path('hole.mp4'));
    expect(output.frames).toBeGreaterThan(100);
    expect(lumas(`${path('hole.mp4')}.out.mp4`).slice(0, 20)).toEqual(expect.arrayContaining([expect.any(Number)]));
  });

  it('reports progress, ends when aborted, and then leaves no segment file', async () => {
    const file = path('steady.mp4');
    const { plan } = await render(file);
    const controller = new AbortController();
    const common = { plan, sourceFile: file, tools, fonts: bundledFonts, rasteriseEmoji: noEmoji };
    const shares: number[] = [];
    await renderRun({
      ...common,
      run: plan.segments,
      workDir: path('progress'),
      onProgress: (share) => shares.push(share),
    });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const workDir = path('aborted');
    const running = renderRun({ ...common, run: plan.segments, workDir, signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    expect(plan.segments.some(({ key }) => existsSync(join(workDir, `${key}.ts`)))).toBe(false);
  });
});

const flash: Partial<ClipOptions> = { picture: 'flash', audio: 'beep', seconds: 2, flashAtSeconds: 1 };
const shortClips: [string, Partial<ClipOptions>][] = [
  ['opus.mkv', { audioArgs: ['-c:a', 'libopus'] }],
  ['pcm.mov', { audioArgs: ['-c:a', 'pcm_s24le'] }],
  ['six.mp4', { audioFilters: ['aformat=channel_layouts=5.1'], audioArgs: ['-c:a', 'ac3'] }],
  ['fast.mkv', { audioArgs: ['-c:a', 'flac', '-ar', '96000'] }],
  ['odd.mp4', { width: 101, height: 77, videoArgs: ['-c:v', 'libx264', '-pix_fmt', 'yuv444p10le'] }],
  ['tiny.mp4', { width: 16, height: 16 }],
  ['quick.mp4', { fps: 120 }],
  ['old.avi', { videoArgs: ['-c:v', 'mpeg4', '-bf', '2'], audioArgs: ['-c:a', 'libmp3lame'] }],
  ['dvd.mpg', { width: 352, height: 288, videoArgs: ['-c:v', 'mpeg2video', '-b:v', '2M'], audioArgs: ['-c:a', 'ac3'] }],
  ['old.flv', { videoArgs: ['-c:v', 'flv'], audioArgs: ['-c:a', 'libmp3lame', '-ar', '44100'] }],
  ['old.wmv', { videoArgs: ['-c:v', 'wmv2'], audioArgs: ['-c:a', 'wmav2'] }],
  [
    'hidden.webm',
    { videoArgs: ['-c:v', 'libvpx', '-auto-alt-ref', '1', '-lag-in-frames', '16'], audioArgs: ['-c:a', 'libvorbis'] },
  ],
  ['motion.mov', { videoArgs: ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p'] }],
  ['rgb.mov', { videoArgs: ['-c:v', 'png', '-pix_fmt', 'rgb24'] }],
  ['parts.mp4', { videoArgs: x264('-g', '10'), outputArgs: ['-movflags', 'frag_keyframe+empty_moov'] }],
];

describe('difficult input', () => {
  it.each(shortClips)('%s becomes H.264 and AAC, in sync, from black to white', async (name, options) => {
    const file = makeClip({ ...flash, ...options, file: path(name) });
    const { output } = await render(file);
    const out = `${file}.out.mp4`;
    const streams = probedStreams(out).map((stream) => stream.codec_name);
    expect(streams).toEqual(['h264', 'aac']);
    const levels = lumas(out);
    expect(Math.abs(flashSecond(out) - 1)).toBeLessThan(0.01);
    expect(Math.abs(firstLoudSecond(out) - 1)).toBeLessThan(0.04);
    expect([Math.min(...levels), Math.max(...levels)]).toEqual([expect.closeTo(16, -0.7), expect.closeTo(235, -0.7)]);
    expect(output).toMatchObject({ frames: levels.length });
    expect(Math.abs(output.durationMs - 2000)).toBeLessThan(60);
  });

  it.each([
    ['late.mp4', 0, 0.5],
    ['early.mp4', 0.5, 0],
    ['early.ts', 3600.5, 3600],
  ])('%s keeps its audio in sync', async (name, video, audio) => {
    const source = makeClip({ ...flash, file: path(`source-of-${name}.mkv`), audioArgs: ['-c:a', 'pcm_s16le'] });
    const inputs = ['-itsoffset', String(video), '-i', source, '-itsoffset', String(audio), '-i', source];
    ffmpeg([...inputs, '-map', '0:v', '-map', '1:a', '-c:v', 'copy', '-c:a', 'aac', path(name)]);
    const { plan } = await render(path(name));
    expect(plan.audio?.mode).toBe('copy');
    const out = `${path(name)}.out.mp4`;
    expect(Math.abs(firstLoudSecond(out) - flashSecond(out) - (audio - video))).toBeLessThan(0.04);
  });

  it.each(['below.mkv', 'below.mov'])('%s, which begins before zero, is in sync', async (name) => {
    const below = ['-output_ts_offset', '-0.6', '-avoid_negative_ts', 'disabled'];
    const file = makeClip({ ...flash, file: path(name), videoArgs: x264('-g', '15'), outputArgs: below });
    await render(file);
    const out = `${file}.out.mp4`;
    expect(lumas(out)).toHaveLength(name.endsWith('mkv') ? 50 : 35);
    expect(Math.abs(firstLoudSecond(out) - flashSecond(out))).toBeLessThan(0.04);
    expect(new Set(outputTimes(out)).size).toBe(lumas(out).length);
  });

  it('copies AAC unchanged', async () => {
    const file = makeClip({ ...flash, file: path('copy.mp4') });
    await render(file);
    const frames = (one: string) => ffmpeg(['-i', one, '-map', '0:a', '-c', 'copy', '-f', 'adts', 'pipe:1']);
    expect(frames(`${file}.out.mp4`).equals(frames(file))).toBe(true);
  });

  it('fills gaps in AAC, so that it is in sync in players that count samples', async () => {
    const filters = ['asetnsamples=1024', "aselect='not(between(n,20,21))'"];
    const file = makeClip({ ...flash, file: path('holed.mp4'), audioFilters: filters });
    const { plan } = await render(file);
    expect(plan.audio?.mode).toBe('encode');
    const samples = (one: string) =>
      ffmpeg(['-i', one, '-f', 's16le', '-ac', '1', '-ar', '48000', 'pipe:1']).length / 2;
    expect(samples(file)).toBeLessThan(1.97 * 48_000);
    expect(samples(`${file}.out.mp4`)).toBeGreaterThan(1.99 * 48_000);
  });

  it('makes no audio track for a video without audio', async () => {
    const file = makeClip({ file: path('silent.mp4'), audio: 'none' });
    await render(file);
    expect(probedStreams(`${file}.out.mp4`).map((stream) => stream.codec_name)).toEqual(['h264']);
  });

  it('shows the last frame as long as the file states', async () => {
    const file = makeClip({
      file: path('lasting.mkv'),
      seconds: 2,
      fps: 10,
      audio: 'none',
      videoFilters: ["setpts='if(gte(N,19),3,PTS*TB)/TB'"],
      outputArgs: ['-fps_mode', 'vfr'],
    });
    expect((await render(file)).output.durationMs).toBeCloseTo(3100, -1);
    expect(outputTimes(`${file}.out.mp4`).at(-1)).toBeCloseTo(3, 3);
    expect(lumas(`${file}.out.mp4`)).toHaveLength(20);
  });

  it('keeps every frame that a browser records, though its file states a thousand a second', async () => {
    const file = makeClip({
      ...{ file: path('live.webm'), fps: 1000, seconds: 0.7, audio: 'none', videoFilters: everyMs(33) },
      videoArgs: ['-c:v', 'libvpx', '-cpu-used', '8', '-deadline', 'realtime', '-enc_time_base', '1:1000'],
      outputArgs: ['-fps_mode', 'vfr', '-live', '1', '-f', 'webm'],
    });
    const { facts, plan } = await render(file);
    expect(probedStreams(file)[0]?.avg_frame_rate).toBe('1000/1');
    expect(facts.video.frameRate.num / facts.video.frameRate.den).toBeCloseTo(30.303, 3);
    expect(plan.timeFilters).toEqual([]);
    const times = Array.from({ length: 22 }, (_, n) => (n * 33) / 1000);
    expect(largestDifference(outputTimes(`${file}.out.mp4`), times)).toBeLessThan(0.001);
  });

  it('keeps the frames of a slow part when a fast part raises the mean rate above 60', async () => {
    const file = makeClip({
      ...{ file: path('burst.mp4'), fps: 120, seconds: 2, audio: 'none' },
      videoFilters: ["select='gte(n,120)+eq(mod(n,4),0)'"],
      outputArgs: ['-fps_mode', 'vfr'],
    });
    await render(file);
    const times = outputTimes(`${file}.out.mp4`);
    const nearest = (second: number) => Math.min(...times.map((time) => Math.abs(time - second)));
    for (let n = 0; n < 30; n += 1) expect(nearest(n / 30)).toBeLessThan(0.001);
    expect(times.length).toBeLessThanOrEqual(121);
  });

  it('renders a video of one frame, and an animated GIF', async () => {
    const one = makeClip({ file: path('one.mp4'), audio: 'none', outputArgs: ['-frames:v', '1'] });
    expect((await render(one)).output).toMatchObject({ frames: 1, durationMs: 40 });
    const gif = makeClip({ file: path('moves.gif'), audio: 'none', videoArgs: [], fps: 10 });
    expect((await render(gif)).output).toMatchObject({ frames: 10, durationMs: 1000 });
  });

  it.each([['-display_rotation', '90'], ['-display_rotation', '180'], ['-display_hflip']])(
    'has the right orientation after %s %s',
    async (...turn) => {
      const corners = makeClip({
        ...{ file: path('corners.mp4'), picture: 'color=black', audio: 'none' },
        videoFilters: ['drawbox=0:0:80:60:white:fill', 'drawbox=80:0:80:60:gray:fill'],
      });
      const file = path(`turned${turn.join('')}.mp4`);
      ffmpeg([...turn, '-i', corners, '-c', 'copy', file]);
      const { output } = await render(file);
      // reference: ffmpeg rotates by itself when decoding
      const reference = path(`reference${turn.join('')}.mkv`);
      ffmpeg(['-i', file, '-c:v', 'libx264', '-qp', '0', reference]);
      const places = [`16:16:8:8`, `16:16:${output.width - 24}:8`, `16:16:8:${output.height - 24}`];
      const seen = (one: string) => places.map((place) => lumas(one, place)[0] ?? -1);
      expect(largestDifference(seen(`${file}.out.mp4`), seen(reference))).toBeLessThan(4);
    },
  );

  it.each(['smpte2084', 'arib-std-b67'])(
    'keeps the reference white of %s bright, and its grey grey',
    async (transfer) => {
      // 203 cd/m² and 26 cd/m² as 10-bit codes, ITU-R BT.2408 table 1: 58 % and 38 % in PQ, 75 % and 38 % in HLG
      const white = transfer === 'smpte2084' ? 572 : 721;
      const file = makeClip({
        ...{ file: path(`${transfer}.mp4`), picture: 'color=black', audio: 'none' },
        videoFilters: ['format=yuv420p10le', `geq=lum='if(lt(X,80),${white},397)':cb=512:cr=512`],
        videoArgs: [
          ...['-c:v', 'libx264', '-preset', 'ultrafast', '-color_primaries', 'bt2020'],
          ...['-color_trc', transfer, '-colorspace', 'bt2020nc'],
        ],
      });
      await render(file);
      const [bright = 0] = lumas(`${file}.out.mp4`, '16:16:16:16');
      const [grey = 0] = lumas(`${file}.out.mp4`, '16:16:120:16');
      expect(bright).toBeGreaterThan(185);
      expect(bright).toBeLessThan(236);
      expect(grey).toBeGreaterThan(80);
      expect(grey).toBeLessThan(140);
    },
  );

  it('keeps the colours of old SD video', async () => {
    const file = makeClip({ file: path('red.mp4'), picture: 'color=0xC02040', audio: 'none' });
    await render(file);
    expect(largestDifference(rgbOf(`${file}.out.mp4`), [0xc0, 0x20, 0x40])).toBeLessThan(6);
  });

  it.each([
    ['alpha.mov', 'yuva444p10le', ['-c:v', 'prores_ks', '-profile:v', '4444']],
    ['alpha.webm', 'yuva420p', ['-c:v', 'libvpx-vp9', '-cpu-used', '8', '-crf', '10', '-auto-alt-ref', '0']],
  ])('keeps the colours of untagged transparent video in %s', async (name, format, codec) => {
    const file = makeClip({
      ...{ file: path(name), picture: 'color=0x20A040', audio: 'none', width: 1280, height: 720, seconds: 0.12 },
      videoFilters: [
        ...['format=gbrap', 'scale=out_color_matrix=bt709:out_range=tv', `format=${format}`],
        'setparams=colorspace=unknown:color_primaries=unknown:color_trc=unknown',
      ],
      videoArgs: codec,
    });
    const { facts } = await render(file);
    expect(facts.video).toMatchObject({ hasAlpha: true, colour: { matrix: 'bt709' } });
    expect(largestDifference(rgbOf(`${file}.out.mp4`), [0x20, 0xa0, 0x40])).toBeLessThan(4);
  });
});

describe('captions and emojis', () => {
  const black = makeClip({ file: path('black.mp4'), width: 320, height: 240, picture: 'color=black', seconds: 2 });
  const fontconfigFile = path('fonts.conf');
  writeFileSync(fontconfigFile, '<?xml version="1.0"?><fontconfig></fontconfig>');
  const disc = async ({ sizePx }: { sizePx: number }) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}"><circle cx="50%" cy="50%" r="50%" fill="#ff0000"/></svg>`;
    return Buffer.from(new Resvg(svg).render().asPng());
  };
  const ass = [
    ...['[Script Info]', 'ScriptType: v4.00+', 'PlayResX: 320', 'PlayResY: 240', 'ScaledBorderAndShadow: yes', ''],
    ...[
      '[V4+ Styles]',
      'Format: Name, Fontname, Fontsize, PrimaryColour, Alignment',
      'Style: D,Rubik Black,60,&H0000FFFF,5',
      '',
    ],
    ...[
      '[Events]',
      'Format: Layer, Start, End, Style, Text',
      'Dialogue: 0,0:00:00.50,0:00:01.00,D,{\\pos(160,120)\\fnRubik Black}MMMM',
      '',
    ],
  ].join('\n');
  const emojis = [{ emoji: '🔴', startMs: 1000, endMs: 1600, centreX: 60, centreY: 60, sizePx: 60 }];
  const common = { fonts: { ...bundledFonts, fontconfigFile }, rasteriseEmoji: disc };
  const outFile = path('captioned.mp4');
  const rgbAt = (seconds: number, region: string) => {
    const filters = `crop=${region},scale=1:1:flags=area:in_color_matrix=bt709`;
    const args = ['-ss', String(seconds), '-i', outFile, '-vf', filters, '-frames:v', '1'];
    return [...ffmpeg([...args, '-pix_fmt', 'rgb24', '-f', 'rawvideo', 'pipe:1'])];
  };

  it('are drawn at their times and places, in their colours', async () => {
    const { plan } = await render(black, { overlay: { ass: '', emojis } });
    const captioned = { ...plan, ass };
    const workDir = path("it's captioned");
    const [segment] = await renderRun({
      ...common,
      plan: captioned,
      run: plan.segments,
      sourceFile: black,
      workDir,
      tools,
    });
    const joined = {
      plan,
      segmentFiles: [segment?.file ?? ''],
      sourceFile: black,
      outFile,
      workDir: path('captioned'),
      tools,
    };
    await assembleOutput(joined);
    expect(largestDifference(rgbAt(1.3, '20:20:50:50'), [255, 0, 0])).toBeLessThan(12);
    expect(largestDifference(rgbAt(0.9, '20:20:50:50'), [0, 0, 0])).toBeLessThan(8);
    expect(largestDifference(rgbAt(1.7, '20:20:50:50'), [0, 0, 0])).toBeLessThan(8);
    const [red = 0, green = 0, blue = 0] = rgbAt(0.7, '120:30:100:105');
    expect(red).toBeGreaterThan(90);
    expect(Math.abs(red - green)).toBeLessThan(10);
    expect(blue).toBeLessThan(12);
    expect(rgbAt(1.2, '120:30:100:105').every((value) => value < 8)).toBe(true);
  });
});

function rgbOf(file: string): number[] {
  const filters = 'scale=1:1:in_color_matrix=bt709:in_range=tv';
  const args = ['-i', file, '-vf', filters, '-frames:v', '1', '-pix_fmt', 'rgb24', '-f', 'rawvideo', 'pipe:1'];
  return [...ffmpeg(args)];
}

function flashSecond(file: string): number {
  return outputTimes(file)[lumas(file).findIndex((luma) => luma > 130)] ?? -1;
}

function largestDifference(a: number[], b: number[]): number {
  expect(a).toHaveLength(b.length);
  return Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? Number.NaN))));
}
