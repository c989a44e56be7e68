import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Nice values of heavy work: 0 is normal, 19 the lowest. The thread that answers requests keeps 0, as do the database and
 * the chats, so that they come first when all cores are busy. Nothing is slower while a core is free.
 */
export const niceness = {
  /** The process of the worker beside an API. */
  worker: 6,
  /** Threads that compute what somebody waits for. */
  thread: 2,
  /** ffmpeg, ffprobe and transcription. */
  child: 8,
} as const;

/** Lowers the priority of the thread that calls this. For the main thread of a process on macOS: of the process. */
export function lowerThreadPriority(): void {
  tryTo(() => setPriority(niceness.thread));
}

/**
 * Lowers the priority of a child process that leads a session of its own (`detached`). Linux may share the processor
 * between sessions first (autogroup, see sched(7)); there the nice value of a process counts inside its session only.
 */
export function lowerChildPriority(pid: number | undefined, nice: number = niceness.child): void {
  if (pid === undefined) return;
  tryTo(() => setPriority(pid, nice));
  tryTo(() => writeFileSync(`/proc/${pid}/autogroup`, String(nice)));
}

/** A system may know no priorities, and the process may have ended. */
function tryTo(lower: () => void): void {
  try {
    lower();
  } catch {
    // it then runs at the usual priority
  }
}
