// Program of the task threads, started by engine-tasks.ts.
import { workerData } from 'node:worker_threads';
import { lowerThreadPriority } from '../../infra/priorities.ts';
import { createTaskContext, type TaskMessage, taskTable } from './task-table.ts';

lowerThreadPriority();
const context = createTaskContext(workerData);

export default function runTask({ name, input }: TaskMessage): unknown {
  return taskTable[name].run(input as never, context);
}
