import { ToolError } from '../../chat/assistants/tool-error.ts';
import { AppError } from '../../infra/errors/app-error.ts';

export interface Server {
  /** Without a trailing slash. */
  url: string;
  token: string;
}

interface ServerCall {
  method: 'GET' | 'POST';
  /** Below the server's address, such as `/api/usage`. */
  path: string;
  json?: unknown;
  form?: FormData;
  signal?: AbortSignal;
  /** Default: two minutes. */
  timeoutMs?: number;
}

/** The captions of the longest videos have a few MiB, and stills less. */
const maxReplyBytes = 16 * 1024 * 1024;

/**
 * Calls the API of a server, and returns the body of its reply.
 * @throws ToolError with what the server says; the signal's reason
 */
export async function callServer({ url, token }: Server, call: ServerCall): Promise<Buffer> {
  const { method, path, json, form, signal, timeoutMs = 120_000 } = call;
  const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  const body = json === undefined ? form : JSON.stringify(json);
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  try {
    const init = { method, headers, ...(body === undefined ? {} : { body }), redirect: 'error' as const };
    const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.any(ends) });
    const bytes = await readBytes(response);
    if (response.ok) return bytes;
    throw refusal(response.status, bytes.toString('utf8'));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ToolError || error instanceof AppError) throw error;
    throw new ToolError(`The server at ${url} does not answer. Ask whoever runs it, or try again in a minute.`);
  }
}

async function readBytes(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxReplyBytes) throw new ToolError('The reply of the server is too large to be shown here.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refusal(status: number, text: string): ToolError {
  if (status === 401)
    return new ToolError('The server refuses the token. Whoever set this program up has to renew it.');
  const { message, errors } = parse(text);
  const all = Object.values(errors ?? {}).flat();
  return new ToolError(all.length > 0 ? all.join('\n') : (message ?? `The server answered with status ${status}.`));
}

function parse(text: string): { message?: string; errors?: Record<string, string[]> } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
