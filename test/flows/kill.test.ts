import { randomInt, randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, type VideoDetails } from '../../scripts/service/api-client.ts';
import { readConfig } from '../../src/infra/config/read-config.ts';
import { openDatabase } from '../../src/infra/database/open-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { createReservationModel } from '../../src/product/billing/reservation.model.ts';
import { type CallbackReceiver, startCallbackReceiver } from '../support/callback-receiver.ts';
import { ffmpeg, tools } from '../support/make-clip.ts';
import { makeSpeechClip, makeToneClip, speechClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { probeOutput } from '../support/read-picture.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { createDataDir, startService, type TestService, type TestUser } from '../support/service-process.ts';
import { waitFor } from '../support/wait-for.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

/** `npm run test:kill` runs ten; `KILL_SEED` repeats a run's moments. */
const rounds = Number(process.env.KILL_ROUNDS || 1);
const seed = Number(process.env.KILL_SEED || randomInt(1_000_000));
const random = seededRandom(seed);

/** From the first create on: before, during and after every stage of these clips. */
const killWithinMs = 5_000;
/** While the restarted service resumes unfinished work. */
const killAgainWithinMs = 2_500;
const restartsMs = 60_000;
const recoveryMs = 150_000;

const freeSeconds = 100_000;
const paymentsOn = {
  PAYMENTS_PROVIDER: 'signed',
  PAYMENTS_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  PRICE_TABLE: '[{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}]',
  FREE_SECONDS_PER_MONTH: String(freeSeconds),
};

interface Accepted {
  videoId: string;
  kind: 'supplied' | 'speech' | 'bad link';
  frames: number;
  seconds: number;
  /** How many revisions have been asked for. */
  revisions: number;
}

let folder: string;
let dataDir: string;
let media: MediaServer;
let receiver: CallbackReceiver;
let service: TestService;
let user: TestUser;
const accepted: Accepted[] = [];

beforeAll(async () => {
  console.log(`kill -9 in ${rounds} rounds, KILL_SEED=${seed}`);
  folder = await mkdtemp(join(tmpdir(), 'kill-'));
  dataDir = createDataDir();
  media = await startMediaServer(makeSources());
  // slow enough for a kill to come in between
  receiver = await startCallbackReceiver({ answer: () => delay(random() * 400, 204) });
  service = await startService({ dataDir, env: paymentsOn });
  user = await service.createUser();
});

afterAll(async () => {
  await service?.stop();
  await receiver?.close();
  await media?.close();
  rmSync(dataDir, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

describe('the whole service, killed by SIGKILL', () => {
  it.each(Array.from({ length: rounds }, (_, index) => index + 1))(
    'brings every accepted video to its end, round %i',
    async (round) => {
      const killAtMs = random() * killWithinMs;
      const again = random() < 0.4 ? random() * killAgainWithinMs : null;
      console.log(
        `round ${round}: killed after ${Math.round(killAtMs)} ms${again === null ? '' : `, again ${Math.round(again)} ms after the restart`}`,
      );
      const killed = delay(killAtMs).then(() => service.kill9());
      const submitted = submitRound(round);
      await killed;
      expect(service.isRunning()).toBe(false);
      if (again !== null) {
        await restart();
        await delay(again);
        await service.kill9();
      }
      await restart();
      for (const video of await submitted) accepted.push(video);
      await Promise.all(accepted.map(expectEnded));
    },
    killWithinMs + 3 * restartsMs + recoveryMs,
  );

  it('has the accepted videos and no others', async () => {
    const { data } = (await user.client.call('GET', '/api/videos?limit=100')).json<{ data: { video_id: string }[] }>();
    expect(data.map((video) => video.video_id).sort()).toEqual(accepted.map((video) => video.videoId).sort());
  });

  it(
    'announces each finished revision by one event, in the same bytes however often it is sent',
    async () => {
      for (const video of accepted) {
        const { deliveries } = await delivered(video.videoId);
        const callbacks = receiver.of(video.videoId);
        const events = [...new Set(callbacks.map(({ eventId }) => eventId))];
        expect(deliveries.map((delivery) => delivery.event_id).sort()).toEqual([...events].sort());
        for (const eventId of events) {
          const bodies = new Set(callbacks.filter((callback) => callback.eventId === eventId).map(({ body }) => body));
          expect(bodies.size, `different bodies of ${eventId}`).toBe(1);
        }
        for (const callback of callbacks) receiver.verify(callback, user.secret);
        expect(events.length).toBeGreaterThan(0);
        expect(events.length).toBeLessThanOrEqual(video.revisions);
      }
    },
    recoveryMs,
  );

  it('has an output that plays for every processed video', async () => {
    for (const { videoId, kind, frames } of accepted) {
      const video = await user.client.videoDetails(videoId);
      if (kind === 'bad link') {
        expect(video).toMatchObject({ status: 'failed', error_code: 'source_not_found', output: null });
        continue;
      }
      expect(video).toMatchObject({ status: 'processed', error_code: null });
      const file = await download(video);
      // throws on any error while decoding
      ffmpeg(['-xerror', '-i', file, '-f', 'null', '-']);
      expect(probeOutput(file)).toMatchObject({ videoCodec: 'h264', audioCodec: 'aac', frames });
    }
  });

  it('counts each video once', async () => {
    const { videos, seconds } = (await user.client.call('GET', '/api/usage')).json<{
      videos: Record<string, number>;
      seconds: Record<string, number>;
    }>();
    const good = accepted.filter(({ kind }) => kind !== 'bad link');
    expect(videos.created).toBe(accepted.length);
    expect(videos.edited).toBe(accepted.reduce((sum, { revisions }) => sum + revisions - 1, 0));
    expect(videos.processed).toBe(good.reduce((sum, { revisions }) => sum + revisions, 0));
    expect(videos.failed).toBe(accepted.length - good.length);
    expect(seconds.rendered).toBe(good.reduce((sum, video) => sum + Math.ceil(video.seconds), 0));
  });

  it('charges for each video once, and leaves nothing reserved', async () => {
    const { seconds } = (await user.client.call('GET', '/api/usage')).json<{ seconds: Record<string, number> }>();
    expect(seconds.remaining).toBe(freeSeconds - Number(seconds.rendered));
    const config = readConfig({ DATA_DIR: dataDir });
    const database = await openDatabase({ config, tools, logger: silentLogger });
    try {
      expect(await createReservationModel(database.connection).countDocuments()).toBe(0);
    } finally {
      await database.close();
    }
  });

  it('leaves no unfinished files on disk', async () => {
    const workers = () => readdirSync(join(dataDir, 'work'));
    // a step removes its folder after its video has moved on
    await expect.poll(() => workers().flatMap((worker) => readdirSync(join(dataDir, 'work', worker)))).toEqual([]);
  });
});

/** Several videos at once, some of them new, one of them an edit of an old one. */
async function submitRound(round: number): Promise<Accepted[]> {
  const supplied = { kind: 'supplied', frames: 50, seconds: 2 } as const;
  const words = (text: string) => [{ start: 0.1, end: 1.9, text: `${text} in round ${round}` }];
  const wanted = [
    { ...supplied, fields: { video_url: `${media.url}/tone-0.mp4`, captions: words('the first') } },
    { ...supplied, fields: { video_url: `${media.url}/tone-1.mp4`, captions: words('the second') } },
    {
      kind: 'speech',
      frames: speechClip.frames,
      seconds: speechClip.seconds,
      fields: { video_url: `${media.url}/speech-${round % 2}.mp4` },
    } as const,
    { ...supplied, fields: { video_url: `${media.url}/tone-2.mp4?round=${round}`, captions: words('the last') } },
    { kind: 'bad link', frames: 0, seconds: 0, fields: { video_url: `${media.url}/nothing.mp4` } } as const,
  ];
  const edited = accepted.find(({ kind }) => kind === 'supplied');
  const edit = edited && editUntilAccepted(edited, words('edited'));
  const videos = await Promise.all(
    wanted.map(async ({ fields, ...video }) => {
      const reply = await callUntilAnswered('/api/video/create', { ...fields, callback: receiver.url });
      return { ...video, videoId: reply.video_id, revisions: 1 };
    }),
  );
  await edit;
  return videos;
}

async function editUntilAccepted(video: Accepted, captions: unknown): Promise<void> {
  await callUntilAnswered('/api/video/edit', { video_id: video.videoId, captions });
  video.revisions += 1;
}

/** As a careful client does: the same call with the same Idempotency-Key, until an answer comes. */
async function callUntilAnswered(path: string, fields: unknown): Promise<{ video_id: string }> {
  const key = randomUUID();
  return waitFor(
    async () => {
      const reply = await fetch(`${service.baseUrl}${path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${user.client.token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
        },
        body: JSON.stringify(fields),
      });
      if (reply.status !== 201) throw new Error(`answered ${reply.status}: ${await reply.text()}`);
      return (await reply.json()) as { video_id: string };
    },
    { timeoutMs: 3 * restartsMs, everyMs: 250 },
  );
}

async function restart(): Promise<void> {
  service = await startService({ dataDir, port: service.port, env: paymentsOn });
  user = { ...user, client: createApiClient({ baseUrl: service.baseUrl, token: user.client.token }) };
}

async function expectEnded({ videoId, kind, revisions }: Accepted): Promise<void> {
  const video = await waitForEnd(user.client, videoId, { timeoutMs: recoveryMs, revision: revisions });
  expect(video, JSON.stringify(video)).toMatchObject({
    status: kind === 'bad link' ? 'failed' : 'processed',
    revision: revisions,
  });
}

/** The video when nothing of it is left to be delivered. */
function delivered(videoId: string): Promise<VideoDetails> {
  return waitFor(
    async () => {
      const video = await user.client.videoDetails(videoId);
      const pending = video.deliveries.filter(({ status }) => status !== 'delivered');
      if (pending.length > 0) throw new Error(`not delivered: ${JSON.stringify(pending)}`);
      return video;
    },
    { timeoutMs: recoveryMs, everyMs: 250 },
  );
}

async function download({ video_id, output }: VideoDetails): Promise<string> {
  const reply = await fetch(String(output?.video_url));
  expect(reply.status).toBe(200);
  const file = join(folder, `${video_id}.mp4`);
  writeFileSync(file, Buffer.from(await reply.arrayBuffer()));
  return file;
}

function makeSources() {
  const tones = [0, 1, 2].map((index) => makeToneClip(join(folder, `tone-${index}.mp4`), { tag: `tone ${index}` }));
  const speeches = [0, 1].map((index) =>
    makeSpeechClip(join(folder, `speech-${index}.mp4`), { tag: `speech ${index}` }),
  );
  const rounded = Array.from({ length: rounds }, (_, index) => [`/tone-2.mp4?round=${index + 1}`, tones[2]] as const);
  const files = [
    ...tones.map((file, index) => [`/tone-${index}.mp4`, file] as const),
    ...speeches.map((file, index) => [`/speech-${index}.mp4`, file] as const),
    ...rounded,
  ];
  return Object.fromEntries(files.map(([path, file]) => [path, { kind: 'file' as const, file: String(file) }]));
}
