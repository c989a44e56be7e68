import type { Config } from '../../infra/config/config.ts';
import { assetsDir } from '../../infra/config/project-dirs.ts';
import { type TasksOf, tasksHere } from '../../infra/threads/tasks.ts';
import { ownFontsDir } from '../layout/fonts/own/own-font-file.ts';
import { createTaskContext, engineTaskTable } from './task-table.ts';

export type EngineTasks = TasksOf<typeof engineTaskTable>;

/** Runs each task at once, in the calling thread: for the command line, where nobody else waits, and for tests. */
export function runTasksHere({ fontsDir, dataDir }: Pick<Config['paths'], 'fontsDir' | 'dataDir'>): EngineTasks {
  return tasksHere(engineTaskTable, createTaskContext({ assetsDir, fontsDir, ownFontsDir: ownFontsDir(dataDir) }));
}
