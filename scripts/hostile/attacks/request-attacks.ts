import { request } from 'node:http';
import type { HostileAttack } from '../hostile-target.ts';
import { many } from './many.ts';

const long = 'a'.repeat(8000);

/** Paths as they are sent: no client has tidied them up. */
const paths = [
  '//',
  '/../../etc/passwd',
  '/media/..%2f..%2f..%2fetc%2fpasswd/a.mp4',
  '/media/%00/a.mp4',
  '/app/../api/me',
  '/%',
  '/%ff%fe',
  '/%e0%80%af',
  '/api/videos/%00',
  '/api/videos/__proto__',
  '/api/videos/constructor/events',
  `/api/videos/${long}`,
  `/${'a/'.repeat(4000)}`,
  `/api/videos?cursor=${long}`,
  `/api/videos?${'a[b]'.repeat(20)}=1`,
  `/api/videos?${'a&'.repeat(4000)}`,
  `/api/videos?limit=${'9'.repeat(4000)}`,
  '/api/videos?limit[]=1&limit[]=2',
  '/api/usage?from=0000-00-00&to=9999-99-99',
  '/api/usage?from=0001-01-01&to=9999-12-31',
  'http://example.com/api/me',
  '/api/video/get?video_id[$ne]=1',
  '/app/editor/fonts/..%2f..%2fpackage.json',
  `/app/editor/emojis/${'1f44d-'.repeat(1000)}`,
  '/static/..%5c..%5cpackage.json',
  `/sign-in?to=${'//'.repeat(2000)}`,
  `/healthz?${long}`,
];

const methods = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];

export const requestAttacks: HostileAttack[] = [
  {
    name: 'requests: 3,000 of odd paths and methods',
    run: ({ baseUrl, client, share }) => {
      const { hostname, port } = new URL(baseUrl);
      return many({ count: 3000 * share, atOnce: 10 }, (index) => {
        const path = paths[index % paths.length] ?? '/';
        const method = methods[Math.floor(index / paths.length) % methods.length];
        const headers = { Authorization: `Bearer ${client.token}`, Cookie: 'session=%%%; __Host-session=a' };
        return new Promise<number>((resolve, reject) => {
          const outgoing = request({ hostname, port, path, method, headers }, (reply) => {
            reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
            reply.once('error', reject);
          });
          outgoing.once('error', reject);
          outgoing.end();
        });
      });
    },
  },
];
