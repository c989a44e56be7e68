import { AppError } from '../../infra/errors/app-error.ts';
import type { Allowance } from './allowance.ts';
import { nextMonth } from './month.ts';
import type { SecondsLeft } from './seconds-left.ts';

interface Lacking {
  left: SecondsLeft;
  allowance: Allowance;
  at: Date;
}

/** Nothing is left to begin a video with. */
export function nothingLeft(lacking: Lacking): AppError {
  const { remaining } = lacking.left;
  const why =
    remaining > 0
      ? `All that is left of your video time (${seconds(remaining)}) is reserved for videos that are being made. Wait until they are done`
      : 'You have used up your video time. Buy more';
  return exhausted(`${why}${renewal(lacking)}, then send the video again.`);
}

/** Something is left, and the video is longer. */
export function videoTooLong({
  seconds: length,
  missing,
  ...lacking
}: Lacking & { seconds: number; missing: number }): AppError {
  const { available, reserved } = lacking.left;
  const held = reserved > 0 ? ` besides the ${seconds(reserved)} reserved for other videos` : '';
  return exhausted(
    `This video is ${seconds(length)} long and ${seconds(missing)} ${missing === 1 ? 'is' : 'are'} missing: ` +
      `you have ${seconds(Math.max(0, available))} left${held}. Buy more${renewal(lacking)}, then send the video again.`,
  );
}

function renewal({ allowance, at }: Lacking): string {
  if (allowance.secondsPerMonth === 0) return '';
  const day = nextMonth(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `, or wait for your next ${seconds(allowance.secondsPerMonth)} on ${day} (UTC)`;
}

function seconds(count: number): string {
  return count === 1 ? '1 second' : `${count} seconds`;
}

function exhausted(message: string): AppError {
  return new AppError('allowance_exhausted', { message });
}
