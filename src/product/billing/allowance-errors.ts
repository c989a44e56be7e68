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
  const remainingSeconds = shortage.left.remaining;
  const renewal = renewalOf(shortage);
  return remainingSeconds > 0
    ? new AppError('allowance_exhausted', { reason: 'all_reserved', args: { remainingSeconds, ...renewal } })
    : new AppError('allowance_exhausted', { reason: 'nothing_left', args: renewal });
}

/** The account has seconds left, but fewer than the video needs. */
export function videoTooLong({
  seconds,
  missingSeconds,
  ...shortage
}: Shortage & { seconds: number; missingSeconds: number }): AppError {
  const { available, reserved: reservedSeconds } = shortage.left;
  const left = { leftSeconds: Math.max(0, available), ...(reservedSeconds > 0 ? { reservedSeconds } : {}) };
  const args = { seconds, missingSeconds, ...left, ...renewalOf(shortage) };
  return new AppError('allowance_exhausted', { reason: 'too_long', args });
}

function renewalOf({ allowance: { secondsPerMonth }, at }: Shortage) {
  if (secondsPerMonth === 0) return {};
  return { renewalSeconds: secondsPerMonth, renewalDay: nextMonth(at).toISOString().slice(0, 10) };
}
