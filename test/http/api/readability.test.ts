import { describe, expect, it } from 'vitest';
import { readabilityReport } from '../../../src/engine/readability/readability-report.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { addFakeVideo, conflict } from '../../support/fake-world.ts';

const { ask, world, owner, other } = await startApiUnderTest();
const token = owner.apiToken;
const { videoId } = addFakeVideo(world, { ownerId: owner.userId });
const path = `/api/videos/${videoId}/readability`;
const page = { emPx: 60, box: { left: 0, top: 0, right: 1, bottom: 1 }, momentsMs: [] };

describe('GET /api/videos/{id}/readability', () => {
  it('says of each page what a reader meets, and which limits it breaks', async () => {
    const pages = [
      { ...page, startMs: 0, endMs: 600, text: 'A page of twenty', lines: 3 },
      { ...page, startMs: 1000, endMs: 3000, text: 'another page', lines: 1 },
    ];
    world.readability = { state: 'ready', report: readabilityReport(pages, [4.49, 4.5]) };
    const answer = await ask(`GET ${path}`, { token });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        video_id: videoId,
        limits: { characters_per_second: 17, lines: 2, seconds_on_screen: 0.7, contrast: 4.5 },
        totals: {
          ...{ pages: 2, pages_with_problems: 1, measured_pages: 2, characters_per_second: 10.8, contrast: 4.49 },
          problems: { too_fast: 1, too_many_lines: 1, too_short: 1, low_contrast: 1 },
        },
        pages: [
          {
            ...{ start: 0, end: 0.6, text: 'A page of twenty', characters_per_second: 26.7, lines: 3 },
            ...{ seconds_on_screen: 0.6, contrast: 4.49 },
            problems: ['too_fast', 'too_many_lines', 'too_short', 'low_contrast'],
          },
          {
            ...{ start: 1, end: 3, text: 'another page', characters_per_second: 6, lines: 1 },
            ...{ seconds_on_screen: 2, contrast: 4.5, problems: [] },
          },
        ],
      },
    ]);
  });

  it('is 202 while a long video is being measured', async () => {
    world.readability = { state: 'measuring', progress: 0.424 };
    const answer = await ask(`GET ${path}`, { token });
    const message = 'The captions are being measured: 42 %.';
    expect([answer.status, answer.body]).toEqual([202, { video_id: videoId, status: 'processing', message }]);
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('is 409 while the video is not finished, and 404 for other users', async () => {
    world.failWith = conflict();
    expect((await ask(`GET ${path}`, { token })).status).toBe(409);
    world.failWith = null;
    expect((await ask(`GET ${path}`, { token: other.apiToken })).status).toBe(404);
    expect((await ask('GET /api/videos/vid_none/readability', { token })).status).toBe(404);
    expect((await ask(`GET ${path}`)).status).toBe(401);
  });
});
