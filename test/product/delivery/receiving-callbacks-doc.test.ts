import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '../../../src/product/delivery/sign-webhook.ts';

type IsGenuine = (headers: Record<string, string>, rawBody: string, secret: string) => boolean;

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const otherSecret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
let folder: string;
let isGenuine: IsGenuine;

beforeAll(async () => {
  const page = await readFile(new URL('../../../docs/receiving-callbacks.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code ?? '');
  folder = await mkdtemp(join(tmpdir(), 'doc-'));
  const file = join(folder, 'is-genuine.mjs');
  await writeFile(file, blocks.find((code) => code.includes('isGenuine')) ?? '');
  ({ isGenuine } = (await import(pathToFileURL(file).href)) as { isGenuine: IsGenuine });
});

afterAll(() => rm(folder, { recursive: true }));

const signed = (changes: { secondsAgo?: number; secrets?: string[] } = {}) =>
  signWebhook({
    id: 'evt_1',
    timestamp: Math.floor(Date.now() / 1000) - (changes.secondsAgo ?? 0),
    body: '{"a":"ä"}',
    secrets: changes.secrets ?? [secret],
  });

describe('the plain receiver of docs/receiving-callbacks.md', () => {
  it('accepts what the service signs', () => {
    expect(isGenuine(signed(), '{"a":"ä"}', secret)).toBe(true);
    expect(isGenuine(signed({ secrets: [otherSecret, secret] }), '{"a":"ä"}', secret)).toBe(true);
  });

  it('refuses another body, another secret, an old message and one without headers', () => {
    expect(isGenuine(signed(), '{"a":"b"}', secret)).toBe(false);
    expect(isGenuine(signed({ secrets: [otherSecret] }), '{"a":"ä"}', secret)).toBe(false);
    expect(isGenuine(signed({ secondsAgo: 301 }), '{"a":"ä"}', secret)).toBe(false);
    expect(isGenuine({}, '{"a":"ä"}', secret)).toBe(false);
  });
});
