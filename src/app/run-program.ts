import { programDir } from '../infra/config/project-dirs.ts';
import { loadConfig } from '../infra/config/read-config.ts';
import { AppError } from '../infra/errors/app-error.ts';
import { createLogger } from '../infra/logging/logger.ts';
import { parseSourceMaps } from '../infra/source-maps.ts';
import { traceOfLine } from '../infra/tracing/tracing.ts';
import { chooseRoles } from './choose-roles.ts';
import { type StartService, startService } from './start-service.ts';
import { findParentProcess } from './worker-process.ts';

/**
 * Runs the roles that the command line names until the process is told to stop, and ends the process then.
 * @param args the command line after the program's name
 */
export function runProgram(args: string[], options: Pick<StartService, 'makeEngine'> = {}): void {
  run(args, options).catch((error) => {
    // a wrong setting or a missing tool is a message for a person; anything else is a bug, shown with its stack
    console.error(error instanceof AppError ? error.message : error);
    process.exit(1);
  });
}

async function run(args: string[], options: Pick<StartService, 'makeEngine'>): Promise<void> {
  const roles = chooseRoles(args);
  const config = loadConfig();
  const logger = createLogger(config.logLevel, undefined, config.tracing ? traceOfLine : undefined);
  parseSourceMaps(programDir);
  const parent = findParentProcess();
  const service = await startService({ ...options, config, logger, roles, parent });
  let stopping = false;
  const stop = (signal: NodeJS.Signals | 'disconnect') => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping: short work is finished, the rest returns to the queue');
    service.stop().then(
      () => process.exit(0),
      (err) => {
        logger.error({ err }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  parent?.onGone(() => stop('disconnect'));
  parent?.tell({ kind: 'ready' });
}
