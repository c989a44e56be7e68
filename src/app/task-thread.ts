// Program of the task threads, started by task-threads.ts.
import { workerData } from 'node:worker_threads';
import { useSentenceEncoder } from '../engine/sentences/encode-sentence.ts';
import { createTaskContext } from '../engine/tasks/task-table.ts';
import { lowerThreadPriority } from '../infra/priorities.ts';
import { runTask, type TaskMessage } from '../infra/threads/tasks.ts';
import { taskTable } from './task-table.ts';
import type { DataOfThread } from './task-threads.ts';

lowerThreadPriority();
const { encoder, ...data } = workerData as DataOfThread;
useSentenceEncoder(encoder);
const context = createTaskContext(data);

export default (message: TaskMessage): unknown => runTask(taskTable, message, context);
