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
interface Following {
  read(): Promise<object>;
  sleep(ms: number): Promise<void>;
  isCancelled(): boolean;
  now(): number;
  deadline: number;
}
const { followVideo } = (await import(resolve(home, 'nodes/Captioneer/requests/follow-video.ts'))) as {
  followVideo(following: Following): Promise<object>;
};
const { createBodyMemory } = (await import(resolve(home, 'nodes/Captioneer/requests/remember-body.ts'))) as {
  createBodyMemory(): (key: string, make: () => Promise<object>) => Promise<object>;
};
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

describe('waiting for a video', () => {
  const processing = { status: 'processing' };
  const ready = { status: 'processed' };

  /** A service that gives these answers in turn, and the last one for ever. */
  function follow(answers: (object | Error)[], given: Partial<Following> = {}) {
    let now = 0;
    let calls = 0;
    const read = async () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      if (answer instanceof Error) throw answer;
      return answer ?? {};
    };
    const sleep = async (ms: number) => {
      now += ms;
    };
    return followVideo({ read, sleep, isCancelled: () => false, now: () => now, deadline: 3_600_000, ...given });
  }

  const refused = (httpCode: string | null) => Object.assign(new Error('n8n’s error'), { httpCode });

  it('goes on while the service is updated, and ends when it is away for longer', async () => {
    expect(await follow([processing, refused('502'), refused(null), refused('429'), ready])).toEqual({
      kind: 'ended',
      video: ready,
    });
    expect(await follow([refused('503')])).toEqual({ kind: 'refused', error: refused('503') });
  });

  it('ends at once when the service refuses', async () => {
    expect(await follow([refused('404'), ready])).toMatchObject({ kind: 'refused' });
    const raw = Object.assign(new Error('axios'), { response: { status: 401 } });
    expect(await follow([raw, ready])).toEqual({ kind: 'refused', error: raw });
  });

  it('ends by its time, and when the execution is cancelled', async () => {
    expect(await follow([processing], { deadline: 5_000 })).toEqual({ kind: 'late' });
    expect(await follow([processing], { isCancelled: () => true })).toEqual({ kind: 'cancelled' });
  });
});

describe('a node that is tried again', () => {
  it('sends the same body, and another item another one', async () => {
    const remember = createBodyMemory();
    let made = 0;
    const make = async () => {
      made += 1;
      return { video_url: `upload://${made}` };
    };
    const [first, again, other] = [await remember('a', make), await remember('a', make), await remember('b', make)];
    expect([first, again, other]).toEqual([first, first, { video_url: 'upload://2' }]);
  });

  it('makes a body again whose making failed, and forgets the oldest', async () => {
    const remember = createBodyMemory();
    const failing = remember('a', async () => {
      throw new Error('the file was not sent');
    });
    await expect(failing).rejects.toThrow('the file was not sent');
    expect(await remember('a', async () => ({ made: 1 }))).toEqual({ made: 1 });
    for (let count = 0; count < 1_000; count += 1) await remember(`other ${count}`, async () => ({ count }));
    expect(await remember('a', async () => ({ made: 2 }))).toEqual({ made: 2 });
  });
});
