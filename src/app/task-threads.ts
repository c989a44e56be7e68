import { join } from 'node:path';
import { ownFontsDir } from '../engine/layout/fonts/own/own-font-file.ts';
import type { EncoderFiles } from '../engine/sentences/open-sentence-encoder.ts';
import type { TaskThreadData } from '../engine/tasks/task-table.ts';
import type { Config } from '../infra/config/config.ts';
import { assetsDir, programDir } from '../infra/config/project-dirs.ts';
import { createTaskPool } from '../infra/threads/task-pool.ts';
import { tasksInThreads } from '../infra/threads/tasks.ts';
import { type ServiceTasks, taskTable } from './task-table.ts';

/** What a thread knows from its start. */
export interface DataOfThread extends TaskThreadData {
  encoder: EncoderFiles | null;
}

/**
 * The tasks of the engine and of the chats, run in the same few threads. No thread is started, and no font read, before
 * the first task. One thread stays, with its fonts and compiled lexicons, so that nobody who writes in a chat waits for them.
 */
export function createTaskThreads({
  paths: { fontsDir, dataDir },
  encoder,
}: {
  paths: Pick<Config['paths'], 'fontsDir' | 'dataDir'>;
  /** Tells what messages mean; null = there is none. */
  encoder: EncoderFiles | null;
}): ServiceTasks & { close(): Promise<void> } {
  const workerData: DataOfThread = { assetsDir, fontsDir, ownFontsDir: ownFontsDir(dataDir), encoder };
  const pool = createTaskPool({ file: join(programDir, 'task-thread.js'), workerData, kept: 1 });
  return { ...tasksInThreads(pool, taskTable), close: pool.close };
}
