import { describe, expect, it } from 'vitest';
import { failuresText, videoText } from '../../bots/operator-bot/texts/video-text.ts';
import { listFailures } from '../../src/product/operations/reports/list-failures.ts';
import { reportVideo } from '../../src/product/operations/reports/report-video.ts';
import { createDeliveryServices } from '../../src/product/videos/create-video-services.ts';
import { textsOf } from '../../src/texts/texts-of.ts';
import { chatsUnderTest, telegram } from '../support/chats-under-test.ts';
import { signedIn } from '../support/page-visitor.ts';
import { startWebUnderTest } from '../support/web-under-test.ts';

/** As version 1.0 stored them: English sentences. */
const sentence =
  'This video is 4500 seconds long; at most 60 minutes are possible. If you need help, contact support and name this video’s id.';
const attemptError = 'the receiver answered 500';

const world = await chatsUnderTest();
const deliveryServices = createDeliveryServices(world);
const web = await startWebUnderTest({
  database: world.database,
  services: { videos: world.videoServices, deliveries: deliveryServices },
});
const ada = await signedIn(web, 'ada@example.com');
const { _id: userId } = await world.users.findOne({ email: 'ada@example.com' }).orFail().lean();
const { apiToken } = await web.services.accounts.createToken(userId, 'test');
const videoId = 'vid_ofVersion1';
await putOldRecords();

describe('a video that failed under version 1.0', () => {
  it('has its message in the API, and the error of its delivery', async () => {
    const reply = await api(`/api/video/get?video_id=${videoId}`);
    expect([reply.status, await reply.json()]).toEqual([
      422,
      { video_id: videoId, status: 'failed', message: sentence },
    ]);
    const details = (await (await api(`/api/videos/${videoId}`)).json()) as { deliveries: object[] };
    expect(details).toMatchObject({ error_code: 'source_too_long', message: sentence });
    expect(details.deliveries).toMatchObject([{ attempts: [{ status_code: 500, error: attemptError }] }]);
  });

  it('says on its page, in the reader’s language, that it is too long', async () => {
    const { html } = await ada.get(`/app/videos/${videoId}`, { 'Accept-Language': 'de' });
    expect(html).toContain(textsOf('de').failures.codes.source_too_long);
    expect(html).not.toContain('4500 seconds');
  });

  it('is explained in the language of its chat, from the event that version 1.0 recorded', async () => {
    await world.chats.receive({
      ...world.update(telegram(), { kind: 'commanded', command: 'start', argument: '' }),
      contact: { name: 'Ada', username: 'ada', locale: 'es', lastSeenAt: new Date(world.clock()) },
    });
    await world.settle();
    const event = { type: 'video.failed', timestamp: new Date(0), videoId, status: 'failed' };
    await world.deliveryModel.collection.insertOne({
      ...oldDelivery('telegram:77', { ...event, message: sentence, code: 'source_too_long' }),
      ...{ kind: 'telegram', status: 'pending', nextAttemptAt: new Date(0), attempts: [] },
    } as never);
    await world.settle();
    expect(world.tg.shown().at(-1)).toContain(textsOf('es').failures.codes.source_too_long);
  });

  it('shows its whole message to operators', async () => {
    const wording = { language: 'ru', texts: textsOf('ru').operators } as const;
    expect(failuresText(await listFailures(world, { limit: 5 }), wording)).toContain(`source_too_long: ${sentence}`);
    const report = await reportVideo({ ...world, deliveryServices }, videoId);
    const text = videoText(report, new Date(world.clock()), wording);
    expect(text).toContain(sentence);
    expect(text).toContain(attemptError);
  });
});

function api(path: string): Promise<Response> {
  return fetch(new URL(path, web.url), { headers: { Authorization: `Bearer ${apiToken}` } });
}

/** The bare documents, without the fields that came later. */
async function putOldRecords(): Promise<void> {
  const at = new Date('2026-02-01T10:00:00Z');
  await world.videos.collection.insertOne({
    ...{ _id: videoId, ownerId: userId, url: 'https://example.com/talk.mp4', callbackUrl: 'https://hook.example/x' },
    ...{ chatKey: 'telegram:77', settings: {}, accountDictionary: [], givenCaptions: null, revision: 1 },
    ...{ stage: 'failed', progress: 4, errorCode: 'source_too_long', failureMessage: sentence, notices: [] },
    ...{ queuedAt: at, notBefore: at, tries: 0, claims: 0, remakes: 0, leaseOwner: null, leaseUntil: null, fence: 2 },
    ...{
      sourceKey: null,
      sourceSizeBytes: null,
      sourceFileName: null,
      facts: null,
      transcriptKey: null,
      planKey: null,
    },
    ...{ outputToken: null, shareToken: null, createdAt: at, finishedAt: at, removedAt: null, removedBecause: null },
  } as never);
  const attempts = [{ at, statusCode: 500, error: attemptError }];
  const callback = { kind: 'callback', status: 'failed', nextAttemptAt: null, attempts };
  await world.deliveryModel.collection.insertOne({
    ...oldDelivery('https://hook.example/x', {}),
    ...callback,
  } as never);
}

function oldDelivery(destination: string, body: object) {
  const ids = { _id: `d-${destination}`, eventId: `evt_${videoId}_1`, ownerId: userId, videoId, revision: 1 };
  const counts = { retriesUsed: 0, claims: 0, round: 0, lease: null, createdAt: new Date(0) };
  return { ...ids, destination, receiver: destination, body: JSON.stringify(body), ...counts };
}
