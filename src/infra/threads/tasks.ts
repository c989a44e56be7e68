import type { TaskPool } from './task-pool.ts';

/** One kind of task: a pure function of plain data. What it takes and returns is copied by `structuredClone`. */
export interface TaskRow<Input, Output, Context> {
  run(input: Input, context: Context): Output;
  /** About how many characters of text it works on. Cheap: it runs on the calling thread. */
  sizeOf(input: Input): number;
  maxMs: number;
}

type TaskTable = Record<string, TaskRow<never, unknown, never>>;

/** A task as it is sent to a thread. */
export interface TaskMessage {
  name: string;
  input: unknown;
}

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
export type TasksOf<Table extends TaskTable> = {
  [Name in keyof Table]: (
    input: Parameters<Table[Name]['run']>[0],
    of: TaskOf,
  ) => Promise<ReturnType<Table[Name]['run']>>;
};

/** A person waits for the result. */
export const interactiveMs = 20_000;

/** Characters of text. Up to here, all tasks take well under a second: about ten minutes of speech. */
const maxLightSize = 10_000;

/** @param pool its program runs each message by `runTask`, with the same table */
export function tasksInThreads<Table extends TaskTable>(pool: TaskPool, table: Table): TasksOf<Table> {
  return eachTask(table, ({ name, row }) => (input, { owner, signal }) => {
    const message: TaskMessage = { name, input };
    const weight = row.sizeOf(input) > maxLightSize ? 'heavy' : 'light';
    return pool.run({ input: message, owner, signal, weight, maxMs: row.maxMs });
  });
}

/** Runs each task at once, in the calling thread: for the command line, where nobody else waits, and for tests. */
export function tasksHere<Table extends TaskTable, Context>(table: Table, context: Context): TasksOf<Table> {
  return eachTask(table, ({ row }) => async (input, { signal }) => {
    signal?.throwIfAborted();
    return row.run(input, context);
  });
}

/** In a thread: runs one message of `tasksInThreads`. */
export function runTask(table: TaskTable, { name, input }: TaskMessage, context: unknown): unknown {
  const row = table[name] as AnyRow | undefined;
  if (!row) throw new Error(`There is no task “${name}”`);
  return row.run(input, context);
}

type AnyRow = TaskRow<unknown, unknown, unknown>;
type AnyTask = (input: unknown, of: TaskOf) => Promise<unknown>;

function eachTask<Table extends TaskTable>(
  table: Table,
  make: (task: { name: string; row: AnyRow }) => AnyTask,
): TasksOf<Table> {
  const tasks = Object.entries(table).map(([name, row]) => [name, make({ name, row: row as unknown as AnyRow })]);
  return Object.fromEntries(tasks) as TasksOf<Table>;
}
