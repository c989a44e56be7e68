import type { Registry } from 'prom-client';
import type { Messengers } from '../chat/chats/messenger.ts';
import type { Engine } from '../engine/index.ts';
import type { Config } from '../infra/config/config.ts';
import type { ToolPaths } from '../infra/config/tool-paths.ts';
import type { Database } from '../infra/database/connect-database.ts';
import type { Logger } from '../infra/logging/logger.ts';
import type { Queue } from '../infra/queue/queue.ts';
import type { Tracing } from '../infra/tracing/tracing.ts';
import type { OperatorMessenger } from '../product/operations/alerts/send-notices.ts';
import type { WorkDirs } from '../product/videos/records/work-dirs.ts';
import type { ServiceTasks } from './task-table.ts';

export interface ComposeDeps {
  config: Config;
  tools: ToolPaths;
  logger: Logger;
  database: Database;
  queue: Queue;
  /** Identity of this process, see `processIdentity`. */
  workerId: string;
  /** Where metrics are registered. */
  registry: Registry;
  tracing: Tracing;
  /** What is heavy, in threads. */
  tasks: ServiceTasks;
  /** Opened when it is first needed. */
  loadEngine(): Promise<Engine>;
  workDirs: WorkDirs;
  /** The configured messengers, besides the chatbot platform. */
  messengers: Messengers;
  /** Sends alerts to operators; null = no operators' bot is configured. */
  operatorMessenger: OperatorMessenger | null;
}
