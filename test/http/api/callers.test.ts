import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../../src/http/api/all-routes.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { addFakeToken, addFakeVideo } from '../../support/fake-world.ts';

const { ask, world, services, owner, other, integration } = await startApiUnderTest();

const revoked = addFakeToken(world, owner.userId, 'revoked');
await services.accounts.revokeToken(owner.userId, revoked.id);

const callers = {
  nobody: undefined,
  wrong: 'no-such-token',
  revoked: revoked.secret,
  other: other.apiToken,
  integration: integration.apiKey,
  owner: owner.apiToken,
};

/** The same reply for all callers without a valid token; those for `other`, `integration` and `owner` as given. */
const table: [call: string, expected: { other: number; integration: number; owner: number }, json?: object][] = [
  ['GET /api/me', { other: 200, integration: 401, owner: 200 }],
  ['GET /api/me/callback-secret', { other: 200, integration: 401, owner: 200 }],
  ['GET /api/me/dictionary', { other: 200, integration: 401, owner: 200 }],
  ['PUT /api/me/dictionary', { other: 200, integration: 401, owner: 200 }, { dictionary: {} }],
  ['GET /api/usage', { other: 200, integration: 401, owner: 200 }],
  ['GET /api/tokens', { other: 200, integration: 401, owner: 200 }],
  ['POST /api/tokens', { other: 201, integration: 401, owner: 201 }, { name: 'a' }],
  ['DELETE /api/tokens/TOKEN', { other: 404, integration: 401, owner: 204 }],
  ['GET /api/styles', { other: 200, integration: 401, owner: 200 }],
  ['GET /api/presets', { other: 200, integration: 401, owner: 200 }],
  ['GET /api/fonts', { other: 200, integration: 401, owner: 200 }],
  ['POST /api/presets', { other: 201, integration: 401, owner: 201 }, { name: 'NAME', settings: {} }],
  ['PUT /api/presets/NAME', { other: 200, integration: 401, owner: 200 }, { settings: {} }],
  ['DELETE /api/presets/NAME', { other: 204, integration: 401, owner: 204 }],
  ['GET /api/videos', { other: 200, integration: 401, owner: 200 }],
  ['GET /api/video/get?video_id=VIDEO', { other: 404, integration: 401, owner: 202 }],
  ['POST /api/video/create', { other: 201, integration: 401, owner: 201 }, { video_url: 'https://example.com/a.mp4' }],
  ['POST /api/video/edit', { other: 404, integration: 401, owner: 201 }, { video_id: 'VIDEO' }],
  ['GET /api/videos/VIDEO', { other: 404, integration: 401, owner: 200 }],
  ['GET /api/videos/VIDEO/captions', { other: 404, integration: 401, owner: 200 }],
  ['GET /api/videos/VIDEO/captions.srt', { other: 404, integration: 401, owner: 200 }],
  ['GET /api/videos/VIDEO/captions.vtt', { other: 404, integration: 401, owner: 200 }],
  ['GET /api/videos/VIDEO/captions.ass', { other: 404, integration: 401, owner: 200 }],
  ['GET /api/videos/VIDEO/still?at=1', { other: 404, integration: 401, owner: 200 }],
  ['GET /api/videos/VIDEO/readability', { other: 404, integration: 401, owner: 200 }],
  ['GET /api/videos/VIDEO/events', { other: 404, integration: 401, owner: 200 }],
  ['GET /api/videos/VIDEO/deliveries', { other: 404, integration: 401, owner: 200 }],
  ['POST /api/videos/VIDEO/deliveries/DELIVERY/redeliver', { other: 404, integration: 401, owner: 202 }],
  ['POST /api/videos/VIDEO/cancel', { other: 404, integration: 401, owner: 200 }],
  ['DELETE /api/videos/VIDEO', { other: 404, integration: 401, owner: 204 }],
  ['POST /api/uploads', { other: 422, integration: 401, owner: 422 }],
  ['HEAD /api/uploads/TOKEN', { other: 404, integration: 401, owner: 404 }],
  ['PATCH /api/uploads/TOKEN', { other: 404, integration: 401, owner: 404 }],
  ['DELETE /api/uploads/TOKEN', { other: 404, integration: 401, owner: 404 }],
  ['PUT /api/uploads/TOKEN/script', { other: 404, integration: 401, owner: 404 }, { script: 'Hello.' }],
  ['POST /api/direct-uploads', { other: 404, integration: 401, owner: 404 }, { size_bytes: 1 }],
  ['POST /api/direct-uploads/TOKEN/complete', { other: 404, integration: 401, owner: 404 }],
  ['DELETE /api/direct-uploads/TOKEN', { other: 404, integration: 401, owner: 404 }],
  // it speaks a protocol of its own, see `mcp.test.ts`
  ['POST /api/mcp', { other: 406, integration: 401, owner: 406 }, {}],
  ['GET /api/mcp', { other: 405, integration: 401, owner: 405 }],
  [
    'POST /api/webhooks/chatbot/messenger-subscriber',
    { other: 409, integration: 409, owner: 200 },
    { chatbot_id: 'b', messenger_id: 'm' },
  ],
  [
    'POST /api/webhooks/chatbot/message',
    { other: 401, integration: 200, owner: 401 },
    { chatbot_id: 'b', messenger_id: 'm', text: 'Hi' },
  ],
];

world.subscribers.set('b m', owner.userId);

describe.each(table)('%s', (call, expected, json) => {
  it.each(Object.entries({ nobody: 401, wrong: 401, revoked: 401, ...expected }))(
    'answers %s with %i',
    async (who, status) => {
      const { videoId } = addFakeVideo(world, { ownerId: owner.userId });
      const delivery = { id: 'del1', eventId: 'e', destination: 'd', nextAttemptAt: null, attempts: [] };
      world.deliveries.set(videoId, [{ ...delivery, status: 'pending' }]);
      const spare = addFakeToken(world, owner.userId, 'spare');
      const fill = (text: string) =>
        text.replace('VIDEO', videoId).replace('TOKEN', spare.id).replace('DELIVERY', 'del1');
      const token = callers[who as keyof typeof callers];
      const answer = await ask(fill(call), { token, json: json && JSON.parse(fill(JSON.stringify(json))) });
      expect(answer.status).toBe(status);
      if (status !== 401 || call.startsWith('HEAD')) return;
      const error = who === 'nobody' ? 'missing_token' : 'invalid_token';
      expect(answer.body).toEqual({ message: 'Unauthenticated.', error });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    },
  );
});

it('covers every route that authenticates its callers', () => {
  const asked = table.map(([call]) => call.replace('/api', '').replace(/\?.*/, ''));
  const filled = (path: string) =>
    path
      .replace(/\/videos\/:id/, '/videos/VIDEO')
      .replace(':deliveryId', 'DELIVERY')
      .replace(':name', 'NAME')
      .replace(':id', 'TOKEN');
  const routes = allRoutes.filter(({ access }) => access === 'user' || access === 'user_or_integration');
  expect(asked.sort()).toEqual(routes.map(({ method, path }) => `${method.toUpperCase()} ${filled(path)}`).sort());
});
