import type { Command } from 'commander';
import { AppError } from '../infra/errors/app-error.ts';
import { createPrinter } from './print.ts';
import { type AccountTools, withAccounts } from './with-accounts.ts';

interface Answer {
  json: object;
  lines: string[];
}

/** `user create`, `user admin`, `token create`, `integration create`: they work whether the service runs or not. */
export function addAccountCommands(program: Command): void {
  const user = program.command('user').description('People who may use the service.');
  user
    .command('create')
    .description('Make an account and its first token (shown once).')
    .requiredOption('--email <email>')
    .option('--json', 'print one JSON object')
    .action((options) => answer(options, (tools) => createUser(tools, options.email)));
  user
    .command('admin')
    .description('Let somebody see the operators’ pages.')
    .requiredOption('--email <email>')
    .option('--json', 'print one JSON object')
    .action((options) => answer(options, (tools) => makeAdmin(tools, options.email)));
  program
    .command('token')
    .description('API tokens.')
    .command('create')
    .description('Make another token for somebody (shown once).')
    .requiredOption('--user <id>')
    .option('--name <name>', 'what it is for', 'command line')
    .option('--json', 'print one JSON object')
    .action((options) => answer(options, (tools) => createToken(tools, options)));
  program
    .command('integration')
    .description('Platforms that register people.')
    .command('create')
    .description('Make an integration and its API key (shown once).')
    .requiredOption('--name <name>')
    .option('--json', 'print one JSON object')
    .action((options) => answer(options, (tools) => createIntegration(tools, options.name)));
}

async function answer({ json = false }: { json?: boolean }, ask: (tools: AccountTools) => Promise<Answer>) {
  const { json: object, lines } = await withAccounts(ask);
  createPrinter({ json }).result(object, lines);
}

async function createUser({ accounts }: AccountTools, email: string): Promise<Answer> {
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

async function makeAdmin({ accounts }: AccountTools, email: string): Promise<Answer> {
  const { userId } = await accounts.makeAdmin({ email });
  return { json: { id: userId, email, admin: true }, lines: [`${email} is an operator now.`] };
}

async function createToken(
  { accounts }: AccountTools,
  { user, name }: { user: string; name: string },
): Promise<Answer> {
  const userId = Number(user);
  if (!Number.isInteger(userId)) throw new AppError('invalid_input', { message: '--user must be a user’s number.' });
  const token = await accounts.createToken(userId, name);
  return {
    json: { id: token.id, name: token.name, api_token: token.apiToken },
    lines: [`API token  ${token.apiToken}   (shown only now)`],
  };
}

async function createIntegration({ integrations }: AccountTools, name: string): Promise<Answer> {
  const { integrationId, apiKey } = await integrations.createIntegration({ name });
  return {
    json: { integration_id: integrationId, api_key: apiKey },
    lines: [`Integration ${integrationId}`, `API key  ${apiKey}   (shown only now)`],
  };
}
