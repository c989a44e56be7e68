import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Schema } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../../src/infra/database/connect-database.ts';
import { findMongod } from '../../../src/infra/database/embedded/find-mongod.ts';
import { capLog, type EmbeddedMongod, startEmbeddedMongod } from '../../../src/infra/database/embedded-mongod.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { findTestMongod } from '../../support/find-test-mongod.ts';
import { waitFor } from '../../support/wait-for.ts';

const mongodBinary = findTestMongod() ?? '';

let dataDir: string;
let children: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongod-'));
  children = [];
});

afterEach(async () => {
  for (const child of children) await kill(child);
  const left = await runningMongod();
  if (left) process.kill(left.pid, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

describe.skipIf(mongodBinary === '')('startEmbeddedMongod', () => {
  it('runs in its own process group, and leaves no process when it is stopped', async () => {
    const mongod = await start();
    const pid = (await runningMongod())?.pid;
    expect(await processGroupOf(pid)).toBe(pid);
    await mongod.stop();
    expect(await runningMongod()).toBeNull();
    expect(await readdir(join(dataDir, 'database', 'users'))).toEqual([]);
  });

  it('keeps its data and port when restarted', async () => {
    const first = await start();
    await write(first, 'kept');
    await first.stop();
    const second = await start();
    expect(second.uri).toBe(first.uri);
    expect(await read(second)).toEqual(['kept']);
    await second.stop();
  });

  it('is shared by all processes that start it, and ends with the last one', async () => {
    const mongods = await Promise.all([start(), start(), start()]);
    const holder = await hold();
    expect(new Set([...mongods.map(({ uri }) => uri), holder.uri]).size).toBe(1);
    const pid = (await runningMongod())?.pid;
    await Promise.all(mongods.map((mongod) => mongod.stop()));
    expect((await runningMongod())?.pid).toBe(pid);
    holder.child.kill('SIGTERM');
    await once(holder.child, 'exit');
    expect(await runningMongod()).toBeNull();
  });

  it('is found again after its service was killed, and ends with the next one', async () => {
    const { child } = await hold();
    const before = await runningMongod();
    await kill(child);
    const next = await start();
    expect(await runningMongod()).toEqual(before);
    await next.stop();
    expect(await runningMongod()).toBeNull();
  });

  it('loses no acknowledged write when it is killed', async () => {
    const first = await hold();
    await write(first, 'acknowledged');
    await killAll(first.child);
    const next = await start();
    expect(await read(next)).toEqual(['acknowledged']);
    await next.stop();
  });

  it('is restarted when it dies while the service runs', async () => {
    const mongod = await start();
    const database = await connect(mongod);
    const notes = notesOf(database);
    await notes.create({ text: 'before' });
    const pid = (await runningMongod())?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await until(async () => ((await runningMongod())?.pid ?? pid) !== pid);
    // the driver looks for a server for ten seconds, and a busy machine needs longer to start one
    await waitFor(() => database.ping());
    await notes.create({ text: 'after' });
    expect(await notes.countDocuments()).toBe(2);
    await database.close();
    await mongod.stop();
  });

  it('moves to another port when another program uses the stored one, and keeps the data', async () => {
    const first = await start();
    await write(first, 'moved');
    await first.stop();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await writeFile(join(dataDir, 'database', 'port'), `${port}\n`);
    const second = await start();
    expect(portOf(second)).not.toBe(port);
    expect(await read(second)).toEqual(['moved']);
    await second.stop();
    other.close();
  });

  it.each(['files/mongod.lock', 'files/storage.bson'])(
    'starts after all processes were killed when %s appeared',
    async (file) => {
      const { child } = spawnHolder();
      await until(async () => existsSync(join(dataDir, 'database', file)));
      await killAll(child);
      const next = await start();
      await write(next, 'works');
      expect(await read(next)).toEqual(['works']);
      await next.stop();
    },
  );

  it('replaces a mongod whose service was killed while stopping it', async () => {
    const { child, uri } = await hold();
    const before = await runningMongod();
    await kill(child);
    await writeFile(join(dataDir, 'database', 'stopping'), String(before?.pid));
    const next = await start();
    expect(next.uri).toBe(uri);
    expect((await runningMongod())?.pid).not.toBe(before?.pid);
    await next.stop();
  });

  it('renames a log that has grown too large, and continues in a new one', async () => {
    const mongod = await start();
    const log = join(dataDir, 'database', 'mongod.log');
    const pid = (await runningMongod())?.pid ?? 0;
    await capLog(log, pid, 1_000_000_000);
    expect(existsSync(`${log}.1`)).toBe(false);
    await capLog(log, pid, 1_000);
    await until(async () => existsSync(log));
    expect((await stat(`${log}.1`)).size).toBeGreaterThan(1_000);
    await mongod.stop();
  });

  it('reports that it does not start, with the path of its log', async () => {
    const attempt = startEmbeddedMongod({ mongodBinary: '/bin/false', dataDir, logger: silentLogger });
    await expect(attempt).rejects.toMatchObject({ code: 'configuration' });
    await expect(attempt).rejects.toThrow(/does not start.*mongod\.log/);
    expect(await readdir(join(dataDir, 'database', 'users'))).toEqual([]);
  });
});

function start(): Promise<EmbeddedMongod> {
  return startEmbeddedMongod({ mongodBinary, dataDir, logger: silentLogger });
}

function runningMongod() {
  return findMongod(join(dataDir, 'database', 'files'));
}

/** Starts it in a separate process that can be killed. */
async function hold(): Promise<{ child: ChildProcess; uri: string }> {
  const { child, firstLine } = spawnHolder();
  return { child, uri: await firstLine };
}

function spawnHolder(): { child: ChildProcess; firstLine: Promise<string> } {
  const script = join(import.meta.dirname, '../../support/hold-mongod.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, mongodBinary, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const firstLine = once(child.stdout, 'data').then(([data]) => String(data).trim());
  return { child, firstLine };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function killAll(child: ChildProcess): Promise<void> {
  await kill(child);
  const mongod = await runningMongod();
  if (mongod) process.kill(mongod.pid, 'SIGKILL');
  await until(async () => (await runningMongod()) === null);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(50);
}

async function processGroupOf(pid: number | undefined): Promise<number> {
  const fields = await readFile(`/proc/${pid}/stat`, 'utf8');
  // the third field after the command, which is in brackets: proc(5)
  return Number(fields.slice(fields.lastIndexOf(')') + 2).split(' ')[2]);
}

function portOf({ uri }: { uri: string }): number {
  return Number(new URL(uri).port);
}

function connect({ uri }: { uri: string }) {
  return connectDatabase({ uri, logger: silentLogger });
}

function notesOf(database: Awaited<ReturnType<typeof connect>>) {
  return database.connection.model('Note', new Schema({ text: String }));
}

async function write(mongod: { uri: string }, text: string): Promise<void> {
  const database = await connect(mongod);
  await notesOf(database).create({ text });
  await database.close();
}

async function read(mongod: { uri: string }): Promise<unknown[]> {
  const database = await connect(mongod);
  const notes = await notesOf(database).find().lean();
  await database.close();
  return notes.map(({ text }) => text);
}
