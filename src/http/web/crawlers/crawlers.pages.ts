import { bytesReply } from '../files/bytes-reply.ts';
import type { Guide } from '../guide/create-guide.ts';
import { openPage, type PageDeps, type PageReply, type PageRoute } from '../page/page-route.ts';
import { writeLlmsFullText, writeLlmsText } from './llms-text.ts';
import { robotsText, sitemapText } from './robots-text.ts';

/** Files for search engines, and for assistants that read the guide. */
export function crawlerPages(guide: Guide): readonly PageRoute[] {
  const file = (path: string, write: (baseUrl: string) => string | Promise<string>, contentType = 'text/plain') =>
    openPage('get', path, async (_visit, { config }: PageDeps): Promise<PageReply> => {
      const text = await write(config.http.publicBaseUrl);
      return bytesReply(Buffer.from(text), { contentType: `${contentType}; charset=utf-8` });
    });
  const { contents } = guide;
  return [
    file('/robots.txt', robotsText),
    file('/sitemap.txt', (baseUrl) => sitemapText(contents, baseUrl)),
    file('/llms.txt', (baseUrl) => writeLlmsText(contents, baseUrl), 'text/markdown'),
    file('/llms-full.txt', () => writeLlmsFullText(guide), 'text/markdown'),
  ];
}
