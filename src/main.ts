import { chooseRoles } from './app/choose-roles.ts';
import { startService } from './app/start-service.ts';
import { findParentProcess } from './app/worker-process.ts';
import { programDir } from './infra/config/project-dirs.ts';
import { loadConfig } from './infra/config/read-config.ts';
import { AppError } from './infra/errors/app-error.ts';
import { createLogger } from './infra/logging/logger.ts';
import { parseSourceMaps } from './infra/source-maps.ts';

/** `npm start`: every role, the worker in a process of its own; `--role api|worker|bots` for one. */
async function main(): Promise<void> {
  const roles = chooseRoles(process.argv.slice(2));
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  parseSourceMaps(programDir);
  const parent = findParentProcess();
  const service = await startService({ config, logger, roles, parent });
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

main().catch((error) => {
  // a wrong setting or a missing tool is a message for a person; anything else is a bug, shown with its stack
  console.error(error instanceof AppError ? error.message : error);
  process.exit(1);
});
