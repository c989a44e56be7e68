import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { HostileAttack, HostileTarget } from '../hostile-target.ts';
import { many } from './many.ts';

const boundary = 'hostile';
const fileStart = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`;

export const uploadAttacks: HostileAttack[] = [
  {
    name: 'uploads: 100 that never end',
    run: (target) =>
      many({ count: 100 * target.share, atOnce: 100 }, () =>
        send(target, async (outgoing) => {
          outgoing.write(fileStart);
          for (let sentMs = 0; sentMs < target.holdMs && !outgoing.destroyed; sentMs += 500) {
            outgoing.write('x'.repeat(100));
            await delay(500);
          }
          outgoing.destroy();
        }),
      ),
  },
  {
    name: 'uploads: 200 resumable ones, begun and left',
    run: ({ baseUrl, client, share }) =>
      many({ count: 200 * share, atOnce: 10 }, async () => {
        const headers = {
          Authorization: `Bearer ${client.token}`,
          'Tus-Resumable': '1.0.0',
          'Upload-Length': '1000000000',
        };
        return (await fetch(`${baseUrl}/api/uploads`, { method: 'POST', headers })).status;
      }),
  },
  {
    name: 'uploads: forms with 50,000 fields before the file',
    run: (target) =>
      many({ count: 20 * target.share, atOnce: 4 }, () =>
        send(target, async (outgoing) => {
          const field = (index: number) =>
            `--${boundary}\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n1\r\n`;
          outgoing.write(Array.from({ length: 50_000 }, (_, index) => field(index)).join(''));
          outgoing.end(`${fileStart}x\r\n--${boundary}--\r\n`);
        }),
      ),
  },
];

/** Posts a form with a file. @returns the status, or `cut` when the connection ended without one */
async function send(
  { baseUrl, client }: HostileTarget,
  write: (outgoing: ReturnType<typeof request>) => Promise<void>,
): Promise<number | string> {
  const outgoing = request(`${baseUrl}/api/uploads`, {
    method: 'POST',
    agent: false,
    headers: {
      Authorization: `Bearer ${client.token}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  const ended = new AbortController();
  outgoing.on('error', () => ended.abort());
  outgoing.once('close', () => ended.abort());
  const answered = once(outgoing, 'response', { signal: ended.signal }).then(
    ([reply]) => {
      reply.resume();
      return reply.statusCode as number;
    },
    () => 'cut',
  );
  void write(outgoing).catch(() => undefined);
  return answered;
}
