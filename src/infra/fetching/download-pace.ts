import { AppError } from '../errors/app-error.ts';

/** The window moves by a twelfth of its length: by 5 s for one of 60 s. */
const stepsPerWindow = 12;

export interface PaceLimit {
  /** A download that stays below it for a whole window is given up; default 32 KiB/s. */
  minBytesPerSecond?: number;
  /** Default 60 s. */
  windowMs?: number;
}

export interface DownloadPace {
  /** Call it for every chunk; `remainingBytes` is null when the server announced no length. */
  add(bytes: number, remainingBytes: number | null): void;
  /** Begins a new window. */
  restart(): void;
  stop(): void;
}

interface PaceListeners {
  /** Called once, with `source_too_slow`. */
  onTooSlow(reason: AppError): void;
  /** Called after each twelfth of the window that brought too little. */
  onSlow?(): void;
}

/**
 * Watches that a download is not too slow. Counts what arrived in the last window, so that neither a short pause nor a slow
 * start matters. A download that would end within one more window at its pace gets that window, once.
 */
export function watchPace(
  { minBytesPerSecond = 32 * 1024, windowMs = 60_000 }: PaceLimit,
  { onTooSlow, onSlow }: PaceListeners,
): DownloadPace {
  const seconds = windowMs / 1000;
  let pace = createPaceWindow(minBytesPerSecond * seconds);
  let bytesOfStep = 0;
  // steps are counted, not read from the clock: a process that was suspended has not been sent too little
  const timer = setInterval(() => {
    if (bytesOfStep < (minBytesPerSecond * seconds) / stepsPerWindow) onSlow?.();
    bytesOfStep = 0;
    if (!pace.step()) return;
    stop();
    const args = { minBytes: minBytesPerSecond, seconds };
    onTooSlow(new AppError('source_too_slow', { args, details: { retryable: true } }));
  }, windowMs / stepsPerWindow);
  const stop = () => clearInterval(timer);
  return {
    add(bytes, remainingBytes) {
      bytesOfStep += bytes;
      pace.add(bytes, remainingBytes);
    },
    restart() {
      pace = createPaceWindow(minBytesPerSecond * seconds);
    },
    stop,
  };
}

/** The window without its timer: {@link stepsPerWindow} calls of `step` are one window. */
export function createPaceWindow(minBytes: number) {
  const steps: number[] = [];
  let current = 0;
  let remaining: number | null = null;
  /** Steps until the end of the additional window; null = it was not given. */
  let graceSteps: number | null = null;
  return {
    add(bytes: number, remainingBytes: number | null): void {
      current += bytes;
      remaining = remainingBytes;
    },
    /** @returns true when the download is too slow */
    step(): boolean {
      steps.push(current);
      current = 0;
      if (steps.length > stepsPerWindow) steps.shift();
      if (graceSteps !== null && graceSteps > 0) {
        graceSteps -= 1;
        if (graceSteps > 0) return false;
      }
      const received = steps.reduce((sum, bytes) => sum + bytes, 0);
      if (steps.length < stepsPerWindow || received >= minBytes) return false;
      const endsSoon = remaining !== null && remaining <= received;
      if (!endsSoon || graceSteps !== null) return true;
      graceSteps = stepsPerWindow;
      return false;
    },
  };
}
