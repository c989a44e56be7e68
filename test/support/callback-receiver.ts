import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { startScriptedServer } from './scripted-server.ts';
import { waitFor } from './wait-for.ts';

export interface ReceivedCallback {
  headers: Record<string, string>;
  /** `webhook-id` */
  eventId: string;
  /** The body as received, and parsed. */
  body: string;
  event: { type: string; timestamp: string; video_id: string; status: string; video_url?: string; message?: string };
}

export interface CallbackReceiver {
  url: string;
  /** In order of arrival. */
  received: ReceivedCallback[];
  /** Every callback of a video so far. */
  of(videoId: string): ReceivedCallback[];
  /** The video's `count`-th callback, as soon as it has come. */
  waitFor(videoId: string, count?: number): Promise<ReceivedCallback>;
  /** By the reference implementation of Standard Webhooks; throws when it does not hold. */
  verify(callback: ReceivedCallback, secret: string): void;
  close(): Promise<void>;
}

/** The status that the receiver answers; `attempt` counts the requests with the same event id, from 1. */
export type Answer = (callback: ReceivedCallback, attempt: number) => number | Promise<number>;

/** A customer's server on loopback that records callbacks and answers them with a status; default: 204. */
export async function startCallbackReceiver({
  answer = () => 204,
}: {
  answer?: Answer;
} = {}): Promise<CallbackReceiver> {
  const received: ReceivedCallback[] = [];
  const of = (videoId: string) => received.filter(({ event }) => event.video_id === videoId);
  const server = await startScriptedServer(async (request, response) => {
    const body = await text(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const callback = { headers, eventId: headers['webhook-id'] ?? '', body, event: JSON.parse(body) };
    received.push(callback);
    const attempt = received.filter(({ eventId }) => eventId === callback.eventId).length;
    response.writeHead(await answer(callback, attempt)).end();
  });
  return {
    url: `${server.url}/captioned`,
    received,
    of,
    waitFor: (videoId, count = 1) =>
      waitFor(() => {
        const callback = of(videoId)[count - 1];
        if (!callback) throw new Error(`callback ${count} of ${videoId} has not come`);
        return callback;
      }),
    verify(callback, secret) {
      new Webhook(secret).verify(callback.body, callback.headers);
    },
    close: server.close,
  };
}
