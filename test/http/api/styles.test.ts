import { describe, expect, it } from 'vitest';
import { captionStyleNames } from '../../../src/engine/captions/settings/style-names.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask, owner } = await startApiUnderTest({ PUBLIC_BASE_URL: 'https://captions.example' });

interface Listed {
  name: string;
  settings: Record<string, unknown>;
  still_url: string;
  palettes: { still_url: string }[];
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
      palettes: [
        expect.objectContaining({ name: 'yellow', style: 'pop/yellow' }),
        {
          name: 'lime',
          style: 'pop/lime',
          settings: {
            captions_font_color: '#FFFFFF',
            captions_highlight_color: '#A6FF2E',
            captions_outline_color: '#000000',
          },
          still_url: 'https://captions.example/api/styles/pop-lime.jpg',
        },
        expect.objectContaining({ name: 'turquoise' }),
      ],
    });
    for (const { palettes } of styles) expect(palettes).toHaveLength(3);
  });

  it.each([
    ['Fancy', 'The selected style is invalid. It may be: pop, pill, '],
    ['pop/red', 'The selected style is invalid. It may be: pop, pop/yellow, pop/lime, pop/turquoise.'],
  ])('says what a style may be (%s)', async (style, message) => {
    const json = { video_url: 'https://example.com/a.mp4', style };
    const answer = await ask('POST /api/video/create', { token: owner.apiToken, json });
    expect(answer.status).toBe(422);
    expect((answer.body as { errors: { style: string[] } }).errors.style[0]).toContain(message);
  });

  it('has addresses of stills that anybody can open', async () => {
    const styles = await list();
    for (const { still_url } of [...styles, ...styles.flatMap(({ palettes }) => palettes)]) {
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
