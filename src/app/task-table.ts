import { conversationTaskTable } from '../chat/conversation/conversation-tasks.ts';
import { engineTaskTable } from '../engine/tasks/task-table.ts';
import type { TasksOf } from '../infra/threads/tasks.ts';

/** Every task of the threads. */
export const taskTable = { ...engineTaskTable, ...conversationTaskTable };

export type ServiceTasks = TasksOf<typeof taskTable>;
