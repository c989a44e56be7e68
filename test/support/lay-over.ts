import { ffmpeg } from './make-clip.ts';

interface LaidOver {
  /** What the overlay is laid over. */
  source: string;
  overlay: string;
  /** The same with captions drawn on it. */
  burntIn: string;
}

/** How much a source with an overlay on it is like the burnt-in video: PSNR of all planes of all frames, in dB. */
export function psnrLaidOver({ source, overlay, burntIn }: LaidOver): number {
  // ffmpeg's own decoder of VP9 ignores transparency
  const decoder = overlay.endsWith('.webm') ? ['-c:v', 'libvpx-vp9'] : [];
  const graph =
    '[0:v]format=yuv420p[below];[below][1:v]overlay=format=yuv420,format=yuv420p[laid];[2:v]format=yuv420p[wanted];' +
    "[laid][wanted]psnr=stats_file='-'[out]";
  const inputs = ['-i', source, ...decoder, '-i', overlay, '-i', burntIn];
  const stats = ffmpeg([...inputs, '-filter_complex', graph, '-map', '[out]', '-f', 'null', '-']).toString();
  const errors = [...stats.matchAll(/mse_avg:([\d.]+)/g)].map(([, mse]) => Number(mse));
  const mean = errors.reduce((sum, mse) => sum + mse, 0) / errors.length;
  return 10 * Math.log10(255 ** 2 / mean);
}
