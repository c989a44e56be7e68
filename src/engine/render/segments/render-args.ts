import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { SoftShadows } from '../ass/soft-shadows.ts';
import type { EmojiLane } from '../emojis/emoji-lanes.ts';
import { framingFilters } from '../framing/framing-filters.ts';
import type { RenderPlan, RenderSegment } from '../plan/render-plan.ts';
import { type RepeatClock, repeatClock } from './repeat-clock.ts';

/**
 * Segments carry times ten seconds late: their first pictures are decoded before they are shown, and without room below
 * zero the muxer would move that one segment. Joining takes it off again. (Added in the filters: what
 * `-output_ts_offset` adds, the segment muxer leaves out of some of its times.)
 */
export const segmentOffsetSeconds = 10;

/** Names inside the work folder; nothing of a user's ever stands in a filter. */
export const captionsFile = 'captions.ass';
export const fontsFolder = 'fonts';
export const pieceList = 'pieces.csv';
export const repeatsFile = 'repeats.ivf';
export const shadowsFile = 'shadows.ass';
export const shadowClockFile = 'shadows.ivf';

export interface RenderArgsInput {
  plan: RenderPlan;
  /** Consecutive segments of the plan. */
  run: RenderSegment[];
  sourceFile: string;
  lanes: { lane: EmojiLane; listFile: string }[];
  drawCaptions: boolean;
  /** Drawn apart from the captions, below them; null = they are among them. */
  shadows: SoftShadows | null;
  /** Go to the key frame before the run, not through all that comes before it. */
  seek: boolean;
  threads?: number;
}

/** ffmpeg's arguments for rendering a run of segments into pieces in the folder it runs in. Pure. */
export function renderArgs(input: RenderArgsInput): string[] {
  const { plan, run, lanes, seek, threads } = input;
  const repeats = repeatClock(plan, run);
  return [
    // what can be played of a damaged source is rendered
    ...['-max_error_rate', '1', '-copyts'],
    ...confinedInput(input.sourceFile, [
      ...plan.input.decoderArgs,
      '-noautorotate',
      ...(seek ? seekArgs(plan, run) : []),
    ]),
    ...lanes.flatMap(({ listFile }) => ['-protocol_whitelist', 'file', '-f', 'concat', '-safe', '0', '-i', listFile]),
    ...(repeats ? clockInput(repeatsFile) : []),
    ...(input.shadows ? clockInput(shadowClockFile) : []),
    ...['-filter_complex', filterGraph(input, repeats), '-map', '[out]', '-an', '-sn', '-dn'],
    ...plan.encoderArgs,
    ...(threads === undefined ? [] : ['-threads', String(threads)]),
    // every picture at its own time, on the clock that MPEG-TS has
    ...['-fps_mode', 'passthrough', '-enc_time_base', `1:${ticksPerSecond}`],
    ...['-muxdelay', '0', '-muxpreload', '0'],
    ...muxerArgs(run),
  ];
}

export function pieceName(number: number): string {
  return `piece${String(number).padStart(5, '0')}.ts`;
}

/** Key frames are sought by the file's own clock, then everything before the cut is dropped by `trim`. */
function seekArgs({ input }: RenderPlan, run: RenderSegment[]): string[] {
  const seekMs = run[0]?.seekMs ?? 0;
  if (seekMs <= 0) return [];
  const atSeconds = (input.startPts * input.timeBase.num) / input.timeBase.den + seekMs / 1000;
  return ['-noaccurate_seek', '-seek_timestamp', '1', '-ss', (Math.ceil(atSeconds * 1e6) / 1e6).toFixed(6)];
}

function clockInput(file: string): string[] {
  return ['-protocol_whitelist', 'file', '-f', 'ivf', '-i', file];
}

function filterGraph(
  { plan, run, lanes, drawCaptions, shadows }: RenderArgsInput,
  repeats: RepeatClock | null,
): string {
  const source = [...clockFilters(plan, run, repeats), ...framedFilters(plan, run)];
  const captions = drawCaptions ? [`ass=filename=${captionsFile}:fontsdir=${fontsFolder}`] : [];
  const input = `[0:${plan.input.videoIndex}]`;
  const above = shadows ? [layShadows(shadows), ...captions] : captions;
  const drawn = shadows
    ? `[p];[p][shadows]${above.join(',')}[v0]`
    : `${above.map((filter) => `,${filter}`).join('')}[v0]`;
  const chains = repeats
    ? [
        `${input}${[...source, ...standingLast(repeats)].join(',')}[own]`,
        `[${lanes.length + 1}:v]settb=1/${ticksPerSecond}[again]`,
        `[own][again]${['streamselect=inputs=2:map=0', trim(startOf(run), repeats.endTicks)].join(',')}${drawn}`,
      ]
    : [`${input}${source.join(',')}${drawn}`];
  if (shadows) chains.unshift(`[${lanes.length + (repeats ? 2 : 1)}:v]${drawShadows(shadows)}[shadows]`);
  for (const [i, { lane }] of lanes.entries()) {
    chains.push(`[${i + 1}:v]scale=out_color_matrix=bt709:out_range=tv,format=yuva420p[e${i}]`);
    chains.push(`[v${i}][e${i}]overlay=x='${lane.x}':y='${lane.y}':eof_action=pass:format=yuv420[v${i + 1}]`);
  }
  chains.push(`[v${lanes.length}]settb=1/${ticksPerSecond},setpts=PTS+${segmentOffsetSeconds * ticksPerSecond}[out]`);
  return chains.join(';');
}

function framedFilters(plan: RenderPlan, run: RenderSegment[]): string[] {
  if (!plan.framing) return plan.pictureFilters;
  // the picture that stands as the run begins is the first one
  const window = { startTicks: run[0]?.holdTicks ?? 0, endTicks: run.at(-1)?.endTicks ?? null };
  return [framingFilters(plan.framing, plan.output, window)];
}

/** Black that is clear, the shadows opaque on it, then as strong as they are to be. */
function drawShadows({ strip, opacity }: SoftShadows): string {
  return [
    `settb=1/${ticksPerSecond}`,
    `scale=${strip.width}:${strip.height}:flags=neighbor:out_color_matrix=bt709:out_range=tv`,
    ...['format=yuva420p', 'lutyuv=y=16:u=128:v=128:a=0'],
    `ass=filename=${shadowsFile}:fontsdir=${fontsFolder}:alpha=1`,
    `lutyuv=a=val*${opacity.toFixed(4)}`,
  ].join(',');
}

function layShadows({ strip }: SoftShadows): string {
  return `overlay=x=${strip.left}:y=${strip.top}:eof_action=pass:format=yuv420`;
}

function startOf(run: RenderSegment[]): number {
  return run[0]?.startTicks ?? 0;
}

/** The last picture once more, behind the end: until then it stands. */
function standingLast({ sourceFrames, endTicks }: RepeatClock): string[] {
  return ['tpad=stop=1:stop_mode=clone', `setpts='if(gte(N,${sourceFrames}),${endTicks},PTS)'`];
}

/** Filters that bring the source's pictures to the video's clock, in ticks. */
export function sourceClock({ countedStep, startPts }: RenderPlan['input']): string[] {
  return [`setpts=${countedStep ? `N*${countedStep}` : `PTS-(${startPts})`}`, `settb=1/${ticksPerSecond}`];
}

/** The pictures of the run only, on the video's clock, `timeFilters` being given those around it. */
function clockFilters({ input, timeFilters }: RenderPlan, run: RenderSegment[], repeats: RepeatClock | null): string[] {
  const start = repeats ? (run[0]?.holdTicks ?? 0) : startOf(run);
  const end = run.at(-1)?.endTicks ?? null;
  const lead = (input.leadInMs * ticksPerSecond) / 1000;
  const clock = sourceClock(input);
  if (timeFilters.length === 0) return [...clock, trim(start, end)];
  const around = trim(Math.max(0, start - lead), end === null ? null : end + lead);
  return [...clock, around, ...timeFilters, `settb=1/${ticksPerSecond}`, trim(start, end)];
}

function trim(start: number, end: number | null): string {
  return `trim=start_pts=${start}${end === null ? '' : `:end_pts=${end}`}`;
}

/**
 * One file for one segment. For more, ffmpeg begins a file at every key frame: those it is told to make, and those the
 * encoder makes where the picture changes; `createSegmentCollector` puts the pieces together. (Builds differ on which
 * clock a list of `-segment_times` is read, and a count of frames would go wrong where a damaged source lacks some.)
 */
function muxerArgs(run: RenderSegment[]): string[] {
  if (run.length === 1) return ['-mpegts_flags', '+initial_discontinuity', '-f', 'mpegts', pieceName(0)];
  const cuts = run.slice(1).map((segment) => segment.startTicks / ticksPerSecond + segmentOffsetSeconds);
  return [
    ...['-force_key_frames', cuts.map((cut) => cut.toFixed(6)).join(','), '-f', 'segment', '-segment_format', 'mpegts'],
    ...['-segment_format_options', 'mpegts_flags=+initial_discontinuity', '-segment_time', '0.001'],
    ...['-segment_list', pieceList, '-segment_list_type', 'csv', 'piece%05d.ts'],
  ];
}
