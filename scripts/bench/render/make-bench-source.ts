import { runFfmpeg } from '../../../src/engine/media/ffmpeg/run-ffmpeg.ts';

export interface BenchClip {
  name: string;
  seconds: number;
  width: number;
  height: number;
}

/** This much of the demo clip is encoded with grain; the rest repeats it by copying. */
const baseSeconds = 20;

/**
 * A video as phones make them: the bundled clip, vertical or its middle, with film grain, about eight megabits a second
 * at 1080 × 1920, and a key frame every two seconds. The same bytes on every run.
 */
export async function makeBenchSource(ffmpeg: string, clip: BenchClip, workDir: string): Promise<string> {
  const base = `${workDir}/base-${clip.width}.mp4`;
  const source = `${workDir}/source-${clip.width}-${clip.seconds}.mp4`;
  const size = `${clip.width}:${clip.height}`;
  const fit = `scale=${size}:force_original_aspect_ratio=increase,crop=${size}`;
  const bits = Math.round((8_000_000 * clip.width * clip.height) / (1080 * 1920));
  await runFfmpeg({
    ffmpeg,
    args: [
      ...['-stream_loop', '-1', '-i', 'assets/demo/sonnet.mp4', '-t', String(baseSeconds)],
      ...['-vf', `${fit},noise=alls=6:allf=t:all_seed=1,fps=30,format=yuv420p`],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-b:v', String(bits), '-maxrate', String(2 * bits)],
      ...['-bufsize', String(4 * bits), '-g', '60', '-threads', '1', '-c:a', 'aac', '-b:a', '128k', base],
    ],
  });
  await runFfmpeg({
    ffmpeg,
    args: [
      ...['-stream_loop', '-1', '-i', base, '-t', String(clip.seconds), '-c:v', 'copy'],
      // copied audio would have times that are not those of its samples, and the engine would encode it again
      ...['-af', 'asetpts=N/SR/TB', '-c:a', 'aac', '-b:a', '128k', '-movflags', '+faststart', source],
    ],
  });
  return source;
}
