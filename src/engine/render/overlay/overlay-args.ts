import type { Frame } from '../../layout/geometry/page-layout.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { lastFrameTicks, onSegmentClock } from '../output/output-args.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { segmentOffsetSeconds } from '../segments/segment-clock.ts';
import { type JoinedFrames, joinedName } from '../segments/transport-frames.ts';
import { canvas, tagged } from './overlay-canvas.ts';

/** The files of an overlay; null = this one is not wanted. */
export interface OverlayFiles {
  mov: string | null;
  webm: string | null;
}

/** The MOV with the WebM beside it, or for a name that ends in `.webm` that alone. */
export function overlayFiles(outFile: string): OverlayFiles {
  if (/\.webm$/i.test(outFile)) return { mov: null, webm: outFile };
  return { mov: outFile, webm: `${outFile.replace(/\.mov$/i, '')}.webm` };
}

interface OverlayArgsInput {
  plan: RenderPlan;
  /** Names of the segments in ffmpeg's working folder, in order. */
  segmentNames: string[];
  joined: JoinedFrames;
  files: OverlayFiles;
}

/** ffmpeg arguments that make the files of an overlay from its segments. Pure. */
export function overlayArgs({ plan, segmentNames, joined, files }: OverlayArgsInput): string[] {
  const wanted = [
    ...(files.mov ? [{ pixels: 'yuva444p10le', args: proResArgs, time: '', file: files.mov }] : []),
    ...(files.webm ? [{ pixels: 'yuva420p', args: vp9Args, time: roundedDown, file: files.webm }] : []),
  ];
  const outputs = wanted.flatMap(({ args, time, file }, number) => [
    ...['-map', `[out${number}]`, ...args, ...colourArgs, ...timeArgs(plan, joined, time)],
    ...['-map_metadata', '-1', '-map_chapters', '-1', `file:${file}`],
  ]);
  return [
    '-copyts',
    ...['-protocol_whitelist', 'concat,file', ...onSegmentClock(), '-i', joinedName(segmentNames)],
    ...[
      '-filter_complex',
      overlayGraph(
        plan.output,
        wanted.map(({ pixels }) => pixels),
      ),
    ],
    ...outputs,
  ];
}

/**
 * From a frame on black above the same on white to one with straight alpha: what is lighter on white is transparent. The
 * colour on black is already multiplied by alpha, and is divided by it. Editors and browsers take alpha as straight.
 */
function overlayGraph({ width, height }: Frame, pixelFormats: string[]): string {
  const copies = pixelFormats.map((_, number) => `[copy${number}]`);
  return [
    `[0:v]${tagged},split=2[upper][lower]`,
    `[upper]crop=${width}:${height}:0:0,split=2[colour][black]`,
    `[lower]crop=${width}:${height}:0:${height}[white]`,
    `[white][black]blend=all_mode=subtract,extractplanes=y,lut=c0='255-val*255/${canvas.white - canvas.black}'[alpha]`,
    `[colour][alpha]alphamerge,unpremultiply=inplace=1,split=${copies.length}${copies.join('')}`,
    ...pixelFormats.map((pixels, number) => `[copy${number}]format=${pixels},${tagged}[out${number}]`),
  ].join(';');
}

/**
 * A fixed quantiser: frames cost what they hold, and mostly they hold nothing. By default ffmpeg fills up to a rate that
 * is meant for camera pictures.
 */
const proResArgs = [
  ...['-c:v', 'prores_ks', '-profile:v', '4444', '-qscale:v', '8', '-alpha_bits', '8', '-vendor', 'apl0'],
  ...['-video_track_timescale', String(ticksPerSecond), '-movflags', '+faststart', '-f', 'mov'],
];

/** Without reference frames that are not shown: they cannot have alpha. */
const vp9Args = [
  ...['-c:v', 'libvpx-vp9', '-crf', '16', '-b:v', '0', '-auto-alt-ref', '0', '-deadline', 'good', '-cpu-used', '5'],
  ...['-row-mt', '1', '-g', '240', '-f', 'webm'],
];

const colourArgs = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

/**
 * WebM counts milliseconds. Rounded up, a frame would come after the frame that it is laid over, which would get the one
 * before it.
 */
const roundedDown = "ts='max(0,PTS-0.0005/TB)':";

/** Every frame at its own time; the last one as long as planned. */
function timeArgs(plan: RenderPlan, { lastPts }: JoinedFrames, time: string): string[] {
  const last = lastPts - segmentOffsetSeconds * ticksPerSecond;
  return [
    ...['-fps_mode', 'passthrough', '-enc_time_base', `1:${ticksPerSecond}`],
    ...['-bsf:v', `setts=${time}duration='if(gte(PTS,${last - 1}),${lastFrameTicks(plan)},DURATION)'`],
  ];
}
