import type { CaptionSettings } from '../../src/engine/captions/settings/caption-settings.ts';
import { loadFonts } from '../../src/engine/layout/fonts/font-set.ts';
import { probeSource } from '../../src/engine/media/probe/probe-source.ts';
import { readFrameTimes } from '../../src/engine/media/timing/read-frame-times.ts';
import type { CameraPath } from '../../src/engine/reframe/camera/camera-path.ts';
import { assembleOutput } from '../../src/engine/render/output/assemble-output.ts';
import { type PlanRenderInput, planRender } from '../../src/engine/render/plan/plan-render.ts';
import { planRuns } from '../../src/engine/render/plan/plan-segments.ts';
import { renderRun } from '../../src/engine/render/segments/render-run.ts';
import type { EncoderName } from '../../src/infra/config/config.ts';
import { ffmpeg, tools } from './make-clip.ts';

/** Only these fonts are used; characters that they lack are not drawn. */
export const bundledFonts = {
  fontconfigFile: '/nonexistent',
  fileOf: loadFonts({ assetsDir: 'assets', fontsDir: null }).fileOf,
};
export const noEmoji = async () => null;

export interface RenderClipOptions {
  file: string;
  outFile: string;
  workDir: string;
  settings?: CaptionSettings;
  overlay?: Partial<PlanRenderInput['overlay']>;
  camera?: CameraPath;
  /** The picture of the overlay's watermark. */
  watermark?: Uint8Array;
  /** Default: x264-veryfast. */
  encoder?: EncoderName;
  /** Default: the one of setup. */
  ffmpeg?: string;
  /** What is drawn is encoded without loss, so that the same pictures come out the same. */
  isLossless?: boolean;
  /** Default: all segments by one ffmpeg. */
  eachAlone?: boolean;
}

const losslessArgs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-pix_fmt', 'yuv420p'];

/** A clip's whole way through the renderer, without captions unless given. */
export async function renderClip(options: RenderClipOptions) {
  const { file, outFile, workDir, settings = {}, overlay, encoder = 'x264-veryfast' } = options;
  const facts = await probeSource({ ffprobe: tools.ffprobe, file });
  const { video } = facts;
  const frameTimes = await readFrameTimes({ ffprobe: tools.ffprobe, file, streamIndex: video.index, known: video });
  const planned = planRender({
    sourceKey: 'test',
    facts,
    frameTimes,
    settings,
    camera: options.camera,
    overlay: { ass: '', emojis: [], fontsKey: 'none', ...overlay },
    encoder,
    ffmpegBuild: 'test',
  });
  const plan = options.isLossless ? { ...planned, encoderArgs: losslessArgs } : planned;
  const common = { plan, sourceFile: file, tools: { ...tools, ffmpeg: options.ffmpeg ?? tools.ffmpeg } };
  const rendered = [];
  for (const [i, run] of planRuns(plan.segments, options.eachAlone ? { maxSegments: 1 } : {}).entries()) {
    const drawn = { fonts: bundledFonts, rasteriseEmoji: noEmoji, watermark: options.watermark };
    rendered.push(...(await renderRun({ ...common, ...drawn, run, workDir: `${workDir}/run${i}` })));
  }
  const output = await assembleOutput({
    ...common,
    segmentFiles: rendered.map((one) => one.file),
    outFile,
    workDir: `${workDir}/join`,
  });
  return { facts, frameTimes, plan, rendered, output };
}

/** Mean luma of each picture's top left 16 × 16 pixels, or of a region `w:h:x:y`. */
export function lumas(file: string, region = '16:16:0:0', inputArgs: string[] = []): number[] {
  const filters = `crop=${region},scale=1:1:flags=area:in_range=tv:out_range=tv,format=yuv420p,extractplanes=y`;
  return [
    ...ffmpeg([
      ...inputArgs,
      '-i',
      file,
      '-vf',
      filters,
      '-an',
      '-f',
      'rawvideo',
      '-fps_mode',
      'passthrough',
      'pipe:1',
    ]),
  ];
}

/** When sound is first louder than 6 % of full scale, in seconds on the file's own clock. */
export function firstLoudSecond(file: string): number {
  const filters = 'aresample=48000:async=1:first_pts=0,aformat=sample_fmts=s16:channel_layouts=mono';
  const bytes = ffmpeg(['-copyts', '-i', file, '-vn', '-af', filters, '-f', 's16le', 'pipe:1']);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2));
  return samples.findIndex((sample) => Math.abs(sample) > 2000) / 48_000;
}
