import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { mp4Bytes } from '../../../test/support/media-bytes.ts';
import { otherCostlyHosts, wastefulHosts } from '../../../test/support/wasteful-hosts.ts';
import type { Account, HostileAttack, HostileTarget } from '../hostile-target.ts';
import { many } from './many.ts';

const hosts = 12;
const captions = [{ start: 0, end: 1, text: 'one' }];

export const sourceAttacks: HostileAttack[] = [
  {
    name: `sources: ${hosts} hosts that drip a byte a second`,
    run: (target) =>
      attackWithSources(target, (response) => {
        response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': 50_000_000 });
        response.write(mp4Bytes());
        const timer = setInterval(() => response.write('x'), 1000);
        response.once('close', () => clearInterval(timer));
      }),
  },
  {
    name: `sources: ${hosts} hosts that never answer`,
    run: (target) => attackWithSources(target, () => undefined),
  },
  {
    name: `sources: ${hosts} hosts with headers of 1 MiB`,
    run: (target) =>
      attackWithSources(target, (response) => {
        const header = `X-Long: ${'x'.repeat(1000)}\r\n`;
        response.socket?.end(`HTTP/1.1 200 OK\r\n${header.repeat(1000)}\r\n`);
      }),
  },
  ...[...wastefulHosts, ...otherCostlyHosts].map(({ name, answer }) => ({
    name: `sources: ${hosts} wasteful hosts that send ${name}`,
    run: (target: HostileTarget) => attackWithSources(target, ({ socket }) => socket && answer(socket)),
  })),
  {
    name: `sources: ${hosts} hosts that redirect to themselves`,
    run: (target) => attackWithSources(target, (response) => response.writeHead(302, { Location: '/on.mp4' }).end()),
  },
  {
    name: 'queue: 300 videos of one account',
    async run({ newAccount, outside, share }) {
      const { order, deleteAll } = startOrdering(await newAccount());
      const busy = await outside.startHost((_, response) => response.writeHead(503).end());
      const answers = await many({ count: 300 * share, atOnce: 10 }, (index) => order(`${busy}/${index}.mp4`));
      await deleteAll();
      return answers;
    },
  },
];

/** One account orders a video from each host, and deletes them at the end. */
async function attackWithSources(
  { newAccount, outside, holdMs }: HostileTarget,
  answer: (response: ServerResponse) => unknown,
): Promise<string> {
  const { order, deleteAll } = startOrdering(await newAccount());
  const answers = await many({ count: hosts, atOnce: hosts }, async () =>
    order(`${await outside.startHost((_, response) => answer(response))}/talk.mp4`),
  );
  await delay(holdMs);
  await deleteAll();
  return answers;
}

function startOrdering({ client }: Account) {
  const ids: string[] = [];
  return {
    async order(url: string): Promise<number> {
      const reply = await client.call('POST', '/api/video/create', { video_url: url, captions });
      if (reply.status === 201) ids.push(reply.json<{ video_id: string }>().video_id);
      return reply.status;
    },
    async deleteAll(): Promise<void> {
      for (const id of ids) await client.call('DELETE', `/api/videos/${id}`);
    },
  };
}
