import { describe, expect, it } from 'vitest';
import { captionStyleNames } from '../../../src/engine/captions/settings/style-names.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { addFakeVideo, conflict } from '../../support/fake-world.ts';

const { ask, world, owner, other } = await startApiUnderTest();
const token = owner.apiToken;
const { videoId } = addFakeVideo(world, { ownerId: owner.userId });
const path = `/api/videos/${videoId}/still`;

describe('GET /api/videos/{id}/still', () => {
  it('is a JPEG of the given time with the given settings', async () => {
    const query = 'at=2.5&style=Neon&captions_font_color=%23fc0&captions_font_size=24&resize_for_social_media=true';
    const answer = await ask(`GET ${path}?${query}`, { token });
    expect([answer.status, answer.text]).toEqual([200, 'a picture']);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-length')).toBe('9');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
    expect(world.stills.at(-1)).toMatchObject({
      ownerId: owner.userId,
      videoId,
      atMs: 2500,
      settings: { style: 'neon', fontColor: '#FFCC00', fontSize: 24, resizeForSocialMedia: true },
    });
  });

  it('chooses the time if none is given', async () => {
    await ask(`GET ${path}?at=`, { token });
    expect(world.stills.at(-1)).toMatchObject({ atMs: null, settings: {} });
  });

  it.each([
    ['0', 0],
    ['0.04', 40],
    ['1e1', 10_000],
    [' 3 ', 3000],
  ])('reads the time %j', async (at, atMs) => {
    await ask(`GET ${path}?at=${encodeURIComponent(at)}`, { token });
    expect(world.stills.at(-1)?.atMs).toBe(atMs);
  });

  it.each([
    ['at=-1', 'at', 'The at field must be at least 0.'],
    ['at=soon', 'at', 'The at field must be a number.'],
    ['at=1000001', 'at', 'The at field must not be greater than 1000000.'],
    ['at[]=1', 'at', 'The at field must be a number.'],
    [
      'style=fancy',
      'style',
      `The selected style is invalid. It may be: ${captionStyleNames.join(', ')}, or a preset of yours.`,
    ],
    ['captions_font_size=99', 'captions_font_size', 'The captions font size field must be between 18 and 65.'],
  ])('refuses %s', async (query, field, message) => {
    const answer = await ask(`GET ${path}?${query}`, { token });
    expect([answer.status, answer.body]).toEqual([422, { message, errors: { [field]: [message] } }]);
  });

  it('is 409 while there is nothing to show, and 404 for other users', async () => {
    world.failWith = conflict();
    expect((await ask(`GET ${path}`, { token })).status).toBe(409);
    world.failWith = null;
    expect((await ask(`GET ${path}`, { token: other.apiToken })).status).toBe(404);
    expect((await ask('GET /api/videos/vid_none/still', { token })).status).toBe(404);
    expect((await ask(`GET ${path}`)).status).toBe(401);
  });
});
