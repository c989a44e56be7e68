import { parseArgs } from 'node:util';
import { loadConfig } from './config/load-config.ts';
import { AppError } from './errors/app-error.ts';
import { createLogger } from './logging/logger.ts';
import { type Role, roles, startService } from './start-service.ts';

/** `npm start`: every role in one process; `--role api|worker|bots` for one. */
async function main(): Promise<void> {
  const chosen = chosenRoles();
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  const service = await startService({ config, logger, roles: chosen });
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping: work in hand is finished or put back in line');
    service.stop().then(
      () => process.exit(0),
      (err) => {
        logger.error({ err }, 'stopping went wrong');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function chosenRoles(): Role[] {
  const { values } = parseArgs({ options: { role: { type: 'string' } } });
  if (values.role === undefined) return [...roles];
  const role = roles.find((known) => known === values.role);
  if (!role) throw new AppError('configuration', { message: `--role must be one of ${roles.join(', ')}` });
  return [role];
}

main().catch((error) => {
  // a setting or tool that is wrong is a message for a person, anything else a bug with its stack
  console.error(error instanceof AppError ? error.message : error);
  process.exit(1);
});
