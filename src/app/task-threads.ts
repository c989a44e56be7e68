import { join } from 'node:path';
import { ownFontsDir } from '../engine/layout/fonts/own/own-font-file.ts';
import type { TaskThreadData } from '../engine/tasks/task-table.ts';
import type { Config } from '../infra/config/config.ts';
import { assetsDir, programDir } from '../infra/config/project-dirs.ts';
import { createTaskPool } from '../infra/threads/task-pool.ts';
import { tasksInThreads } from '../infra/threads/tasks.ts';
import { type ServiceTasks, taskTable } from './task-table.ts';

/**
 * The tasks of the engine and of the chats, run in the same few threads. No thread is started, and no font read, before
 * the first task. One thread stays, with its fonts and compiled lexicons, so that nobody who writes in a chat waits for them.
 */
export function createTaskThreads({
  fontsDir,
  dataDir,
}: Pick<Config['paths'], 'fontsDir' | 'dataDir'>): ServiceTasks & { close(): Promise<void> } {
  const workerData: TaskThreadData = { assetsDir, fontsDir, ownFontsDir: ownFontsDir(dataDir) };
  const pool = createTaskPool({ file: join(programDir, 'task-thread.js'), workerData, kept: 1 });
  return { ...tasksInThreads(pool, taskTable), close: pool.close };
}
