import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskObjectStore } from '../../../src/infra/storage/disk-object-store.ts';
import { checkDisk, checkFfmpeg, createHealthCheck, runCheck } from '../../../src/product/health/check-health.ts';
import { tools } from '../../support/make-clip.ts';

const dir = await mkdtemp(join(tmpdir(), 'captioneer-health-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('a check', () => {
  it('that throws fails with the message of the error', async () => {
    const broken = () => Promise.reject(new Error('no route to host'));
    expect(await runCheck(broken)).toEqual({ ok: false, message: 'no route to host' });
  });

  it('that does not answer fails instead of hanging', async () => {
    const never = () => new Promise<never>(() => undefined);
    expect(await runCheck(never, 10)).toMatchObject({ ok: false, message: 'no answer within 0.01 s' });
  });
});

describe('the check of ffmpeg', () => {
  it('finds everything in the ffmpeg that setup installed', async () => {
    expect(await checkFfmpeg(tools)).toMatchObject({ ok: true });
  });

  it('names what another one lacks, and how to fix it', async () => {
    const poor = join(dir, 'ffmpeg');
    await writeFile(poor, '#!/bin/sh\necho " ... overlay  VV->V  Overlay"\n', { mode: 0o755 });
    const result = await checkFfmpeg({ ...tools, ffmpeg: poor });
    expect(result).toMatchObject({ ok: false, fix: expect.stringContaining('setup.mjs') });
    expect(result.message).toContain('lacks ass, zscale, tonemap, bwdif, libx264, aac');
  });

  it('fails when there is no ffmpeg', async () => {
    expect(await checkFfmpeg({ ...tools, ffmpeg: join(dir, 'none') })).toMatchObject({ ok: false });
  });
});

describe('the check of the disk', () => {
  it('says how much is free, without a path', async () => {
    const { message } = await checkDisk(dir, 0);
    expect(message).toMatch(/^\d+\.\d GiB free$/);
  });
});

describe('whether the service is ready', () => {
  it('is asked of the parts once in three seconds, however many ask, and writes nothing', async () => {
    const store = createDiskObjectStore({ rootDir: join(dir, 'store') });
    const calls: string[] = [];
    const recorded = new Proxy(store, {
      get: (target, name: keyof typeof store) => {
        calls.push(name);
        return target[name];
      },
    });
    let now = 0;
    const check = createHealthCheck({
      database: { ping: async () => undefined },
      store: recorded,
      tools,
      dataDir: dir,
      minFreeDiskBytes: 2 ** 60,
      clock: () => now,
    });
    const answers = await Promise.all(Array.from({ length: 50 }, check));
    expect(answers[0]).toMatchObject({ storage: { ok: true }, database: { ok: true } });
    expect(calls).toEqual(['reach']);
    now = 3_000;
    await check();
    expect(calls).toEqual(['reach', 'reach']);
    // its own requests are refused, but people can read and download
    expect(answers[0]?.disk).toEqual({ ok: true, message: expect.stringContaining('nothing new is accepted') });
    expect(await checkDisk(dir, 2 ** 60)).toMatchObject({
      ok: false,
      fix: expect.stringContaining('MIN_FREE_DISK_BYTES'),
    });
  });
});
