import type { MediaInput } from '../../infra/media-input.ts';
import type { Box } from '../layout/geometry/page-layout.ts';
import { confinedInput } from '../media/ffmpeg/confined-input.ts';
import { isSeekable, type SourceFacts } from '../media/source-facts.ts';
import { msToTicks, ticksPerSecond } from '../media/timing/video-clock.ts';
import type { RenderPlan } from '../render/plan/render-plan.ts';
import { framedFilters, seekArgs, sourceClock } from '../render/segments/render-args.ts';

export const drawnFile = 'captions.ass';
export const lettersFile = 'letters.ass';
export const fontsFolder = 'fonts';

/** Frames are repeated so often: a moment is at most 20 ms off, also where the source shows a frame for long. */
const rate = 25;
export const stepMs = 1000 / rate;

export interface SampleArgsInput {
  plan: RenderPlan;
  facts: SourceFacts;
  sourceFile: MediaInput;
  /** Multiples of `stepMs`, ascending, each once. */
  momentsMs: number[];
  /** Whole pixels inside the frame. */
  crop: Box;
}

/** Without an index, a seek may land after the key frame that is needed. */
const unindexedLeadSeconds = 10;

/**
 * ffmpeg arguments that write the cropped frames of some moments as raw RGBA: the colours with captions, and the letters'
 * coverage as alpha. Captions are drawn in RGB, so that colours do not run into their neighbours as in 4:2:0. Pure.
 */
export function sampleArgs({ plan, facts, sourceFile, momentsMs, crop }: SampleArgsInput): string[] {
  const firstMs = momentsMs[0] ?? 0;
  const leadSeconds = plan.input.leadInMs / 1000 + (isSeekable(facts.container) ? 0 : unindexedLeadSeconds);
  const seek = seekArgs(plan, firstMs / 1000 - leadSeconds);
  return [
    ...['-max_error_rate', '1', '-copyts'],
    ...confinedInput(sourceFile, [...plan.input.decoderArgs, '-noautorotate', ...seek]),
    ...['-filter_complex', sampleGraph({ plan, momentsMs, crop }), '-map', '[out]', '-an', '-sn', '-dn'],
    ...[
      '-frames:v',
      String(momentsMs.length),
      '-fps_mode',
      'passthrough',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgba',
      'pipe:1',
    ],
  ];
}

function sampleGraph({ plan, momentsMs, crop }: Pick<SampleArgsInput, 'plan' | 'momentsMs' | 'crop'>): string {
  const firstMs = momentsMs[0] ?? 0;
  const lastMs = momentsMs.at(-1) ?? firstMs;
  const numbers = momentsMs.map((atMs) => `eq(n,${Math.round((atMs - firstMs) / stepMs)})`);
  const inTime = plan.timeFilters.length > 0 ? [...plan.timeFilters, `settb=1/${ticksPerSecond}`] : [];
  const window = { startTicks: Math.floor(msToTicks(firstMs)), endTicks: Math.ceil(msToTicks(lastMs + stepMs)) };
  const picture = [
    ...sourceClock(plan.input),
    ...inTime,
    `fps=${rate}:start_time=${(firstMs / 1000).toFixed(3)}`,
    // the last frame may end before the last page
    `tpad=stop=${rate}:stop_mode=clone`,
    `select='${numbers.join('+')}'`,
    `settb=1/${ticksPerSecond}`,
    ...framedFilters(plan, window),
    'scale=in_color_matrix=bt709:in_range=tv,format=gbrp,split',
  ];
  const { left, top, right, bottom } = crop;
  const cut = `crop=${right - left}:${bottom - top}:${left}:${top}:exact=1`;
  const draw = (file: string) => `ass=filename=${file}:fontsdir=${fontsFolder},${cut}`;
  return [
    `[0:${plan.input.videoIndex}]${picture.join(',')}[shown][empty]`,
    `[shown]${draw(drawnFile)}[drawn]`,
    `[empty]lutrgb=r=0:g=0:b=0,${draw(lettersFile)},extractplanes=g[letters]`,
    '[drawn][letters]alphamerge[out]',
  ].join(';');
}
