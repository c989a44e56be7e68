import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type CallbackReceiver, startCallbackReceiver } from '../../test/support/callback-receiver.ts';
import { type FakeS3, startFakeS3 } from '../../test/support/fake-s3.ts';
import { makeToneClip } from '../../test/support/make-flow-clips.ts';
import { startMediaServer } from '../../test/support/media-server.ts';
import { paymentSecret, signPayment } from '../../test/support/sign-payment.ts';
import { type ApiClient, createApiClient } from '../service/api-client.ts';
import { findFreePort } from '../service/free-port.ts';
import { type CleanUp, makeTemporaryFolder } from '../service/temporary-service.ts';
import { type FleetProcess, startFleetProcess } from './fleet-process.ts';
import { type FaultyDatabase, startReplicaSet } from './replica-set.ts';
import { runCommand } from './run-command.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { untilDone } from './until-done.ts';

/** Seconds of a clip, which is what a video costs. */
export const clipSeconds = 2;
const secondsBought = 3600;

/** An API, workers, a replica set and a store as processes of their own, with one customer who has paid. */
export interface FaultFleet {
  database: FaultyDatabase;
  store: FakeS3;
  /** It stands between the service and its store. */
  storeProxy: TcpProxy;
  api: FleetProcess;
  workers: FleetProcess[];
  receiver: CallbackReceiver;
  client: ApiClient;
  /** Videos that were accepted so far. */
  videoIds: string[];
  /** Creates videos as a careful client does: the same call with the same Idempotency-Key until it is answered. */
  createVideos(count: number): Promise<string[]>;
  /** Pays for an hour of video, as often as it takes until the message is accepted. */
  pay(): Promise<void>;
  /** Seconds that were bought so far. */
  boughtSeconds(): number;
}

export interface FaultFleetOptions {
  /** Members of the replica set; default 3. */
  members?: number;
  /** Default 2. */
  workers?: number;
  /** More settings of workers. */
  workerEnv?: Record<string, string>;
  /** More settings of every process. */
  env?: Record<string, string>;
  /** More settings of the first worker. */
  envOfFirstWorker?: Record<string, string>;
  /** The data folder of the workers; default: a temporary one each. */
  workerDataDir?: string;
}

const bucket = { bucket: 'media', accessKeyId: 'id', secretAccessKey: 'secret', region: 'us-east-1' };
const captions = [{ start: 0.1, end: 1.8, text: 'all is well' }];

export async function startFaultFleet(cleanUp: CleanUp, options: FaultFleetOptions = {}): Promise<FaultFleet> {
  const folder = await makeTemporaryFolder(cleanUp);
  const database = await startReplicaSet(cleanUp, options);
  const store = await startFakeS3(bucket);
  cleanUp(() => store.close());
  const storeProxy = await startTcpProxy(store.endpoint);
  cleanUp(() => storeProxy.close());
  const receiver = await startCallbackReceiver();
  cleanUp(() => receiver.close());
  const port = await findFreePort();
  const env = { ...settings({ database, storeUrl: storeProxy.url, port }), ...options.env };
  const start = async (name: string, role: 'api' | 'worker', more: Record<string, string> = {}, dataDir = '') => {
    const started = await startFleetProcess({
      ...{ name, role, logFile: join(folder, `${name}.log`), env: { ...env, ...more } },
      dataDir: dataDir || join(folder, name),
    });
    cleanUp(() => started.kill9());
    return started;
  };
  const api = await start('api', 'api');
  const names = Array.from({ length: options.workers ?? 2 }, (_, index) => `worker-${index + 1}`);
  const workers = await Promise.all(
    names.map((name, index) => {
      const ofFirst = index === 0 ? options.envOfFirstWorker : {};
      return start(name, 'worker', { ...options.workerEnv, ...ofFirst }, options.workerDataDir);
    }),
  );
  const customer = await createCustomer({ env, folder, baseUrl: `http://127.0.0.1:${port}` });
  const clipUrl = await serveClip(cleanUp, folder);
  return {
    database,
    store,
    storeProxy,
    api,
    workers,
    receiver,
    ...customer,
    ...ordering({ ...customer, clipUrl, receiver }),
  };
}

function settings({ database, storeUrl, port }: { database: FaultyDatabase; storeUrl: string; port: number }) {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    MONGODB_URI: database.uri,
    STORAGE: 's3',
    S3_ENDPOINT: storeUrl,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    SPEECH_ENGINE: 'none',
    RENDER_CONCURRENCY: '1',
    ALLOW_PRIVATE_NETWORK: 'true',
    PAYMENTS_PROVIDER: 'signed',
    PAYMENTS_SECRET: paymentSecret,
    PRICE_TABLE: `[{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":${secondsBought}}]`,
    FREE_SECONDS_PER_MONTH: '0',
    RATE_LIMIT_PER_MINUTE: '0',
  };
}

interface Customer {
  userId: number;
  client: ApiClient;
}

async function createCustomer({
  env,
  folder,
  baseUrl,
}: {
  env: Record<string, string>;
  folder: string;
  baseUrl: string;
}): Promise<Customer> {
  const args = ['user', 'create', '--email', 'customer@example.com', '--json'];
  const { id, api_token: token } = JSON.parse(await runCommand(args, { cwd: folder, env }));
  return { userId: id, client: createApiClient({ baseUrl, token }) };
}

/** One clip under any number of addresses. */
async function serveClip(cleanUp: CleanUp, folder: string): Promise<string> {
  const file = makeToneClip(join(folder, 'tone.mp4'), { seconds: clipSeconds });
  const media = await startMediaServer({ '/tone.mp4': { kind: 'file', file } });
  cleanUp(() => media.close());
  return `${media.url}/tone.mp4`;
}

function ordering({ client, userId, clipUrl, receiver }: Customer & { clipUrl: string; receiver: CallbackReceiver }) {
  const videoIds: string[] = [];
  let payments = 0;
  const fields = { video_url: clipUrl, captions, callback: receiver.url };
  return {
    videoIds,
    async createVideos(count: number) {
      const created = await Promise.all(Array.from({ length: count }, () => createUntilAnswered(client, fields)));
      videoIds.push(...created);
      return created;
    },
    async pay() {
      payments += 1;
      await payUntilAccepted(`${client.baseUrl}/api/payments/ipn/signed`, { id: `payment-${payments}`, userId });
    },
    boughtSeconds: () => payments * secondsBought,
  };
}

async function createUntilAnswered({ baseUrl, token }: ApiClient, fields: unknown): Promise<string> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  };
  return untilDone(async () => {
    const request = { method: 'POST', headers, body: JSON.stringify(fields) };
    const reply = await fetch(`${baseUrl}/api/video/create`, request);
    if (reply.status !== 201) throw new Error(`answered ${reply.status}: ${await reply.text()}`);
    return ((await reply.json()) as { video_id: string }).video_id;
  });
}

async function payUntilAccepted(url: string, { id, userId }: { id: string; userId: number }): Promise<void> {
  const data = { payment_id: id, item: 'minutes-60', amount: '9.00', currency: 'USD', user_id: userId };
  await untilDone(async () => {
    const { body, headers } = signPayment({ type: 'payment.completed', data }, { id, at: new Date() });
    const reply = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
    if (reply.status !== 200) throw new Error(`a payment was answered ${reply.status}: ${await reply.text()}`);
  });
}
