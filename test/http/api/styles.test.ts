import { describe, expect, it } from 'vitest';
import { captionStyleNames } from '../../../src/engine/captions/settings/caption-settings.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask, owner } = await startApiUnderTest({ PUBLIC_BASE_URL: 'https://captions.example' });

interface Listed {
  name: string;
  settings: Record<string, unknown>;
  still_url: string;
}

async function list(): Promise<Listed[]> {
  const answer = await ask('GET /api/styles', { token: owner.apiToken });
  expect(answer.status).toBe(200);
  return (answer.body as { data: Listed[] }).data;
}

describe('GET /api/styles', () => {
  it('lists every style that create accepts, the default first, with the API’s names of settings', async () => {
    const styles = await list();
    expect(styles.map(({ name }) => name)).toEqual(captionStyleNames);
    expect(styles[0]).toEqual({
      name: 'pop',
      title: 'Pop',
      description: expect.any(String),
      settings: {
        captions_font_color: '#FFFFFF',
        captions_highlight_color: '#FFE500',
        captions_outline_color: '#000000',
        captions_font_size: 45,
        captions_font_family: 'THEBOLDFONT',
        captions_outline_thickness: 7,
      },
      still_url: 'https://captions.example/api/styles/pop.jpg',
    });
  });

  it('has addresses of stills that anybody can open', async () => {
    for (const { still_url } of await list()) {
      const answer = await ask(`GET ${new URL(still_url).pathname}`);
      expect([still_url, answer.status, answer.headers.get('content-type')]).toEqual([still_url, 200, 'image/jpeg']);
      expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(40 * 1024);
    }
  });

  it('serves nothing else there', async () => {
    for (const name of ['fancy.jpg', 'pop.png', '..%2Fdemo%2Fsonnet.txt']) {
      expect((await ask(`GET /api/styles/${name}`)).status).toBe(404);
    }
  });

  it('needs a token', async () => {
    expect((await ask('GET /api/styles')).status).toBe(401);
  });
});
