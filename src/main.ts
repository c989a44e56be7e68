import { chooseRoles } from './app/choose-roles.ts';
import { startService } from './app/start-service.ts';
import { loadConfig } from './infra/config/load-config.ts';
import { AppError } from './infra/errors/app-error.ts';
import { createLogger } from './infra/logging/logger.ts';

/** `npm start`: every role in one process; `--role api|worker|bots` for one. */
async function main(): Promise<void> {
  const roles = chooseRoles(process.argv.slice(2));
  const config = loadConfig();
  const logger = createLogger(config.logLevel);
  const service = await startService({ config, logger, roles });
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

main().catch((error) => {
  // a setting or tool that is wrong is a message for a person, anything else a bug with its stack
  console.error(error instanceof AppError ? error.message : error);
  process.exit(1);
});
