import { describe, expect, it } from 'vitest';
import { captionStyleNames } from '../../../src/engine/captions/settings/style-names.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask, world, owner, other } = await startApiUnderTest();
const token = owner.apiToken;
const settings = { style: 'pill', captions_highlight_color: '#0057FF', resize_for_social_media: true };
const video_url = 'https://example.com/a.mp4';

describe('presets', () => {
  it('are made, listed, changed, renamed and deleted', async () => {
    const made = await ask('POST /api/presets', { token, json: { name: 'My brand', settings } });
    const preset = { name: 'My brand', settings, default: false };
    expect([made.status, made.body]).toEqual([201, expect.objectContaining(preset)]);
    expect((await ask('GET /api/presets', { token })).body).toEqual({ data: [made.body] });
    const changes = { name: 'Our brand', settings: { style: 'Pop/Lime' }, default: true };
    const changed = await ask('PUT /api/presets/my%20BRAND', { token, json: changes });
    const after = { name: 'Our brand', settings: { style: 'pop/lime' }, default: true };
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining(after)]);
    const kept = await ask('PUT /api/presets/our%20brand', { token, json: { default: false } });
    expect(kept.body).toMatchObject({ settings: { style: 'pop/lime' }, default: false });
    expect((await ask('DELETE /api/presets/our%20brand', { token })).status).toBe(204);
    expect((await ask('GET /api/presets', { token })).body).toEqual({ data: [] });
  });

  it('are 404 for others, and 401 without a token', async () => {
    await ask('POST /api/presets', { token, json: { name: 'private', settings } });
    const theirs = { token: other.apiToken };
    expect((await ask('PUT /api/presets/private', { ...theirs, json: {} })).status).toBe(404);
    expect((await ask('DELETE /api/presets/private', theirs)).status).toBe(404);
    expect((await ask('DELETE /api/presets/none', { token })).status).toBe(404);
    expect((await ask('GET /api/presets', theirs)).body).toEqual({ data: [] });
    expect((await ask('GET /api/presets')).status).toBe(401);
  });

  const name =
    'The name field must have 1 to 40 letters, digits, spaces, dashes or underscores, and must not be the name of a ready-made style.';

  it.each([
    [{ name: 'pop', settings }, { name: [name] }],
    [{ name: 'a/b', settings }, { name: [name] }],
    [{ settings }, { name: ['The name field is required.'] }],
    [{ name: 'x' }, { settings: ['The settings field is required.'] }],
    [{ name: 'x', settings: 'pop' }, { settings: ['The settings field must be an array.'] }],
    [
      { name: 'x', settings: { style: 'mine', captions_font_size: 99 } },
      {
        'settings.style': [`The selected settings.style is invalid. It may be: ${captionStyleNames.join(', ')}.`],
        'settings.captions_font_size': ['The settings.captions_font_size field must be between 18 and 65.'],
      },
    ],
  ])('%j is refused', async (json, errors) => {
    const answer = await ask('POST /api/presets', { token, json });
    expect(answer.status).toBe(422);
    expect((answer.body as { errors: unknown }).errors).toEqual(errors);
  });

  it('are the style of a video and of a still', async () => {
    await ask('POST /api/presets', { token, json: { name: 'Mine', settings } });
    const json = { video_url, style: 'mine', captions_font_size: 40 };
    const created = await ask('POST /api/video/create', { token, json });
    const { video_id } = created.body as { video_id: string };
    expect(created.status).toBe(201);
    const stored = { style: 'pill', highlightColor: '#0057FF', resizeForSocialMedia: true };
    expect(world.videos.get(video_id)?.settings).toEqual({ ...stored, fontSize: 40 });
    await ask('POST /api/video/edit', { token, json: { video_id, style: 'MINE' } });
    expect(world.videos.get(video_id)?.settings).toEqual(stored);
    expect((await ask(`GET /api/videos/${video_id}/still?style=mine`, { token })).status).toBe(200);
    const unknown = { token, json: { video_url, style: 'yours' } };
    const refused = await ask('POST /api/video/create', unknown);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { message: expect.stringContaining('or a preset of yours') },
    ]);
  });

  it('are used without a style if one is the default', async () => {
    await ask('POST /api/presets', { token, json: { name: 'always', settings: { style: 'neon' }, default: true } });
    const created = await ask('POST /api/video/create', { token, json: { video_url } });
    expect(world.videos.get((created.body as { video_id: string }).video_id)?.settings).toEqual({ style: 'neon' });
    const named = await ask('POST /api/video/create', { token, json: { video_url, style: 'pop' } });
    expect(world.videos.get((named.body as { video_id: string }).video_id)?.settings).toEqual({ style: 'pop' });
    await ask('DELETE /api/presets/always', { token });
  });
});
