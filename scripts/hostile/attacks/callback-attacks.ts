import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { otherCostlyHosts, wastefulHosts } from '../../../test/support/wasteful-hosts.ts';
import type { HostileAttack, HostileTarget, Outcome } from '../hostile-target.ts';
import { many } from './many.ts';

const receivers = 50;
/** Each of them has several events to get. */
const videosOfReceiver = 2;

/**
 * Receivers that accept a callback and never answer as they should. The videos are not found, so that each ends at once, and one more
 * video of the same account goes to a receiver that answers.
 */
export const callbackAttacks: HostileAttack[] = [
  {
    name: `callbacks: ${receivers} receivers that hang`,
    run: (target) => attackWithReceivers(target, () => () => undefined),
  },
  {
    name: `callbacks: ${receivers} wasteful receivers, whose answers cost more than they bring`,
    run: (target) =>
      attackWithReceivers(target, (index) => {
        const host = costlyHosts[index % costlyHosts.length];
        return ({ socket }) => host?.answer(socket);
      }),
  },
];

const costlyHosts = [...wastefulHosts, ...otherCostlyHosts];

async function attackWithReceivers(
  target: HostileTarget,
  listenerOf: (index: number) => RequestListener,
): Promise<Outcome> {
  const { client } = await target.newAccount();
  const missing = await target.outside.startHost((_, response) => response.writeHead(404).end());
  const started = await Promise.all(
    Array.from({ length: receivers }, (_, index) => target.outside.startHost(listenerOf(index))),
  );
  const order = async (callback: string) => {
    const fields = { video_url: `${missing}/${Math.random()}.mp4`, callback };
    return (await client.call('POST', '/api/video/create', fields)).status;
  };
  const created = await many({ count: receivers * videosOfReceiver, atOnce: 10 }, (index) =>
    order(`${started[index % receivers]}/hook`),
  );
  return { answers: created, callback: await callbackOfSameAccount(target, order) };
}

/** Milliseconds from the end of the account's last video until its receiver, which answers, was called. */
async function callbackOfSameAccount(
  { outside, holdMs }: HostileTarget,
  order: (callback: string) => Promise<unknown>,
): Promise<number> {
  const { receiver } = outside;
  const before = receiver.received.length;
  // the path tells it from the callbacks of others
  const url = `${receiver.url}-${before}`;
  await order(url);
  const endMs = Date.now() + 30 * holdMs;
  while (Date.now() < endMs) {
    const arrived = receiver.received.find(({ path }) => url.endsWith(path));
    if (arrived) return arrived.atMs - Date.parse(arrived.event.timestamp);
    await delay(50);
  }
  return Number.POSITIVE_INFINITY;
}
