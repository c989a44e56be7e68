import { join } from 'node:path';
import { type CaptionTask, type CaptionTasks, captionTasksHere } from '../../../chat/assistants/caption-tasks.ts';
import { programDir } from '../../../infra/config/project-dirs.ts';
import { createTaskPool } from '../../../infra/threads/task-pool.ts';

/** Smaller captions, of about a quarter of an hour, take some ten milliseconds. */
const largeJsonCharacters = 128 * 1024;
/** 10,000 captions with a hundred corrections took up to 3 s on a busy machine. */
const maxMs = 10_000;

export interface CaptionThreads {
  /** @param of.owner whose turn it uses */
  tasksOf(of: { owner: string; signal: AbortSignal }): CaptionTasks;
  close(): Promise<void>;
}

/** Threads in which captions of long videos are read and corrected for assistants. They start when they are needed. */
export function createCaptionThreads(): CaptionThreads {
  const file = join(programDir, 'caption-thread.js');
  // what waits is held in memory, a few MB each
  const pool = createTaskPool({ file, threads: 2, maxWaiting: 40, maxWaitingEach: 8, maxHeapMb: 256 });
  return {
    tasksOf({ owner, signal }) {
      const run = <T>(input: CaptionTask) => pool.run<T>({ input, owner, signal, weight: 'light', maxMs });
      const isSmall = (json: string) => json.length < largeJsonCharacters;
      return {
        findLines(json, wanted) {
          return isSmall(json) ? captionTasksHere.findLines(json, wanted) : run({ kind: 'find_lines', json, wanted });
        },
        correct(json, corrections) {
          return isSmall(json)
            ? captionTasksHere.correct(json, corrections)
            : run({ kind: 'correct', json, corrections });
        },
      };
    },
    close: pool.close,
  };
}
