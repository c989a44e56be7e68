import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallbackReceiver, startCallbackReceiver } from '../support/callback-receiver.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { startService, type TestService, type TestUser } from '../support/service-process.ts';
import { type CollectedSpan, startTraceCollector } from '../support/trace-collector.ts';
import { waitFor } from '../support/wait-for.ts';

/** The caller’s own span, from the example of the W3C. */
const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const captions = [{ start: 0.2, end: 1.6, text: 'confidential words' }];

let folder: string;
let media: MediaServer;
let receiver: CallbackReceiver;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let service: TestService;
let user: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
  makeToneClip(join(folder, 'private-name.mp4'));
  media = await startMediaServer({
    '/private-name.mp4?key=hush': { kind: 'file', file: join(folder, 'private-name.mp4') },
  });
  // the first attempt fails, so that there are two
  receiver = await startCallbackReceiver({ answer: (_callback, attempt) => (attempt === 1 ? 500 : 204) });
  collector = await startTraceCollector();
  service = await startService({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=s3cret',
      OTEL_BSP_SCHEDULE_DELAY: '200',
    },
  });
  user = await service.createUser();
});

afterAll(async () => {
  await service?.stop();
  await Promise.all([collector?.close(), receiver?.close(), media?.close()]);
  await rm(folder, { recursive: true, force: true });
});

const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
const named = (spans: CollectedSpan[], name: string) => spans.filter((span) => span.name === name);

/** As soon as a trace has so many attempts to deliver. */
function waitForAttempts(traceId: string, count: number): Promise<CollectedSpan[]> {
  return waitFor(() => {
    const spans = spansOf(traceId);
    // the processes send theirs at different times
    const isComplete = spans.some(({ kind }) => kind === 2) && named(spans, 'deliver').length >= count;
    if (!isComplete) throw new Error('the trace has not ended');
    return spans;
  });
}

async function order(): Promise<string> {
  const reply = await fetch(`${service.baseUrl}/api/video/create`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${user.client.token}`,
      'Content-Type': 'application/json',
      traceparent: `00-${caller.traceId}-${caller.spanId}-01`,
    },
    body: JSON.stringify({ video_url: `${media.url}/private-name.mp4?key=hush`, captions, callback: receiver.url }),
  });
  expect(reply.status).toBe(201);
  return ((await reply.json()) as { video_id: string }).video_id;
}

it('is one trace from the order to the callback, over two processes', async () => {
  const videoId = await order();
  const spans = await waitForAttempts(caller.traceId, 2);
  const [request] = named(spans, 'POST /video/create');
  expect(request).toMatchObject({
    parentSpanId: caller.spanId,
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/video/create',
      'http.response.status_code': 201,
      'url.scheme': 'http',
    },
  });
  const stages = ['fetching', 'planning', 'rendering', 'assembling'];
  for (const stage of stages) {
    const [span, ...more] = named(spans, stage);
    expect([stage, more.length, span?.parentSpanId]).toEqual([stage, 0, request?.spanId]);
    expect(span?.attributes).toMatchObject({ 'captioneer.video.id': videoId, 'captioneer.video.revision': 1 });
  }
  const partsOf = (stage: string) => {
    const id = named(spans, stage)[0]?.spanId;
    return spans.filter(({ parentSpanId }) => parentSpanId === id).map(({ name }) => name);
  };
  expect(stages.map(partsOf)).toEqual([
    ['download', 'probe', 'store'],
    ['detect faces', 'plan'],
    ['render'],
    ['assemble', 'store'],
  ]);
  // each attempt has a span; its request carries it to the receiver
  const attempts = named(spans, 'deliver');
  expect(attempts.map(({ parentSpanId, failed }) => [parentSpanId, failed])).toEqual([
    [request?.spanId, true],
    [request?.spanId, false],
  ]);
  expect(receiver.of(videoId).map(({ headers }) => headers.traceparent)).toEqual(
    attempts.map(({ spanId }) => `00-${caller.traceId}-${spanId}-01`),
  );
  const processes = new Set(spans.map(({ resource }) => resource['service.instance.id']));
  expect(processes.size).toBe(2);
  expect(request?.resource['service.instance.id']).not.toBe(
    named(spans, 'rendering')[0]?.resource['service.instance.id'],
  );
});

it('links the trace of an edit to the one before', async () => {
  const videoId = await order();
  const [first] = await waitFor(() => {
    const requests = named(spansOf(caller.traceId), 'POST /video/create');
    const attempts = named(spansOf(caller.traceId), 'deliver').filter(
      ({ attributes, failed }) => attributes['captioneer.video.id'] === videoId && !failed,
    );
    if (attempts.length === 0 || requests.length < 2) throw new Error('the video has not been delivered');
    return requests.slice(-1);
  });
  await user.client.editVideo({ video_id: videoId, captions_size: 60 });
  const edit = await waitFor(() => {
    const found = collector.spans.find(({ links }) => links.length > 0);
    if (!found) throw new Error('no span has a link');
    return found;
  });
  expect(edit.links).toMatchObject([{ traceId: caller.traceId, spanId: first?.spanId }]);
  expect([edit.parentSpanId, edit.traceId === caller.traceId]).toEqual([null, false]);
  const spans = await waitForAttempts(edit.traceId, 1);
  expect(named(spans, 'rendering').map(({ parentSpanId }) => parentSpanId)).toEqual([edit.spanId]);
});

it('says the trace in each line of the log about the request and the video', async () => {
  const lines = service
    .logs()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const ofTrace = lines.filter(({ traceId }) => traceId === caller.traceId).map(({ msg }) => msg);
  expect(ofTrace).toEqual(expect.arrayContaining(['request answered', 'stage done', 'delivery attempted']));
  const ofVideos = lines.filter(({ msg }) => msg === 'stage done' || msg === 'delivery attempted');
  expect(ofVideos.filter(({ traceId }) => traceId === undefined)).toEqual([]);
});

it('sends what the protocol knows, with the given headers, and nothing that people wrote', () => {
  expect(collector.problems).toEqual([]);
  expect(new Set(collector.headers.map((headers) => headers['api-key']))).toEqual(new Set(['s3cret']));
  const sent = collector.bodies.join('\n');
  for (const secret of ['confidential', 'private-name', 'hush', user.client.token, user.email]) {
    expect(sent.includes(secret)).toBe(false);
  }
});

// collectors that refuse or are away: test/infra/tracing
it('changes nothing but a warning if the collector hangs', async () => {
  const broken = await startTraceCollector({ answer: 'hang' });
  const other = await startService({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: broken.url, OTEL_BSP_SCHEDULE_DELAY: '100' },
  });
  try {
    const { client } = await other.createUser();
    const callback = receiver.url;
    const videoId = await client.createVideo({
      video_url: `${media.url}/private-name.mp4?key=hush`,
      captions,
      callback,
    });
    expect((await receiver.waitFor(videoId, 2)).event.status).toBe('processed');
    const warnings = await waitFor(() => {
      const found = other
        .logs()
        .split('\n')
        .filter((line) => line.includes('traces cannot be sent'));
      if (found.length < 2) throw new Error('a process has not warned');
      return found;
    });
    // one a process
    expect(warnings.length).toBe(2);
  } finally {
    const startedMs = performance.now();
    await other.stop();
    expect(performance.now() - startedMs).toBeLessThan(20_000);
    await broken.close();
  }
});
