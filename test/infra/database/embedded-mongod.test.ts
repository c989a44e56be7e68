import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Schema } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../../src/infra/database/connect-database.ts';
import { capLog } from '../../../src/infra/database/embedded/cap-log.ts';
import { findMongod } from '../../../src/infra/database/embedded/find-mongod.ts';
import { type EmbeddedMongod, startEmbeddedMongod } from '../../../src/infra/database/embedded-mongod.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { findTestMongod } from '../../support/find-test-mongod.ts';

const mongodBinary = findTestMongod() ?? '';

let dataDir: string;
let children: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongod-'));
  children = [];
});

afterEach(async () => {
  for (const child of children) await kill(child);
  const left = await livingMongod();
  if (left) process.kill(left.pid, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

describe.skipIf(mongodBinary === '')('startEmbeddedMongod', () => {
  it('runs in a process group of its own, and leaves no process behind when it is stopped', async () => {
    const mongod = await start();
    const pid = (await livingMongod())?.pid;
    expect(await processGroupOf(pid)).toBe(pid);
    await mongod.stop();
    expect(await livingMongod()).toBeNull();
    expect(await readdir(join(dataDir, 'database', 'users'))).toEqual([]);
  });

  it('keeps data and port from one start to the next', async () => {
    const first = await start();
    await write(first, 'kept');
    await first.stop();
    const second = await start();
    expect(second.uri).toBe(first.uri);
    expect(await read(second)).toEqual(['kept']);
    await second.stop();
  });

  it('is shared by all who start it, and stopped by the last', async () => {
    const mongods = await Promise.all([start(), start(), start()]);
    const holder = await hold();
    expect(new Set([...mongods.map(({ uri }) => uri), holder.uri]).size).toBe(1);
    const pid = (await livingMongod())?.pid;
    await Promise.all(mongods.map((mongod) => mongod.stop()));
    expect((await livingMongod())?.pid).toBe(pid);
    holder.child.kill('SIGTERM');
    await once(holder.child, 'exit');
    expect(await livingMongod()).toBeNull();
  });

  it('is adopted after its service was killed, and then stopped with the next', async () => {
    const { child } = await hold();
    const before = await livingMongod();
    await kill(child);
    const next = await start();
    expect(await livingMongod()).toEqual(before);
    await next.stop();
    expect(await livingMongod()).toBeNull();
  });

  it('loses nothing it has acknowledged when it is killed itself', async () => {
    const first = await hold();
    await write(first, 'acknowledged');
    await killAll(first.child);
    const next = await start();
    expect(await read(next)).toEqual(['acknowledged']);
    await next.stop();
  });

  it('is started again when it dies under a running service', async () => {
    const mongod = await start();
    const database = await connect(mongod);
    const notes = notesOf(database);
    await notes.create({ text: 'before' });
    const pid = (await livingMongod())?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await until(async () => ((await livingMongod())?.pid ?? pid) !== pid);
    await notes.create({ text: 'after' });
    expect(await notes.countDocuments()).toBe(2);
    await database.close();
    await mongod.stop();
  });

  // between the stop and the stranger another test's server may take the port, which is then no case of this one
  it('moves to another port when a stranger has taken its own, and keeps the data', { retry: 2 }, async () => {
    const first = await start();
    await write(first, 'moved');
    await first.stop();
    const stranger = createServer().listen(portOf(first), '127.0.0.1');
    await once(stranger, 'listening');
    const second = await start();
    expect(portOf(second)).not.toBe(portOf(first));
    expect(await read(second)).toEqual(['moved']);
    await second.stop();
    stranger.close();
  });

  it.each(['files/mongod.lock', 'files/storage.bson'])(
    'starts after everything was killed as %s appeared',
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

  it('replaces one that somebody was killed while stopping', async () => {
    const { child, uri } = await hold();
    const before = await livingMongod();
    await kill(child);
    await writeFile(join(dataDir, 'database', 'stopping'), String(before?.pid));
    const next = await start();
    expect(next.uri).toBe(uri);
    expect((await livingMongod())?.pid).not.toBe(before?.pid);
    await next.stop();
  });

  it('moves a log that has grown too large away, and goes on in a new one', async () => {
    const mongod = await start();
    const log = join(dataDir, 'database', 'mongod.log');
    const pid = (await livingMongod())?.pid ?? 0;
    await capLog(log, pid, 1_000_000_000);
    expect(existsSync(`${log}.1`)).toBe(false);
    await capLog(log, pid, 1_000);
    await until(async () => existsSync(log));
    expect((await stat(`${log}.1`)).size).toBeGreaterThan(1_000);
    await mongod.stop();
  });

  it('says that it does not start, and names its log', async () => {
    const attempt = startEmbeddedMongod({ mongodBinary: '/bin/false', dataDir, logger: silentLogger });
    await expect(attempt).rejects.toMatchObject({ code: 'configuration' });
    await expect(attempt).rejects.toThrow(/does not start.*mongod\.log/);
    expect(await readdir(join(dataDir, 'database', 'users'))).toEqual([]);
  });
});

function start(): Promise<EmbeddedMongod> {
  return startEmbeddedMongod({ mongodBinary, dataDir, logger: silentLogger });
}

function livingMongod() {
  return findMongod(join(dataDir, 'database', 'files'));
}

/** The same in a process of its own, which can be killed. */
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
  const mongod = await livingMongod();
  if (mongod) process.kill(mongod.pid, 'SIGKILL');
  await until(async () => (await livingMongod()) === null);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(5);
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
