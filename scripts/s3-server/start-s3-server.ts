import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CreateBucketCommand, DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { findFreePort } from '../service/free-port.ts';
import { ensureS3Server } from './ensure-s3-server.ts';
import { readStoreTraffic, type StoreTraffic } from './store-traffic.ts';

export interface S3Server {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  pid: number;
  /** Settings of a service that uses it. */
  settings: Record<string, string>;
  /** What it has received and sent since it started, by its own counters. */
  traffic(): Promise<StoreTraffic>;
  /** Ends it at once. What it stored stays in its folder. */
  stop(): Promise<void>;
}

const account = { bucket: 'media', region: 'us-east-1', accessKeyId: 'captioneer', secretAccessKey: 'only for tests' };

/** Its parts find one another within about ten seconds; a machine that is busy needs longer. */
const readyWithinMs = 120_000;
const pollMs = 100;

/**
 * Starts a real S3-compatible server on loopback, with one empty bucket, and waits until it stores objects.
 * @param folder for its data and its log; it must be empty
 * @throws Error with a message for people when it cannot be had, or does not start
 */
export async function startS3Server(folder: string): Promise<S3Server> {
  const program = await ensureS3Server();
  const ports = await findFreePorts();
  const logFile = await prepare(folder);
  const child = spawnServer({ program, args: serverArgs(folder, ports), folder, logFile });
  const stop = async () => {
    await endNow(child);
    await removeSockets(ports);
  };
  const endpoint = `http://127.0.0.1:${ports.s3}`;
  try {
    await untilItStores({ child, endpoint, logFile });
  } catch (error) {
    await stop();
    throw error;
  }
  const settings = {
    STORAGE: 's3',
    S3_ENDPOINT: endpoint,
    S3_REGION: account.region,
    S3_BUCKET: account.bucket,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  };
  const traffic = () => readStoreTraffic(`http://127.0.0.1:${ports.metrics}/metrics`);
  return { ...account, endpoint, settings, pid: child.pid ?? 0, traffic, stop };
}

const parts = [
  'master',
  'masterGrpc',
  'volume',
  'volumeGrpc',
  'filer',
  'filerGrpc',
  's3',
  's3Grpc',
  'metrics',
] as const;
type Ports = Record<(typeof parts)[number], number>;

async function findFreePorts(): Promise<Ports> {
  const found = new Set<number>();
  while (found.size < parts.length) found.add(await findFreePort());
  return Object.fromEntries([...found].map((port, index) => [parts[index], port])) as Ports;
}

/** Writes the configuration. @returns the path of the log */
async function prepare(folder: string): Promise<string> {
  await mkdir(join(folder, 'data'), { recursive: true });
  const { accessKeyId: accessKey, secretAccessKey: secretKey } = account;
  const actions = ['Admin', 'Read', 'Write', 'List', 'Tagging'];
  const identities = [{ name: 'tests', credentials: [{ accessKey, secretKey }], actions }];
  writeFileSync(join(folder, 's3.json'), JSON.stringify({ identities }));
  return join(folder, 's3-server.log');
}

function serverArgs(folder: string, ports: Ports): string[] {
  return [
    '-logtostderr=true',
    'server',
    `-dir=${join(folder, 'data')}`,
    '-ip=127.0.0.1',
    '-ip.bind=127.0.0.1',
    `-metricsPort=${ports.metrics}`,
    `-master.port=${ports.master}`,
    `-master.port.grpc=${ports.masterGrpc}`,
    // it would report statistics to its makers
    '-master.telemetry=false',
    '-master.volumeSizeLimitMB=256',
    `-volume.port=${ports.volume}`,
    `-volume.port.grpc=${ports.volumeGrpc}`,
    '-volume.max=100',
    '-filer',
    `-filer.port=${ports.filer}`,
    `-filer.port.grpc=${ports.filerGrpc}`,
    '-s3',
    `-s3.config=${join(folder, 's3.json')}`,
    `-s3.port=${ports.s3}`,
    `-s3.port.grpc=${ports.s3Grpc}`,
    // other interfaces, at ports that are the same everywhere
    '-s3.port.iceberg=0',
    '-s3.port.lance=0',
    '-s3.iam=false',
  ];
}

/** It puts them into /tmp, wherever its data are. */
async function removeSockets(ports: Ports): Promise<void> {
  const names = [
    `filer-${ports.filer}`,
    `s3-${ports.s3}`,
    `master-grpc-${ports.masterGrpc}`,
    `volume-grpc-${ports.volumeGrpc}`,
    `filer-grpc-${ports.filerGrpc}`,
    `s3-grpc-${ports.s3Grpc}`,
  ];
  await Promise.all(names.map((name) => rm(`/tmp/seaweedfs-${name}.sock`, { force: true })));
}

function spawnServer({ program, args, folder, logFile }: Spawning) {
  const log = openSync(logFile, 'a');
  try {
    return spawn(program, args, { cwd: folder, env: { HOME: folder, TMPDIR: folder }, stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
  }
}

interface Spawning {
  program: string;
  args: string[];
  folder: string;
  logFile: string;
}

/** It answers before its parts have found one another, and refuses to store until then. */
async function untilItStores({ child, endpoint, logFile }: Starting): Promise<void> {
  let failure: unknown = null;
  child.once('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + readyWithinMs;
  const { bucket: Bucket, region, ...credentials } = account;
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1 });
  const probe = { Bucket, Key: 'is-it-ready' };
  let hasBucket = false;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null && failure === null) {
    try {
      if (!hasBucket) await client.send(new CreateBucketCommand({ Bucket }));
      hasBucket = true;
      await client.send(new PutObjectCommand({ ...probe, Body: 'x' }), { requestTimeout: 20_000 });
      await client.send(new DeleteObjectCommand(probe));
      return client.destroy();
    } catch {
      await delay(pollMs);
    }
  }
  client.destroy();
  const end = failure ?? readFileSync(logFile, 'utf8').trim().split('\n').slice(-12).join('\n');
  throw new Error(`The S3 server did not start: ${end}`);
}

interface Starting {
  child: ChildProcess;
  endpoint: string;
  logFile: string;
}

async function endNow(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
