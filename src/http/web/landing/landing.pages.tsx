import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsDir } from '../../../infra/config/project-dirs.ts';
import { pageNotFound } from '../errors/page-error.ts';
import { bytesReply } from '../files/bytes-reply.ts';
import type { Guide } from '../guide/create-guide.ts';
import { openPage, type PageRoute, page, redirect } from '../page/page-route.ts';
import { LandingPage } from './landing-page.tsx';

const yearSeconds = 31_536_000;

/** `/` for people who are not signed in, and its video. Signed-in people are led to their videos. */
export function landingPages(guide: Pick<Guide, 'find'>): readonly PageRoute[] {
  const loop = readFileSync(join(assetsDir, 'demo', 'loop.mp4'));
  const loopName = `loop.${createHash('sha256').update(loop).digest('hex').slice(0, 12)}.mp4`;
  return [
    openPage('get', '/', async ({ session, texts }, { config }) => {
      if (session) return redirect('/app');
      const { publicBaseUrl } = config.http;
      return page({
        title: texts.landing.title,
        content: <LandingPage loop={`/app/demo/${loopName}`} hasPage={(name) => guide.find(name) !== null} />,
        meta: {
          description: texts.landing.lead,
          url: `${publicBaseUrl}/`,
          picture: `${publicBaseUrl}/app/assets/link-preview.jpg`,
        },
      });
    }),
    openPage('get', '/app/demo/:name', async ({ params }) => {
      if (params.name !== loopName) throw pageNotFound();
      return bytesReply(loop, { contentType: 'video/mp4', maxAgeSeconds: yearSeconds });
    }),
  ];
}
