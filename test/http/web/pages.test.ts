import { beforeAll, describe, expect, it } from 'vitest';
import { createVisitor, signedIn } from '../../support/page-visitor.ts';
import { sendRaw } from '../../support/raw-http.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

let web: WebUnderTest;

beforeAll(async () => {
  web = await startWebUnderTest();
});

const get = (path: string, headers?: Record<string, string>) => createVisitor(web.url).get(path, headers);
const assetsOf = (html: string) =>
  [...html.matchAll(/(?:href|src)="(\/app\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');

describe('pages', () => {
  it('load only their own files', async () => {
    const { headers, html } = await get('/sign-in');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(html).not.toMatch(/<script(?![^>]+(src=|type="application\/json"))|<style|\sstyle=|\son\w+=/);
    expect(html).not.toMatch(/(src|href)="https?:/);
  });

  it('are not cached, framed or sniffed', async () => {
    const { headers } = await get('/sign-in');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.any(String),
    });
  });

  it('begin at / for visitors, and at the list of videos for people who are signed in', async () => {
    expect((await get('/')).status).toBe(200);
    const visitor = await signedIn(web, 'ada@example.com');
    expect((await visitor.get('/')).location).toBe('/app');
    expect((await visitor.get('/app')).location).toBe('/app/videos');
  });

  it('answer no address of the API', async () => {
    for (const path of ['/me', '/api/me', '/application', '/sign-ins', '/claims']) {
      expect((await get(path)).headers.get('Content-Type')).toContain('application/json');
    }
  });

  it('fit into 100 KB with all their files', async () => {
    const { html } = await get('/sign-in');
    const files = await Promise.all(assetsOf(html).map(async (path) => (await fetch(web.url + path)).arrayBuffer()));
    expect(files.length).toBeGreaterThan(2);
    const sizeBytes = files.reduce((sum, file) => sum + file.byteLength, html.length);
    expect(sizeBytes).toBeLessThan(100_000);
  });
});

describe('files of pages', () => {
  it('are fetched once: styles refer to them by the same address as pages', async () => {
    const { html } = await get('/sign-in');
    const sheet = await (await fetch(web.url + (assetsOf(html).find((path) => path.endsWith('.css')) ?? ''))).text();
    const [font] = /\/app\/assets\/rubik[^"]+/.exec(sheet) ?? [];
    expect(assetsOf(html)).toContain(font);
  });

  it('are cached forever under names that change with their bytes', async () => {
    const [path = ''] = assetsOf((await get('/sign-in')).html).filter((asset) => asset.endsWith('.css'));
    expect(path).toMatch(/^\/app\/assets\/app\.[0-9a-f]{12}\.css$/);
    const { headers } = await get(path);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect((await get(path.replace(/\.[0-9a-f]{12}/, '.000000000000'))).status).toBe(404);
  });

  it('are revalidated under their plain names', async () => {
    const { headers } = await get('/app/assets/rubik.woff2');
    expect(headers.get('Cache-Control')).toBe('public, no-cache');
    // otherwise `fetch` sends `Cache-Control: no-cache`
    const url = `${web.url}/app/assets/rubik.woff2`;
    const again = await sendRaw({ method: 'GET', url, headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each(['/app/assets/', '/app/assets/../web-deps.ts', '/app/assets/%2e%2e%2fweb-deps.ts'])(
    'are no others: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('an error page', () => {
  it('is shown for an address that does not exist', async () => {
    const { status, html, headers } = await get('/app/nothing');
    expect([status, html]).toEqual([404, expect.stringContaining('There is nothing here')]);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('is shown for a method that the page does not support', async () => {
    const response = await fetch(`${web.url}/app/profile`, { method: 'DELETE' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'HEAD, GET']);
  });

  it('is shown for an inner error, with the request’s id and no details', async () => {
    const broken = await startWebUnderTest();
    const visitor = await signedIn(broken, 'ada@example.com');
    broken.services.accounts.listTokens = async () => {
      throw new Error('connection to 10.0.0.7 lost');
    };
    const { status, html } = await visitor.get('/app/profile', { 'X-Request-Id': 'req-77' });
    expect([status, html]).toEqual([500, expect.stringContaining('Something went wrong on our side')]);
    expect(html).toContain('req-77');
    expect(html).not.toContain('10.0.0.7');
  });

  it('is shown even if the session cannot be read', async () => {
    const broken = await startWebUnderTest();
    const visitor = await signedIn(broken, 'ada@example.com');
    broken.services.signIn.openSession = async () => {
      throw new Error('the database is away');
    };
    expect((await visitor.get('/app/profile')).status).toBe(500);
  });
});
