import type { Command } from 'commander';
import { systemClock } from '../infra/clock.ts';
import { loadConfig } from '../infra/config/read-config.ts';
import { readToolPaths } from '../infra/config/tool-paths.ts';
import { openDatabase } from '../infra/database/open-database.ts';
import { AppError } from '../infra/errors/app-error.ts';
import { silentLogger } from '../infra/logging/logger.ts';
import { type AccountServices, createAccountServices } from '../product/accounts/create-account-services.ts';
import {
  createIntegrationServices,
  type IntegrationServices,
} from '../product/integrations/create-integration-services.ts';
import { createCreditWaitingPayments } from '../product/payments/booking/credit-waiting-payments.ts';
import { printResult } from './print.ts';

interface Result {
  json: object;
  lines: string[];
}

/** `user create`, `user admin`, `token create`, `integration create`. They work whether or not the service is running. */
export function addAccountCommands(program: Command): void {
  const user = program.command('user').description('Users of the service.');
  user
    .command('create')
    .description('Create a user with a first API token, which is shown only once.')
    .requiredOption('--email <email>')
    .option('--json', 'print one JSON object')
    .action((options) => run(options, (tools) => createUser(tools, options.email)));
  user
    .command('admin')
    .description('Make a user an operator, who sees the admin pages.')
    .requiredOption('--email <email>')
    .option('--json', 'print one JSON object')
    .action((options) => run(options, (tools) => makeAdmin(tools, options.email)));
  program
    .command('token')
    .description('API tokens.')
    .command('create')
    .description('Create another API token for a user; it is shown only once.')
    .requiredOption('--user <id>')
    .option('--name <name>', 'what the token is for', 'command line')
    .option('--json', 'print one JSON object')
    .action((options) => run(options, (tools) => createToken(tools, options)));
  program
    .command('integration')
    .description('Platforms that register users.')
    .command('create')
    .description('Create an integration with an API key, which is shown only once.')
    .requiredOption('--name <name>')
    .option('--json', 'print one JSON object')
    .action((options) => run(options, (tools) => createIntegration(tools, options.name)));
}

async function run(options: { json?: boolean }, action: (tools: AccountTools) => Promise<Result>) {
  const { json, lines } = await withAccounts(action);
  printResult(options, json, lines);
}

async function createUser({ accounts }: AccountTools, email: string): Promise<Result> {
  const user = await accounts.createUser({ email });
  const json = { id: user.userId, email: user.email, api_token: user.apiToken, callback_secret: user.callbackSecret };
  return {
    json,
    lines: [
      `User ${json.id} (${json.email})`,
      `API token        ${json.api_token}   (shown only now)`,
      `Callback secret  ${json.callback_secret}`,
    ],
  };
}

async function makeAdmin({ accounts }: AccountTools, email: string): Promise<Result> {
  const { userId } = await accounts.makeAdmin({ email });
  return { json: { id: userId, email, admin: true }, lines: [`${email} is now an operator.`] };
}

async function createToken(
  { accounts }: AccountTools,
  { user, name }: { user: string; name: string },
): Promise<Result> {
  const userId = Number(user);
  if (!Number.isInteger(userId))
    throw new AppError('invalid_input', { message: '--user must be the number of a user.' });
  const token = await accounts.createToken(userId, name);
  return {
    json: { id: token.id, name: token.name, api_token: token.apiToken },
    lines: [`API token  ${token.apiToken}   (shown only now)`],
  };
}

async function createIntegration({ integrations }: AccountTools, name: string): Promise<Result> {
  const { integrationId, apiKey } = await integrations.createIntegration({ name });
  return {
    json: { integration_id: integrationId, api_key: apiKey },
    lines: [`Integration ${integrationId}`, `API key  ${apiKey}   (shown only now)`],
  };
}

interface AccountTools {
  accounts: AccountServices;
  integrations: IntegrationServices;
}

/** Opens the service's database for one action, whether or not the service is running. */
async function withAccounts<T>(action: (tools: AccountTools) => Promise<T>): Promise<T> {
  const config = loadConfig();
  // standard output is for the result only
  const logger = silentLogger;
  const database = await openDatabase({ config, tools: readToolPaths(config.paths.cacheDir), logger });
  try {
    const deps = { database, config, clock: systemClock };
    const tools = {
      accounts: createAccountServices({ ...deps, creditWaitingPayments: createCreditWaitingPayments(deps) }),
      integrations: createIntegrationServices(deps),
    };
    await database.ensureIndexes();
    return await action(tools);
  } finally {
    await database.close();
  }
}
