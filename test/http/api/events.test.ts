import { describe, expect, it } from 'vitest';
import { eventStream } from '../../../src/http/event-stream.ts';
import type { VideoProgress } from '../../../src/product/videos/actions/watch-video.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { addFakeVideo } from '../../support/fake-world.ts';
import { waitUntil } from '../../support/wait-until.ts';

const { ask, server, world, owner } = await startApiUnderTest();
const token = owner.apiToken;
const { videoId } = addFakeVideo(world, { ownerId: owner.userId });
const call = `GET /api/videos/${videoId}/events`;

function state(changes: Partial<VideoProgress>): VideoProgress {
  return { videoId, status: 'processing', stage: 'queued', progress: 0, ...changes };
}

describe('the events of a video', () => {
  it('are its states, and end with the last one', async () => {
    const done = state({ status: 'processed', stage: 'processed', progress: 100 });
    world.progress = {
      states: [state({}), state({ stage: 'rendering', progress: 42.4 }), done],
      staysOpen: false,
      ended: 0,
    };
    const answer = await ask(call, { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const video_id = videoId;
    expect(answer.text).toBe(
      [
        { video_id, status: 'processing', stage: 'queued', progress: 0 },
        { video_id, status: 'processing', stage: 'rendering', progress: 42 },
        { video_id, status: 'processed', stage: 'processed', progress: 100 },
      ]
        .map((data) => `data: ${JSON.stringify(data)}\n\n`)
        .join(''),
    );
  });

  it('just end when the video is deleted', async () => {
    world.progress = { states: [state({}), state({ status: 'gone' })], staysOpen: false, ended: 0 };
    const answer = await ask(call, { token });
    expect(answer.text.match(/data:/g)).toHaveLength(1);
  });

  it('come with heartbeats, until the caller has gone', async () => {
    world.progress = { states: [state({})], staysOpen: true, ended: 0 };
    const caller = new AbortController();
    const response = await fetch(`${server.url}/videos/${videoId}/events`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: caller.signal,
    });
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes('\n\n: ')) break;
    }
    expect(text).toMatch(/^data: \{.*\}\n\n: still here\n\n/);
    caller.abort();
    await waitUntil(() => world.progress.ended === 1);
  });

  it('do not exist for a deleted video', async () => {
    const gone = addFakeVideo(world, { ownerId: owner.userId, status: 'gone' });
    expect((await ask(`GET /api/videos/${gone.videoId}/events`, { token })).status).toBe(404);
  });

  it('end when the server stops', async () => {
    const stopped = await startApiUnderTest();
    const video = addFakeVideo(stopped.world, { ownerId: stopped.owner.userId });
    stopped.world.progress = { states: [{ ...state({}), videoId: video.videoId }], staysOpen: true, ended: 0 };
    const answer = stopped.ask(`GET /videos/${video.videoId}/events`, { token: stopped.owner.apiToken });
    await waitUntil(() => stopped.world.progress.states.length === 1 && stopped.world.openWatches === 1);
    await stopped.server.stop();
    expect((await answer).text).toMatch(/^data: /);
    expect(stopped.world.progress.ended).toBe(1);
  });
});

it('requests no value before the last one has been read', async () => {
  let asked = 0;
  const values: AsyncIterator<number> = {
    async next() {
      asked += 1;
      return { value: asked, done: false };
    },
  };
  const events = eventStream(values, { heartbeatMs: 1000 });
  await events.next();
  expect(asked).toBe(1);
  await events.next();
  expect(asked).toBe(2);
  await events.return(undefined);
});
