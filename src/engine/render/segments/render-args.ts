import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import { msToTicks, ticksPerSecond, videoClockFilter } from '../../media/timing/video-clock.ts';
import type { CaptionStrip } from '../ass/caption-strips.ts';
import { laneChains, laneInputs, type WrittenLane } from '../emojis/write-emoji-lanes.ts';
import { chainsToEncoder } from '../encoders/frames-to-encoder.ts';
import { type FramingWindow, framingFilters } from '../framing/framing-filters.ts';
import { canvasPair, stackPair } from '../overlay/overlay-canvas.ts';
import type { RenderPlan, RenderSegment } from '../plan/render-plan.ts';
import { watermarkChains, watermarkInput } from '../watermark/watermark-args.ts';
import { clockInput, type RepeatClock, repeatClock } from './repeat-clock.ts';
import { segmentOffsetSeconds } from './segment-clock.ts';
import { containerOf, type SegmentContainer } from './segment-container.ts';
import { overlayStrips, stripChains, stripInputs } from './strip-args.ts';

/** File names in the work folder. Filters never contain a name that a user chose. */
export const captionsFile = 'captions.ass';
export const fontsFolder = 'fonts';
export const captionsFilter = `ass=filename=${captionsFile}:fontsdir=${fontsFolder}`;
export const pieceList = 'pieces.csv';
export const repeatsFile = 'repeats.ivf';

export interface RenderArgsInput {
  plan: RenderPlan;
  /** Consecutive segments of the plan. */
  run: RenderSegment[];
  sourceFile: string;
  lanes: WrittenLane[];
  drawCaptions: boolean;
  /** Parts of the captions that are drawn separately, below the others, from the bottom up. */
  strips: CaptionStrip[];
  /** Seek to the key frame before the run instead of decoding everything before it. */
  seek: boolean;
  threads?: number;
}

/** ffmpeg arguments for rendering a run of segments into pieces in its working folder. Pure. */
export function renderArgs(input: RenderArgsInput): string[] {
  const { plan, run, lanes, seek, threads } = input;
  const repeats = repeatClock(plan, run);
  const seekSeconds = seek ? (run[0]?.seekMs ?? 0) / 1000 : 0;
  return [
    // renders whatever can be decoded of a damaged source
    ...['-max_error_rate', '1', '-copyts'],
    ...confinedInput(input.sourceFile, [...plan.input.decoderArgs, '-noautorotate', ...seekArgs(plan, seekSeconds)]),
    ...laneInputs(lanes),
    ...(repeats ? clockInput(repeatsFile) : []),
    ...stripInputs(input.strips),
    ...(plan.watermark ? watermarkInput(plan.watermark) : []),
    ...['-filter_complex', filterGraph(input, repeats), '-map', '[out]', '-an', '-sn', '-dn'],
    ...plan.encoderArgs,
    ...(threads === undefined ? [] : ['-threads', String(threads)]),
    // every frame at its own time, on MPEG-TS's clock
    ...['-fps_mode', 'passthrough', '-enc_time_base', `1:${ticksPerSecond}`],
    ...['-muxdelay', '0', '-muxpreload', '0'],
    ...muxerArgs(run, containerOf(plan)),
  ];
}

export function pieceName(number: number, { ending }: Pick<SegmentContainer, 'ending'>): string {
  return `piece${String(number).padStart(5, '0')}.${ending}`;
}

/**
 * Seeks to a moment on the video's clock, or the key frame before it; `trim` then drops everything before the cut. No
 * arguments for the start.
 */
export function seekArgs({ input }: RenderPlan, seconds: number): string[] {
  if (seconds <= 0) return [];
  const atSeconds = (input.startPts * input.timeBase.num) / input.timeBase.den + seconds;
  return ['-noaccurate_seek', '-seek_timestamp', '1', '-ss', (Math.ceil(atSeconds * 1e6) / 1e6).toFixed(6)];
}

function filterGraph({ plan, run, lanes, drawCaptions, strips }: RenderArgsInput, repeats: RepeatClock | null): string {
  // the first frame is the one on screen when the run begins
  const window = { startTicks: run[0]?.holdTicks ?? 0, endTicks: run.at(-1)?.endTicks ?? null };
  const source = [...clockFilters(plan, run, repeats), ...framedFilters(plan, window)];
  const captions = drawCaptions ? [captionsFilter] : [];
  const isOverlay = plan.overlayRecipe !== undefined;
  const canvas = isOverlay ? `,${canvasPair(plan.output)}` : '';
  const chroma = isOverlay ? '444' : '420';
  const input = `[0:${plan.input.videoIndex}]`;
  const above = [...(strips.length > 0 ? [overlayStrips(strips, chroma)] : []), ...captions];
  const drawn = `${canvas}${above.map((filter) => `,${filter}`).join('')}[v0]`;
  const chains = repeats
    ? [
        `${input}${[...source, ...holdLastFrame(repeats)].join(',')}[own]`,
        `[${lanes.length + 1}:v]settb=1/${ticksPerSecond}[again]`,
        `[own][again]${['streamselect=inputs=2:map=0', trim(startOf(run), repeats.endTicks)].join(',')}${drawn}`,
      ]
    : [`${input}${source.join(',')}${drawn}`];
  chains.unshift(...stripChains(strips, 1 + lanes.length + (repeats ? 1 : 0), fontsFolder));
  chains.push(...laneChains(lanes, chroma));
  const stacked = isOverlay ? `${stackPair},` : '';
  const beneath = `v${lanes.length}`;
  const index = 1 + lanes.length + (repeats ? 1 : 0) + strips.length;
  if (plan.watermark) chains.push(...watermarkChains(plan.watermark, { index, from: beneath, to: 'marked', chroma }));
  const onClock = `settb=1/${ticksPerSecond},setpts=PTS+${segmentOffsetSeconds * ticksPerSecond}`;
  const last = `[${plan.watermark ? 'marked' : beneath}]${stacked}${onClock}`;
  chains.push(...chainsToEncoder(plan, { last, to: 'out' }));
  return chains.join(';');
}

/** Filters from the source's frames to those of the output. */
export function framedFilters({ framing, pictureFilters, output }: RenderPlan, window: FramingWindow): string[] {
  return framing ? [framingFilters(framing, output, window)] : pictureFilters;
}

function startOf(run: RenderSegment[]): number {
  return run[0]?.startTicks ?? 0;
}

/** Repeats the last frame after the end, so that it is held until then. */
function holdLastFrame({ sourceFrames, endTicks }: RepeatClock): string[] {
  return ['tpad=stop=1:stop_mode=clone', `setpts='if(gte(N,${sourceFrames}),${endTicks},PTS)'`];
}

/** Filters that bring the source's frames to the video's clock, in ticks. */
export function sourceClock(input: RenderPlan['input']): string[] {
  return [videoClockFilter(input, input.countedStep), `settb=1/${ticksPerSecond}`];
}

/** Selects the frames of the run, on the video's clock; `timeFilters` also get frames around it. */
function clockFilters({ input, timeFilters }: RenderPlan, run: RenderSegment[], repeats: RepeatClock | null): string[] {
  const start = repeats ? (run[0]?.holdTicks ?? 0) : startOf(run);
  const end = run.at(-1)?.endTicks ?? null;
  const lead = msToTicks(input.leadInMs);
  const clock = sourceClock(input);
  if (timeFilters.length === 0) return [...clock, trim(start, end)];
  const around = trim(Math.max(0, start - lead), end === null ? null : end + lead);
  return [...clock, around, ...timeFilters, `settb=1/${ticksPerSecond}`, trim(start, end)];
}

function trim(start: number, end: number | null): string {
  return `trim=start_pts=${start}${end === null ? '' : `:end_pts=${end}`}`;
}

/**
 * One segment is one file. For several, ffmpeg begins a new file at every key frame, both forced ones and those at scene
 * changes, and `createSegmentCollector` joins the pieces. (ffmpeg builds differ on the clock of `-segment_times`, and a
 * list of frame numbers would be wrong if a damaged source lacks frames.)
 */
function muxerArgs(run: RenderSegment[], container: SegmentContainer): string[] {
  const { format, ending, muxerOptions } = container;
  const [option = '', value = ''] = muxerOptions.split('=');
  const options = muxerOptions === '' ? [] : [`-${option}`, value];
  if (run.length === 1) return [...options, '-f', format, pieceName(0, container)];
  const cuts = run.slice(1).map((segment) => segment.startTicks / ticksPerSecond + segmentOffsetSeconds);
  return [
    ...['-force_key_frames', cuts.map((cut) => cut.toFixed(6)).join(','), '-f', 'segment', '-segment_format', format],
    ...(muxerOptions === '' ? [] : ['-segment_format_options', muxerOptions]),
    ...['-segment_time', '0.001', '-segment_list', pieceList, '-segment_list_type', 'csv', `piece%05d.${ending}`],
  ];
}
