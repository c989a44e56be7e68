import { describe, expect, it } from 'vitest';
import { readUsagePeriod } from '../../../src/http/api/accounts/usage-period.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask, world, owner } = await startApiUnderTest();
const token = owner.apiToken;
const nowMs = Date.parse('2026-03-10T12:00:00Z');

describe('GET /api/usage', () => {
  it('is that of this calendar month, unless another period is given', async () => {
    world.usage = { ...world.usage, daily: [{ date: '2026-03-02', videos: 1, seconds: 61.5 }] };
    const answer = await ask('GET /api/usage', { token });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        period: { from: '2026-03-01', to: '2026-03-31' },
        videos: { created: 0, edited: 0, processed: 0, failed: 0 },
        seconds: { rendered: 0, included: null, purchased: null, remaining: null },
        daily: [{ date: '2026-03-02', videos: 1, seconds: 61.5 }],
      },
    ]);
    const narrowed = await ask('GET /api/usage?from=2026-01-02&to=2026-01-03', { token });
    expect(narrowed.body).toMatchObject({ period: { from: '2026-01-02', to: '2026-01-03' } });
    expect(world.usageAskedFor.at(-1)).toEqual({ from: new Date('2026-01-02'), to: new Date('2026-01-03') });
  });

  it.each([
    ['from=yesterday', { from: ['The from field must be a valid date.'] }],
    ['from=2026-02-30', { from: ['The from field must be a valid date.'] }],
    ['from=2026-03-02&to=2026-03-01', { to: ['The to field must be a date after or equal to from.'] }],
    ['from=x&to=y', { from: ['The from field must be a valid date.'], to: ['The to field must be a valid date.'] }],
  ])('refuses %s', async (query, errors) => {
    const answer = await ask(`GET /api/usage?${query}`, { token });
    expect([answer.status, answer.body]).toMatchObject([422, { errors }]);
  });
});

describe('a period', () => {
  it.each([
    [{}, '2026-03-01', '2026-03-31'],
    [{ from: '2026-01-15' }, '2026-01-15', '2026-03-31'],
    [{ from: '2026-04-02' }, '2026-04-02', '2026-04-30'],
    [{ to: '2026-02-10' }, '2026-02-01', '2026-02-10'],
    [{ to: '2028-02-10' }, '2026-03-01', '2028-02-10'],
    [{ from: '2028-02-01' }, '2028-02-01', '2028-02-29'],
    [{ from: '2026-03-01T23:30:00-05:00', to: '' }, '2026-03-02', '2026-03-31'],
  ])('%j begins and ends with a day', (query, from, to) => {
    expect(readUsagePeriod(query, nowMs)).toEqual({ from, to });
  });
});
