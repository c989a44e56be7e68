// Program of the task threads, started by task-threads.ts.
import { workerData } from 'node:worker_threads';
import { createTaskContext } from '../engine/tasks/task-table.ts';
import { lowerThreadPriority } from '../infra/priorities.ts';
import { runTask, type TaskMessage } from '../infra/threads/tasks.ts';
import { taskTable } from './task-table.ts';

lowerThreadPriority();
const context = createTaskContext(workerData);

export default (message: TaskMessage): unknown => runTask(taskTable, message, context);
