import { addressOf } from '../guide/guide-addresses.ts';
import type { GuideContents } from '../guide/guide-contents.ts';

/** Pages of accounts and one-time links are no business of search engines. Shared videos say so themselves, see `sharePages`. */
export function robotsText(baseUrl: string): string {
  const rules = [
    'User-agent: *',
    'Allow: /app/assets/',
    'Allow: /app/demo/',
    'Disallow: /app',
    'Disallow: /api/',
    'Disallow: /sign-in/',
    'Disallow: /claim',
    'Disallow: /media/',
  ];
  return `${rules.join('\n')}\n\nSitemap: ${baseUrl}/sitemap.txt\n`;
}

/** One address a line: https://www.sitemaps.org/protocol.html#otherformats */
export function sitemapText({ sections }: GuideContents, baseUrl: string): string {
  const pages = sections.flatMap((section) => section.pages.map(({ file }) => addressOf(file)));
  return `${['/', '/docs', ...pages].map((path) => baseUrl + path).join('\n')}\n`;
}
