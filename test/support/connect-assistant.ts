import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { programArgs, serviceEnvironment } from '../../scripts/service/service-process.ts';

/** A scripted assistant: the SDK's own client. */
export interface Assistant {
  client: Client;
  /** Calls a tool. `steps`, if given, receives what progress says. */
  call(name: string, input?: Record<string, unknown>, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

interface CallOptions {
  signal?: AbortSignal;
  steps?: { push(step: { progress: number; message?: string }): void };
}

export interface Answer {
  /** All sentences. */
  text: string;
  facts: Record<string, unknown>;
  pictures: Buffer[];
  isError: boolean;
}

/** An assistant that calls `/mcp` of a server. */
export function connectByHttp(baseUrl: string, token: string): Promise<Assistant> {
  const requestInit = { headers: { Authorization: `Bearer ${token}` } };
  return connect(new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { requestInit }));
}

/** An assistant that starts `captioneer mcp` with these options. */
export function connectByStdio(args: string[], env: Record<string, string>, cwd: string): Promise<Assistant> {
  const command = [...programArgs('captioneer', { hasSourceMaps: false }), 'mcp', ...args];
  const settings = serviceEnvironment(env) as Record<string, string>;
  return connect(
    new StdioClientTransport({ command: process.execPath, args: command, env: settings, cwd, stderr: 'inherit' }),
  );
}

async function connect(transport: Transport): Promise<Assistant> {
  const client = new Client({ name: 'scripted', version: '1.0.0' });
  await client.connect(transport);
  return {
    client,
    async call(name, input = {}, { signal, steps } = {}) {
      const onprogress = steps && ((step: { progress: number; message?: string }) => steps.push(step));
      const options = { timeout: 120_000, ...(signal ? { signal } : {}), ...(onprogress ? { onprogress } : {}) };
      return answerOf((await client.callTool({ name, arguments: input }, undefined, options)) as CallToolResult);
    },
    close: () => client.close(),
  };
}

function answerOf({ content, structuredContent = {}, isError = false }: CallToolResult): Answer {
  const texts = content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  const pictures = content.flatMap((part) => (part.type === 'image' ? [Buffer.from(part.data, 'base64')] : []));
  return { text: texts.join('\n'), facts: structuredContent, pictures, isError };
}
