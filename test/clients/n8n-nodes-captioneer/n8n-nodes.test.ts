import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { captionAnimationNames } from '../../../src/engine/captions/settings/caption-animations.ts';
import { captionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';

interface Field {
  name: string;
  type: string;
  typeOptions?: { minValue?: number; maxValue?: number };
  options?: { value: string }[];
}
interface Callback {
  rawBody: Buffer;
  headers: Record<string, string>;
  secret: string;
}

const home = 'clients/n8n-nodes-captioneer';
// by path: its types need n8n's packages, which are not installed here
const { settings } = (await import(resolve(home, 'nodes/Captioneer/fields/settings.ts'))) as { settings: Field[] };
const { isGenuine } = (await import(resolve(home, 'nodes/CaptioneerTrigger/verify-callback.ts'))) as {
  isGenuine(callback: Callback & { now?: number }): boolean;
};

describe('the settings of the n8n node', () => {
  const rows = Object.values(captionSettings).map(({ name, kind }) => ({ name, kind }));

  it('are those of captions, and what belongs to one video', () => {
    const names = settings.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...rows.map(({ name }) => name), 'callback', 'captions'].toSorted());
  });

  it('have the bounds and the choices of the service', () => {
    for (const { name, kind } of rows) {
      const field = settings.find((one) => one.name === name);
      if ('min' in kind && kind.type !== 'position') {
        expect([name, field?.typeOptions]).toMatchObject([name, { minValue: kind.min, maxValue: kind.max }]);
      }
      if (kind.type !== 'choice') continue;
      expect([name, field?.options?.map(({ value }) => value).toSorted()]).toEqual([
        name,
        [...kind.choices].toSorted(),
      ]);
    }
    expect(settings.find(({ name }) => name === 'captions_animation')?.options).toHaveLength(
      captionAnimationNames.length + 2,
    );
  });
});

describe('the n8n package', () => {
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));

  it('follows n8n’s rules for packages', () => {
    expect(manifest.keywords).toContain('n8n-community-node-package');
    expect([manifest.dependencies, manifest.peerDependencies]).toEqual([undefined, { 'n8n-workflow': '*' }]);
    expect(manifest.files).toEqual(['dist']);
    const built: string[] = [...manifest.n8n.nodes, ...manifest.n8n.credentials];
    for (const file of built) readFileSync(join(home, file.replace('dist/', '').replace(/\.js$/, '.ts')));
  });

  it('names the version of n8n that it is tested with', () => {
    const tools = JSON.parse(readFileSync('scripts/clients/n8n-tools/package.json', 'utf8')).dependencies;
    expect(readFileSync(join(home, 'README.md'), 'utf8')).toContain(`\`n8n-core\` ${tools['n8n-core']}`);
    expect(tools['@n8n/node-cli']).toBe(manifest.devDependencies['@n8n/node-cli']);
  });

  it('has examples that can be imported', () => {
    for (const file of readdirSync(join(home, 'examples'))) {
      const { name, nodes, connections } = JSON.parse(readFileSync(join(home, 'examples', file), 'utf8'));
      expect([file, typeof name, nodes.length > 2, Object.keys(connections).length > 1]).toEqual([
        file,
        'string',
        true,
        true,
      ]);
    }
  });
});

describe('a callback of the trigger', () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, so').toString('base64')}`;
  const now = 1_795_168_800_000;
  const body = '{"type":"video.processed"}';
  const sign = (by: string) => ({
    ...{ 'webhook-id': 'evt_1', 'webhook-timestamp': String(now / 1000) },
    'webhook-signature': new Webhook(by).sign('evt_1', new Date(now), body),
  });
  const callback = { rawBody: Buffer.from(body), headers: sign(secret), secret, now };

  it('is genuine when it is signed by the account', () => {
    expect(isGenuine(callback)).toBe(true);
    const other = sign(`whsec_${Buffer.from('another').toString('base64')}`)['webhook-signature'];
    const both = { ...callback.headers, 'webhook-signature': `${other} ${callback.headers['webhook-signature']}` };
    expect(isGenuine({ ...callback, headers: both })).toBe(true);
  });

  it.each([
    ['another body', { rawBody: Buffer.from(`${body} `) }],
    ['another secret', { secret: 'whsec_AAAA' }],
    ['no secret', { secret: 'whsec_' }],
    ['no headers', { headers: {} }],
    ['a time more than five minutes away', { now: now + 301_000 }],
    ['no valid signature', { headers: { ...callback.headers, 'webhook-signature': 'v1,*** v1' } }],
  ])('is not genuine with %s', (_what, change) => {
    expect(isGenuine({ ...callback, ...change })).toBe(false);
  });
});
