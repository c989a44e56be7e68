import { join } from 'node:path';
import type { Config } from '../../infra/config/config.ts';
import { assetsDir, programDir } from '../../infra/config/project-dirs.ts';
import { createTaskPool } from '../../infra/threads/task-pool.ts';
import { createTaskContext, type TaskMessage, type TaskName, type TaskThreadData, taskTable } from './task-table.ts';

type Table = typeof taskTable;

/** For whom a task runs. */
export interface TaskOf {
  /** The tasks of one owner, for example `user:12`, never take all threads. */
  owner: string;
  signal?: AbortSignal;
}

/**
 * What is heavy by nature, as functions that do not hold up the thread that calls them. They take and return plain data.
 * @throws AppError `service_busy` when too many tasks wait, `too_complex` beyond the limits of a task; the signal's
 *   reason when it aborts
 */
export type EngineTasks = {
  [Name in TaskName]: (input: Parameters<Table[Name]['run']>[0], of: TaskOf) => Promise<ReturnType<Table[Name]['run']>>;
};

/** Runs tasks in a few threads. No thread is started, and no font read, before the first task. */
export function createEngineTasks({
  fontsDir,
}: Pick<Config['paths'], 'fontsDir'>): EngineTasks & { close(): Promise<void> } {
  const workerData: TaskThreadData = { assetsDir, fontsDir };
  const pool = createTaskPool({ file: join(programDir, 'task-thread.js'), workerData });
  const tasks = eachTask((name) => (input, { owner, signal }) => {
    const { maxMs, sizeOf } = taskTable[name];
    const isHeavy = sizeOf(input as never) > maxLightSize;
    const message: TaskMessage = { name, input };
    return pool.run({ input: message, owner, signal, weight: isHeavy ? 'heavy' : 'light', maxMs });
  });
  return { ...tasks, close: pool.close };
}

/** Runs each task at once, in the calling thread: for the command line, where nobody else waits, and for tests. */
export function runTasksHere({ fontsDir }: Pick<Config['paths'], 'fontsDir'>): EngineTasks {
  const context = createTaskContext({ assetsDir, fontsDir });
  return eachTask((name) => async (input, { signal }) => {
    signal?.throwIfAborted();
    return taskTable[name].run(input as never, context);
  });
}

/** Characters of text. Up to here, all tasks take well under a second: about ten minutes of speech. */
const maxLightSize = 10_000;

type AnyTask = (input: unknown, of: TaskOf) => Promise<unknown>;

function eachTask(make: (name: TaskName) => AnyTask): EngineTasks {
  const names = Object.keys(taskTable) as TaskName[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as unknown as EngineTasks;
}
