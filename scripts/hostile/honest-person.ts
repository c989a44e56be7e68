import { setTimeout as delay } from 'node:timers/promises';
import { paypalMessage } from '../../test/support/paypal-message.ts';
import { type Account, type HostileTarget, secondsOfItem } from './hostile-target.ts';

/** What somebody saw who used the service during an attack. Milliseconds; infinite when it did not come in time. */
export interface HonestTimes {
  /** From creating their first video until the service asked for its source. */
  videoStarted: number;
  /** From the end of the video until the callback arrived. */
  callback: number;
  /** From PayPal's message until the seconds were credited. */
  payment: number;
  /** From a message to the bot until its answer. */
  chat: number;
}

const captions = [{ start: 0.5, end: 3, text: 'Shall I compare thee' }];

/**
 * Somebody with a new account orders a video, pays, and writes to the bot, all at once.
 * @param maxMs far longer than any aim: a video is rendered at a low priority, so it takes long on a machine that is busy
 */
export async function useService(target: HostileTarget, account: Account, maxMs = 600_000): Promise<HonestTimes> {
  const signal = AbortSignal.timeout(maxMs);
  const [video, payment, chat] = await Promise.all([
    orderVideo(target, account, signal),
    pay(target, account, signal),
    askBot(target, signal),
  ]);
  return { ...video, payment, chat };
}

async function orderVideo({ outside }: HostileTarget, { client }: Account, signal: AbortSignal) {
  const { url, fetched } = outside.serveClip();
  const orderedMs = Date.now();
  const videoId = await client.createVideo({ video_url: url, captions, callback: outside.receiver.url });
  const startedMs = await Promise.race([fetched, rejectOn(signal)]).catch(() => Number.POSITIVE_INFINITY);
  const arrived = await poll(
    async () => outside.receiver.received.find(({ event }) => event.video_id === videoId),
    signal,
  );
  return {
    videoStarted: startedMs - orderedMs,
    callback: arrived ? arrived.atMs - Date.parse(arrived.event.timestamp) : Number.POSITIVE_INFINITY,
  };
}

async function pay({ baseUrl, paypal }: HostileTarget, { id, client }: Account, signal: AbortSignal): Promise<number> {
  const balance = async () => (await client.call('GET', '/api/me')).json<{ balance_seconds: number }>().balance_seconds;
  const before = await balance();
  const body = paypalMessage({ txn_id: `HONEST${id}`, custom: String(id) });
  paypal.sent(body);
  const sentMs = Date.now();
  // as PayPal does: again until it is accepted
  await poll(async () => (await postMessage(baseUrl, body)) === 200, signal, 1000);
  // a video of this person may be charged meanwhile
  const isCredited = await poll(async () => (await balance()) > before + secondsOfItem / 2, signal);
  return isCredited ? Date.now() - sentMs : Number.POSITIVE_INFINITY;
}

async function postMessage(baseUrl: string, body: Buffer): Promise<number> {
  const reply = await fetch(`${baseUrl}/api/payments/ipn`, { method: 'POST', body: new Uint8Array(body) });
  await reply.arrayBuffer();
  return reply.status;
}

async function askBot({ bot }: HostileTarget, signal: AbortSignal): Promise<number> {
  const person = bot.meet({ firstName: 'Hana' });
  const sentMs = Date.now();
  person.says('/help');
  const isAnswered = await poll(async () => person.messages.some(({ from }) => from === 'bot'), signal, 20);
  return isAnswered ? Date.now() - sentMs : Number.POSITIVE_INFINITY;
}

/** What `find` found, or undefined when the time is up. */
async function poll<Found>(find: () => Promise<Found>, signal: AbortSignal, everyMs = 100): Promise<Found | undefined> {
  while (!signal.aborted) {
    const found = await find().catch(() => undefined);
    if (found) return found;
    await delay(everyMs);
  }
  return undefined;
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
