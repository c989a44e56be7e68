import { AppError } from '../../infra/errors/app-error.ts';
import { type Allowance, nextMonth } from './allowance.ts';
import type { SecondsLeft } from './seconds-left.ts';

interface Shortage {
  left: SecondsLeft;
  allowance: Allowance;
  at: Date;
}

/** The account has no unreserved seconds to start a video with. */
export function nothingLeft(shortage: Shortage): AppError {
  const { remaining } = shortage.left;
  const why =
    remaining > 0
      ? `The rest of your video time (${seconds(remaining)}) is reserved for videos in progress. Wait until they are ready`
      : 'You have used up your video time. Buy more';
  return exhausted(`${why}${renewal(shortage)}, then send the video again.`);
}

/** The account has seconds left, but fewer than the video needs. */
export function videoTooLong({
  seconds: length,
  missing,
  ...shortage
}: Shortage & { seconds: number; missing: number }): AppError {
  const { available, reserved } = shortage.left;
  const held = reserved > 0 ? `, and ${seconds(reserved)} more reserved for other videos` : '';
  return exhausted(
    `This video is ${seconds(length)} long. You have ${seconds(Math.max(0, available))} left${held}: ` +
      `${seconds(missing)} ${missing === 1 ? 'is' : 'are'} missing. Buy more${renewal(shortage)}, then send the video again.`,
  );
}

function renewal({ allowance, at }: Shortage): string {
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
