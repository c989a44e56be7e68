import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { tagged } from '../overlay/overlay-canvas.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { encoderNamed, surest } from './encoders.ts';

/**
 * Filter chains that end at the encoder. ffmpeg's `setpts` forgets the frame rate, and encoders that spread their bits by one
 * would take that of the clock: 90,000 frames a second, for which some refuse to start and others give each frame nothing.
 * `blend` takes the rate of its first input, which is one empty frame; afterwards it copies the second as it comes.
 * @param last the filters before it, with their inputs
 * @param to label of the encoder's input
 */
export function chainsToEncoder(
  { encoder = surest, output }: Pick<RenderPlan, 'encoder' | 'output'>,
  { last, to }: { last: string; to: string },
): string[] {
  const { needsFrameRate, uploadFilters } = encoderNamed(encoder);
  if (!needsFrameRate) return [`${last}[${to}]`];
  const { width, height, frameRate } = output;
  const empty = `nullsrc=s=${width}x${height}:r=${frameRate.num}/${frameRate.den}`;
  const paced = ['blend=all_mode=normal:all_opacity=0', 'trim=start_pts=1', ...uploadFilters];
  return [
    `${last},format=yuv420p[timed]`,
    `${empty},trim=end_frame=1,settb=1/${ticksPerSecond},format=yuv420p,setsar=1,${tagged}[rate]`,
    `[rate][timed]${paced.join(',')}[${to}]`,
  ];
}
