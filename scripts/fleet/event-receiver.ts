import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { CleanUp } from '../service/temporary-service.ts';

export interface VideoEvents {
  status: string;
  /** When the first one came, in milliseconds of `performance.now()`. */
  atMs: number;
  /** `webhook-id`s, each once: more than one = announced twice. */
  eventIds: Set<string>;
}

export interface EventReceiver {
  url: string;
  /** By video. */
  events: Map<string, VideoEvents>;
  /** Requests with an id that had come before, as after an answer that got lost. */
  repeated(): number;
  wrongSignatures(): number;
}

/**
 * A customer's server that answers every callback at once, and checks its signature.
 * @param secretOf of the owner of a video
 */
export async function startEventReceiver(
  cleanUp: CleanUp,
  secretOf: (videoId: string) => string | undefined,
): Promise<EventReceiver> {
  const events = new Map<string, VideoEvents>();
  let [repeated, wrongSignatures] = [0, 0];
  const receive = async (request: IncomingMessage) => {
    const body = await text(request);
    const { video_id: videoId, status } = JSON.parse(body) as { video_id: string; status: string };
    if (!isSigned(request, body, secretOf(videoId))) wrongSignatures += 1;
    const known = events.get(videoId) ?? { status, atMs: performance.now(), eventIds: new Set() };
    const eventId = String(request.headers['webhook-id']);
    if (known.eventIds.has(eventId)) repeated += 1;
    known.eventIds.add(eventId);
    events.set(videoId, known);
  };
  const server = createServer((request, response) => {
    receive(request).then(
      () => response.writeHead(204).end(),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/captioned`,
    events,
    repeated: () => repeated,
    wrongSignatures: () => wrongSignatures,
  };
}

/** By the reference implementation of Standard Webhooks. */
function isSigned({ headers }: IncomingMessage, body: string, secret: string | undefined): boolean {
  if (secret === undefined) return false;
  const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  try {
    new Webhook(secret).verify(body, own);
    return true;
  } catch {
    return false;
  }
}
