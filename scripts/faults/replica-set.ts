import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { loadConfig } from '../../src/infra/config/read-config.ts';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';
import { findFreePort } from '../service/free-port.ts';
import { type CleanUp, makeTemporaryFolder } from '../service/temporary-service.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import { untilDone } from './until-done.ts';

const { MongoClient } = mongoose.mongo;
type MongoClient = mongoose.mongo.MongoClient;

export interface FaultyDatabase {
  uri: string;
  /** Tells the primary to step down, and not to stand for election again for ten seconds. */
  stepDown(): Promise<void>;
  /** Kills the primary by SIGKILL. @returns what starts it again with its data */
  killPrimary(): Promise<() => Promise<void>>;
  /** Sets a fail point of the primary. https://github.com/mongodb/mongo/wiki/The-failCommand-fail-point */
  failPoint(mode: { times: number } | 'off', data?: Record<string, unknown>): Promise<void>;
  /** Cuts all connections to all members, also those between members. */
  cutConnections(): void;
}

interface Member {
  port: number;
  dbPath: string;
  child: ChildProcess;
}

/** A replica set of real mongods on loopback, each behind a proxy that can cut its connections. Its election timeout is MongoDB's own, 10 s. */
export async function startReplicaSet(cleanUp: CleanUp, { members: count = 3 } = {}): Promise<FaultyDatabase> {
  const folder = await makeTemporaryFolder(cleanUp);
  const members = await Promise.all(Array.from({ length: count }, (_, index) => startMember(join(folder, `${index}`))));
  cleanUp(() => Promise.all(members.map(({ child }) => killMember(child))));
  const proxies = await Promise.all(members.map(({ port }) => startTcpProxy(`http://127.0.0.1:${port}`)));
  cleanUp(() => Promise.all(proxies.map((proxy) => proxy.close())));
  const hosts = proxies.map(({ url }) => new URL(url).host);
  await initiate(`mongodb://127.0.0.1:${members[0]?.port}`, hosts);
  const admin = await connectToSet(cleanUp, `mongodb://${hosts.join(',')}/?replicaSet=${setName}`);
  const memberOf = (host: string | undefined) => {
    const member = members[hosts.indexOf(host ?? '')];
    if (!member) throw new Error(`the replica set has no member ${host}`);
    return member;
  };
  return {
    uri: `mongodb://${hosts.join(',')}/captioneer?replicaSet=${setName}`,
    async stepDown() {
      await admin.command({ replSetStepDown: 10, secondaryCatchUpPeriodSecs: 5, force: true }).catch(ignoreLostAnswer);
    },
    async killPrimary() {
      // its own connections are cut like all others
      const member = memberOf((await untilDone(() => admin.command({ hello: 1 }))).primary);
      await killMember(member.child);
      return async () => {
        member.child = spawnMember(member);
        await untilAnswers(member.port);
      };
    },
    async failPoint(mode, data) {
      await untilDone(() => admin.command({ configureFailPoint: 'failCommand', mode, ...(data ? { data } : {}) }));
    },
    cutConnections: () => {
      for (const proxy of proxies) proxy.cut();
    },
  };
}

const setName = 'faults';

async function startMember(dbPath: string): Promise<Member> {
  mkdirSync(dbPath, { recursive: true });
  const port = await findFreePort();
  const member = { port, dbPath };
  const child = spawnMember(member);
  await untilAnswers(port);
  return { ...member, child };
}

function spawnMember({ port, dbPath }: Pick<Member, 'port' | 'dbPath'>): ChildProcess {
  const { mongod } = readToolPaths(loadConfig().paths.cacheDir);
  if (mongod === null) throw new Error('There is no mongod here. Run: node scripts/setup.mjs --for test');
  const args = [
    ...['--replSet', setName, '--port', String(port), '--dbpath', dbPath, '--bind_ip', '127.0.0.1'],
    ...['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '64'],
    ...['--setParameter', 'enableTestCommands=1', '--setParameter', 'diagnosticDataCollectionEnabled=false'],
  ];
  return spawn(mongod, args, { stdio: 'ignore' });
}

async function killMember(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

function untilAnswers(port: number): Promise<void> {
  return untilDone(() =>
    withClient(`mongodb://127.0.0.1:${port}`, async (client) => {
      await client.db('admin').command({ ping: 1 });
    }),
  );
}

async function initiate(uri: string, hosts: string[]): Promise<void> {
  const members = hosts.map((host, _id) => ({ _id, host }));
  await withClient(uri, async (client) => {
    await client.db('admin').command({ replSetInitiate: { _id: setName, members } });
  });
}

async function withClient<T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(uri, { directConnection: true, serverSelectionTimeoutMS: 2_000 });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.close();
  }
}

async function connectToSet(cleanUp: CleanUp, uri: string) {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 60_000 });
  cleanUp(() => client.close());
  await client.connect();
  return client.db('admin');
}

/** A primary that steps down may cut the connection before it has answered. */
function ignoreLostAnswer(error: unknown): void {
  if (!(error instanceof mongoose.mongo.MongoError)) throw error;
}
