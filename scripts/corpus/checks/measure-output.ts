import { ffmpeg, ffprobe } from '../tools.ts';

/** A captioned output, measured without any knowledge of how it was made. */
export interface MeasuredOutput {
  file: string;
  /** The file that was captioned. */
  source: string;
  width: number;
  height: number;
  seconds: number;
  audio: { codec: string; channels: number; sampleRate: number; seconds: number } | null;
  /** When each frame is shown, in seconds, ascending. */
  frameTimes: number[];
}

interface Stream {
  codec_type: string;
  codec_name: string;
  width?: number;
  height?: number;
  duration?: string;
  channels?: number;
  sample_rate?: string;
}

export async function measureOutput(file: string, source: string): Promise<MeasuredOutput> {
  const printed = await ffprobe(['-show_streams', '-show_format', '-of', 'json', file]);
  const { streams, format } = JSON.parse(printed) as { streams: Stream[]; format: { duration: string } };
  const video = streams.find((stream) => stream.codec_type === 'video');
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  if (video?.codec_name !== 'h264') throw new Error('there is no H.264 in the output');
  return {
    file,
    source,
    width: video.width ?? 0,
    height: video.height ?? 0,
    seconds: Number(format.duration),
    audio: audio
      ? {
          codec: audio.codec_name,
          channels: audio.channels ?? 0,
          sampleRate: Number(audio.sample_rate),
          seconds: Number(audio.duration),
        }
      : null,
    frameTimes: await readFrameTimes(file),
  };
}

/** Times of decoded frames, as a player shows them: without those that an edit list cuts. */
async function readFrameTimes(file: string): Promise<number[]> {
  const columns = ['-show_entries', 'frame=best_effort_timestamp_time', '-of', 'csv=p=0'];
  const printed = await ffprobe(['-select_streams', 'v:0', ...columns, file]);
  return seconds(printed);
}

function seconds(printed: string): number[] {
  return printed
    .split('\n')
    .map((line) => Number.parseFloat(line))
    .filter(Number.isFinite);
}

const rawFrames = ['-an', '-f', 'rawvideo', '-fps_mode', 'passthrough', 'pipe:1'];

/** Largest difference of luma between each frame and the one before, in a region `w:h:x:y`. */
export async function changes({ file }: Pick<MeasuredOutput, 'file'>, region: string): Promise<number[]> {
  const [width = 0, height = 0] = region.split(':').map(Number);
  const filters = `crop=${region},extractplanes=y`;
  const bytes = await ffmpeg(['-i', file, '-vf', filters, ...rawFrames]);
  const size = width * height;
  return Array.from({ length: bytes.length / size }, (_, n) => {
    let largest = 0;
    for (let at = n * size; n > 0 && at < (n + 1) * size; at++) {
      largest = Math.max(largest, Math.abs((bytes[at] ?? 0) - (bytes[at - size] ?? 0)));
    }
    return largest;
  });
}

/** Mean luma of a region `w:h:x:y` of each frame. */
export async function lumas(file: string, region: string): Promise<number[]> {
  const filters = `crop=${region},scale=1:1:flags=area:in_range=tv:out_range=tv,format=yuv420p,extractplanes=y`;
  return [...(await ffmpeg(['-i', file, '-vf', filters, ...rawFrames]))];
}

/** Mean colour of a region of the first frame, read as BT.709. */
export async function firstColour(file: string, region: string): Promise<number[]> {
  const filters = `crop=${region},scale=1:1:flags=area:in_color_matrix=bt709:in_range=tv`;
  return [
    ...(await ffmpeg(['-i', file, '-vf', filters, '-frames:v', '1', '-pix_fmt', 'rgb24', '-f', 'rawvideo', 'pipe:1'])),
  ];
}

/** When audio is first louder than 6 % of full scale, in seconds on the file's own clock; -1 = never. */
export async function firstLoudSecond(file: string): Promise<number> {
  const first = (await samples(file)).findIndex((sample) => Math.abs(sample) > 2000);
  return first < 0 ? -1 : first / samplesPerSecond;
}

export const samplesPerSecond = 48_000;

/** Where samples are placed: at the times of their packets, or one after the other from the first packet's time on. */
export type Placing = 'timed' | 'counted';

/**
 * Audio as 16-bit samples, one channel, from 0 or `fromSeconds` on the file's own clock. Some players follow the times of
 * packets. Others, such as Chrome, play every packet to its end. A good output sounds the same in both.
 */
export async function samples(
  file: string,
  { placing = 'timed', fromSeconds = 0 }: { placing?: Placing; fromSeconds?: number } = {},
): Promise<Int16Array> {
  const filters = [
    ...(fromSeconds === 0 ? [] : [`asetpts=PTS-${fromSeconds}/TB`]),
    ...(placing === 'timed' ? [] : ['asetpts=STARTPTS+NB_CONSUMED_SAMPLES/SR/TB']),
    `aresample=${samplesPerSecond}:async=1:min_hard_comp=0.005:first_pts=0,aformat=sample_fmts=s16:channel_layouts=mono`,
  ];
  const bytes = await ffmpeg(['-copyts', '-i', file, '-vn', '-af', filters.join(','), '-f', 's16le', 'pipe:1']);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + 2 * Math.floor(bytes.length / 2)));
}

/** When a file's first frame is shown, in seconds on its own clock. */
export async function firstFrameSecond(file: string): Promise<number> {
  const columns = ['-show_entries', 'frame=best_effort_timestamp_time', '-of', 'csv=p=0'];
  const printed = await ffprobe(['-select_streams', 'v:0', '-read_intervals', '%+#8', ...columns, file]);
  return Math.min(...seconds(printed));
}

/** Number of pixels in the lower half that have (nearly) the highlight's yellow. */
export async function highlightedPixels({ file, frameTimes }: MeasuredOutput, atSeconds: number): Promise<number> {
  const before = frameTimes.findLastIndex((time) => time <= atSeconds);
  const filters = `select=eq(n\\,${Math.max(0, before)}),crop=iw:ih/2:0:ih/2,scale=in_color_matrix=bt709,format=rgb24`;
  const pixels = await ffmpeg(['-i', file, '-vf', filters, '-frames:v', '1', '-f', 'rawvideo', 'pipe:1']);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 255] = pixels.subarray(at, at + 3);
    if (red > 190 && green > 160 && blue < 110) count += 1;
  }
  return count;
}
