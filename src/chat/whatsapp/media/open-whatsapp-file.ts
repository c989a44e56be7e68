import type { Readable } from 'node:stream';
import axios from 'axios';
import type { WhatsAppConfig } from '../../../infra/config/config.ts';
import { createGuardedAgents } from '../../../infra/fetching/guarded-agents.ts';
import { type AddressRule, assertAllowedHost } from '../../../infra/fetching/public-address.ts';
import { MessengerError } from '../../chats/messenger.ts';
import type { GraphApi } from '../graph/graph-api.ts';

interface OpenFileDeps {
  graph: Pick<GraphApi, 'findMedia'>;
  config: WhatsAppConfig;
  allowPrivateNetwork: boolean;
}

/** What the Cloud API hands out, whatever people send. */
export const maxInboundBytes = 100 * 1024 * 1024;
/** For the whole file. */
const downloadTimeoutMs = 10 * 60_000;

/**
 * Opens a file that somebody sent. Its address works for five minutes and needs the token, which therefore goes to no
 * other address than one by TLS, or the API's own.
 * @throws MessengerError `too_large`, `refused` when WhatsApp no longer has it, `unreachable`
 */
export async function openWhatsAppFile(deps: OpenFileDeps, mediaId: string, signal: AbortSignal): Promise<Readable> {
  const { url, sizeBytes } = await deps.graph.findMedia(mediaId, signal);
  if (sizeBytes !== null && sizeBytes > maxInboundBytes) {
    throw new MessengerError('too_large', { message: 'WhatsApp has a file of more than 100 MB.' });
  }
  return download(deps, new URL(url), signal);
}

async function download(
  { config, allowPrivateNetwork }: OpenFileDeps,
  url: URL,
  signal: AbortSignal,
): Promise<Readable> {
  const isOwnHost = url.origin === new URL(config.apiRoot).origin;
  if (!isOwnHost && url.protocol !== 'https:') throw unreachable('WhatsApp names an address without TLS for a file.');
  // the operator has chosen the API's host, which may be private
  const rule: AddressRule = { allowPrivateNetwork: allowPrivateNetwork || isOwnHost };
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(downloadTimeoutMs)]);
  try {
    assertAllowedHost(url, rule);
    const { status, data } = await axios.get<Readable>(url.href, {
      ...createGuardedAgents(rule),
      adapter: 'http',
      proxy: false,
      maxRedirects: 0,
      responseType: 'stream',
      decompress: false,
      maxContentLength: maxInboundBytes,
      signal: inTime,
      validateStatus: () => true,
      headers: {
        Authorization: `Bearer ${config.token}`,
        'Accept-Encoding': 'identity',
        'User-Agent': 'Captioneer/1.0',
      },
    });
    if (status === 200) return data;
    data.destroy();
    throw status === 404 || status === 410
      ? new MessengerError('refused', { message: `WhatsApp no longer has the file (${status}).`, statusCode: status })
      : unreachable(`WhatsApp answered with status ${status} for a file.`, status);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof MessengerError) throw error;
    // the library's error contains the request with the token
    const code = axios.isAxiosError(error) ? error.code : undefined;
    throw unreachable(`WhatsApp does not hand out a file (${code ?? 'no code'}).`);
  }
}

function unreachable(message: string, statusCode?: number): MessengerError {
  return new MessengerError('unreachable', { message, ...(statusCode === undefined ? {} : { statusCode }) });
}
