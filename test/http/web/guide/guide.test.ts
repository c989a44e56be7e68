import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { videoFailureCodes } from '../../../../src/infra/errors/error-table.ts';
import { signedIn } from '../../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../../support/web-under-test.ts';

let web: WebUnderTest;

beforeAll(async () => {
  web = await startWebUnderTest();
});

/** Without the check of texts: the guide's own show `{id}`. */
async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(web.url + path, { headers, redirect: 'manual' });
  const location = response.headers.get('Location');
  return { status: response.status, headers: response.headers, html: await response.text(), location };
}

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const markdownFiles = [...inDocs, 'clients/typescript/README.md', 'clients/n8n-nodes-captioneer/README.md'];
const addressOf = (file: string) => `/docs/${file.replace(/(\/?README)?\.md$/, '')}`.replace(/\/$/, '');

describe('the guide', () => {
  it('has a page for every file of docs, whose links and pictures all answer', async () => {
    const targets = new Map<string, string>();
    for (const file of markdownFiles) {
      const { status, html } = await get(addressOf(file));
      expect([file, status]).toEqual([file, 200]);
      const [, article = ''] = /<div class="prose"[^>]*>(.*?)<nav class="guide-/s.exec(html) ?? [];
      expect([file, article]).toEqual([file, expect.stringMatching(/<h1|<p/)]);
      for (const [picture] of article.matchAll(/<img [^>]*>/g))
        expect([file, picture]).toEqual([file, expect.stringMatching(/ width="\d+" height="\d+"/)]);
      for (const [, target = ''] of article.matchAll(/(?:href|src)="(\/[^"]*)"/g)) targets.set(target, file);
      for (const [, id] of article.matchAll(/href="#([^"]*)"/g))
        expect([file, article]).toEqual([file, expect.stringContaining(`id="${id}"`)]);
    }
    for (const [target, file] of targets) {
      const [path = '', part] = target.split('#');
      const { status, html } = await get(path);
      expect([file, target, status]).toEqual([file, target, 200]);
      if (part !== undefined) expect([file, target, html.includes(`id="${part}"`)]).toEqual([file, target, true]);
    }
    expect(targets.size).toBeGreaterThan(100);
  });

  it('lists every page once, except those of folders that have a list of their own', async () => {
    const { html } = await get('/docs');
    const [, list = ''] = /<nav class="guide-pages"(.*?)<\/nav>/s.exec(html) ?? [];
    const listed = [...list.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    const own = markdownFiles.filter((file) => !/^(decisions\/\d|runbooks\/|operating\/)/.test(file)).map(addressOf);
    expect(listed.sort()).toEqual([...own, '/docs/reference'].sort());
  });

  it('is also there as Markdown', async () => {
    const { status, headers, html } = await get('/docs/guide/errors.md');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(html).toMatch(/^# Errors\n/);
    const again = await fetch(`${web.url}/docs/guide/errors.md`, {
      headers: { 'If-None-Match': headers.get('ETag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('names every code with which a video can fail', async () => {
    const { html } = await get('/docs/guide/errors');
    expect(videoFailureCodes.filter((code) => !html.includes(code))).toEqual([]);
  });

  it.each([
    '/docs/nothing',
    '/docs/../package.json',
    '/docs/%2e%2e%2fpackage.json',
    '/docs/guide/..%2f..%2fpackage.json',
    '/docs/toString',
  ])('has nothing else: %s', async (path) => expect((await get(path)).status).toBe(404));

  it('has one address a page', async () => {
    for (const [path, location] of [
      ['/docs/README', '/docs'],
      ['/docs/decisions/README', '/docs/decisions'],
    ] as const) {
      expect((await get(path)).location).toBe(location);
    }
    const { html } = await get('/docs/guide/limits?x=1');
    expect(html).toContain('<link rel="canonical" href="http://127.0.0.1:3000/docs/guide/limits"/>');
  });

  it('keeps the policy of all pages, and the frame of who is signed in', async () => {
    const { headers, html } = await (await signedIn(web, 'ada@example.com')).get('/docs');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(html).toContain('Sign out');
    expect(html).not.toMatch(/<script(?![^>]+(src=|type="application\/json"))|<style|\sstyle=|\son\w+=/);
  });

  it('says in other languages that it is English', async () => {
    expect((await get('/docs', { 'Accept-Language': 'fr' })).html).toContain('Le guide est en anglais.');
    expect((await get('/docs')).html).not.toContain('written in English');
  });
});

describe('llms.txt', () => {
  it('has the form of llmstxt.org, and links that all answer with Markdown', async () => {
    const { headers, html } = await get('/llms.txt');
    expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(html).toMatch(/^# Captioneer\n\n> .+\n\n[^#]+\n## First steps\n\n- \[Your first video\]/);
    const lines = html.split('\n').filter((line) => line.startsWith('- '));
    expect(lines.length).toBeGreaterThan(25);
    for (const line of lines) {
      const [, url = ''] = /^- \[[^\]]+\]\(http:\/\/127\.0\.0\.1:3000(\/docs\/[\w/-]+\.md)\): .+$/.exec(line) ?? [];
      const { status, headers: found } = await get(url);
      expect([line, status, found.get('Content-Type')]).toEqual([line, 200, 'text/markdown; charset=utf-8']);
    }
  });

  it('has the pages that programs need in one file', async () => {
    const { status, html } = await get('/llms-full.txt');
    expect([status, html.length > 50_000]).toEqual([200, true]);
    expect(html).toContain('\n# Webhooks\n');
  });
});

describe('what crawlers read', () => {
  it('keeps them from accounts, and names the list of pages', async () => {
    const { html } = await get('/robots.txt');
    expect(html).toContain('Disallow: /app\n');
    const [, sitemap = ''] = /^Sitemap: http:\/\/127\.0\.0\.1:3000(.+)$/m.exec(html) ?? [];
    for (const line of (await get(sitemap)).html.trim().split('\n')) {
      expect([line, (await get(new URL(line).pathname)).status]).toEqual([line, 200]);
    }
  });
});
