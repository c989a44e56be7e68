import { type Command, Option } from 'commander';
import { AppError } from '../infra/errors/app-error.ts';
import { parseUrl } from '../infra/parse-url.ts';

interface McpOptions {
  url?: string;
  token?: string;
  folder?: string[];
}

/** `captioneer mcp`: tools for an assistant on this computer, by standard input and output. */
export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .description(
      'Tools for an assistant (Model Context Protocol, stdio): with a server, or for local files without one.',
    )
    .option('--url <address>', 'a Captioneer server; without it, files are captioned on this computer')
    .addOption(new Option('--token <token>', 'the token for that server').env('CAPTIONEER_TOKEN'))
    .option('--folder <folder...>', 'folders whose files the assistant may use; default: the one it is started in')
    .action(run);
}

async function run({ url, token, folder = ['.'] }: McpOptions): Promise<void> {
  const server = url === undefined ? null : { url: serverAddress(url), token: token ?? '' };
  if (server && server.token === '')
    throw invalid('A server needs a token: set CAPTIONEER_TOKEN, or name it with --token.');
  // other commands need neither the protocol nor the engine
  const { serveMcp } = await import('./mcp/serve-mcp.ts');
  await serveMcp({ server, folders: folder });
}

/** Without a trailing slash. A link to the API's or the protocol's own address means the server. */
function serverAddress(text: string): string {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw invalid('--url is no http(s) address.');
  return `${url.origin}${url.pathname.replace(/\/(api|mcp)?\/?$/, '')}`;
}

function invalid(message: string): AppError {
  return new AppError('invalid_input', { message });
}
