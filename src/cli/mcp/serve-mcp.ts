import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { captionTasksHere } from '../../chat/assistants/caption-tasks.ts';
import { createMcpServer } from '../../chat/assistants/create-mcp-server.ts';
import { createLogger } from '../../infra/logging/logger.ts';
import { openEngine } from '../open-engine.ts';
import type { Server } from './call-server.ts';
import { localCaptioneer } from './local-captioneer.ts';
import { remoteCaptioneer } from './remote-captioneer.ts';

interface ServeOptions {
  /** null = files of this machine, without a server. */
  server: Server | null;
  folders: string[];
}

/** Serves an assistant until it closes standard input. Standard output belongs to the protocol. */
export async function serveMcp({ server, folders }: ServeOptions): Promise<void> {
  const stopped = new AbortController();
  const captioneer = server
    ? remoteCaptioneer(server, folders)
    : localCaptioneer({ openEngine: onceOpened(), folders, stopped: stopped.signal });
  const logger = createLogger('warn', process.stderr);
  const mcp = createMcpServer({ captioneer, tasks: () => captionTasksHere, logger });
  const ended = new Promise<void>((resolve) => {
    mcp.onclose = resolve;
    process.stdin.once('end', resolve);
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve());
  });
  await mcp.connect(new StdioServerTransport());
  await ended;
  stopped.abort(new Error('stopped'));
  await mcp.close();
  process.stdin.destroy();
}

/** The engine takes a second to open, and most sessions of an assistant caption nothing. */
function onceOpened() {
  let opening: ReturnType<typeof openEngine> | null = null;
  return () => {
    opening ??= openEngine({ renders: true, logTo: process.stderr });
    return opening;
  };
}
