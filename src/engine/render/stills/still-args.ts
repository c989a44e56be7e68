import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import { msToTicks, ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { EmojiLane } from '../emojis/emoji-lanes.ts';
import { framingFilters } from '../framing/framing-filters.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { captionsFile, fontsFolder } from '../segments/render-args.ts';

/** The moment of a still, in 1/90000 s of the video's clock. */
export interface StillMoment {
  /** When the source's frame begins. */
  frameTicks: number;
  /** The moment for which captions are drawn: the same, or later if a frame is shown for long. */
  captionTicks: number;
  /** The file has an index, so that a seek finds the frame's own key frame. */
  isIndexed: boolean;
}

export interface StillArgsInput {
  plan: RenderPlan;
  moment: StillMoment;
  sourceFile: string;
  lanes: { lane: EmojiLane; listFile: string }[];
  drawCaptions: boolean;
}

export const stillFile = 'still.jpg';

/** Without an index, a seek may land after the key frame that is needed. */
const unindexedLeadSeconds = 10;

/** ffmpeg arguments for one frame of a plan as JPEG in its working folder. Pure. */
export function stillArgs(input: StillArgsInput): string[] {
  const { plan, sourceFile, lanes } = input;
  return [
    ...['-max_error_rate', '1', '-copyts'],
    ...confinedInput(sourceFile, [...plan.input.decoderArgs, '-noautorotate', ...seekArgs(input)]),
    ...lanes.flatMap(({ listFile }) => ['-protocol_whitelist', 'file', '-f', 'concat', '-safe', '0', '-i', listFile]),
    ...['-filter_complex', filterGraph(input), '-map', '[out]', '-an', '-sn', '-dn'],
    ...['-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '3', '-update', '1', '-f', 'image2', stillFile],
  ];
}

function seekArgs({ plan, moment }: StillArgsInput): string[] {
  const { startPts, timeBase, leadInMs } = plan.input;
  const leadSeconds = leadInMs / 1000 + (moment.isIndexed ? 0 : unindexedLeadSeconds);
  const fromSeconds = moment.frameTicks / ticksPerSecond - leadSeconds;
  if (fromSeconds <= 0) return [];
  const atSeconds = (startPts * timeBase.num) / timeBase.den + fromSeconds;
  return ['-noaccurate_seek', '-seek_timestamp', '1', '-ss', (Math.ceil(atSeconds * 1e6) / 1e6).toFixed(6)];
}

function filterGraph({ plan, moment, lanes, drawCaptions }: StillArgsInput): string {
  const picture = [
    ...fromFrame(plan, moment),
    ...framedFilters(plan, moment),
    `setpts=${Math.round(moment.captionTicks)}`,
    ...(drawCaptions ? [`ass=filename=${captionsFile}:fontsdir=${fontsFolder}`] : []),
  ];
  const chains = [`[0:${plan.input.videoIndex}]${picture.join(',')}[v0]`];
  for (const [i, { lane }] of lanes.entries()) {
    chains.push(`[${i + 1}:v]scale=out_color_matrix=bt709:out_range=tv,format=yuva420p[e${i}]`);
    chains.push(`[v${i}][e${i}]overlay=x='${lane.x}':y='${lane.y}':eof_action=pass:format=yuv420[v${i + 1}]`);
  }
  // JPEG is BT.601, full range; converted through RGB, since swscale keeps the matrix from YUV to full-range YUV
  const jpeg =
    'scale=in_color_matrix=bt709:in_range=tv,format=gbrp,scale=out_color_matrix=bt601:out_range=pc,format=yuvj420p';
  chains.push(`[v${lanes.length}]${jpeg}[out]`);
  return chains.join(';');
}

function framedFilters({ framing, pictureFilters, output }: RenderPlan, { frameTicks }: StillMoment): string[] {
  if (!framing) return pictureFilters;
  return [framingFilters(framing, output, { startTicks: frameTicks, endTicks: frameTicks + 0.5 })];
}

/** Makes the wanted frame the first, on the video's clock; filters on several frames get those around it. */
function fromFrame({ input, timeFilters }: RenderPlan, { frameTicks }: StillMoment): string[] {
  const start = Math.max(0, Math.floor(frameTicks) - 1);
  const clock = [`setpts=PTS-(${input.startPts})`, `settb=1/${ticksPerSecond}`];
  if (timeFilters.length === 0) return [...clock, `trim=start_pts=${start}`];
  const lead = msToTicks(input.leadInMs);
  const around = `trim=start_pts=${Math.max(0, start - lead)}:end_pts=${start + lead}`;
  return [...clock, around, ...timeFilters, `settb=1/${ticksPerSecond}`, `trim=start_pts=${start}`];
}
