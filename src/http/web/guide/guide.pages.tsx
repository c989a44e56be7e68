import { pageNotFound } from '../errors/page-error.ts';
import { bytesReply } from '../files/bytes-reply.ts';
import { openPage, type PageRoute, page, redirect } from '../page/page-route.ts';
import type { Guide } from './create-guide.ts';
import { addressOf, inAddress } from './guide-addresses.ts';
import { GuidePage } from './guide-page.tsx';

/** The folder docs as pages, its pictures, and each page as Markdown. */
export function guidePages(guide: Guide): readonly PageRoute[] {
  const show: PageRoute['handle'] = async ({ params, texts }, { config }) => {
    const asked = params.page ?? '';
    const file = guide.find(asked);
    if (file === null) throw pageNotFound();
    if (asked === inAddress(file)) {
      return bytesReply(await guide.read(file), { contentType: guide.contentTypeOf(file) });
    }
    const address = addressOf(file);
    if (`/docs${asked === '' ? '' : `/${asked}`}` !== address) return redirect(address);
    const rendered = await guide.render(file);
    return page({
      title: file === 'README.md' ? texts.guide.title : rendered.title,
      content: <GuidePage contents={guide.contents} file={file} page={rendered} />,
      isWide: true,
      meta: { description: rendered.summary, url: `${config.http.publicBaseUrl}${address}` },
    });
  };
  return [openPage('get', '/docs', show), openPage('get', '/docs/*page', show)];
}
