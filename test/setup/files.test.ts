import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  readTools,
  readWholeManifest,
  replaceFolder,
  sha256OfFile,
  verifySha256,
  writeFileAtomically,
  writeManifest,
  writeTools,
} from '../../scripts/setup/files.mjs';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('checking a file', () => {
  const path = () => join(folder, 'file');

  it('takes the SHA-256 of its content', async () => {
    writeFileSync(path(), 'abc');
    expect(await sha256OfFile(path())).toBe(createHash('sha256').update('abc').digest('hex'));
  });

  it('refuses a file with another hash, naming both', async () => {
    writeFileSync(path(), 'abc');
    await expect(verifySha256(path(), 'f00d')).rejects.toThrow(/its SHA-256 is ba7816bf\w+, not f00d/);
  });
});

describe('writing all or nothing', () => {
  it('makes the folder, replaces the file and leaves no temporary one', () => {
    const path = join(folder, 'deep/file.txt');
    writeFileAtomically(path, 'old');
    writeFileAtomically(path, 'new');
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(readdirSync(join(folder, 'deep'))).toEqual(['file.txt']);
  });

  it('replaces a folder as a whole', async () => {
    const path = join(folder, 'model');
    await replaceFolder(path, async (temporary) => writeFileSync(join(temporary, 'old.onnx'), '1'));
    await replaceFolder(path, async (temporary) => writeFileSync(join(temporary, 'new.onnx'), '2'));
    expect(readdirSync(path)).toEqual(['new.onnx']);
    expect(readdirSync(folder)).toEqual(['model']);
  });

  it('keeps the old folder when filling the new one fails', async () => {
    const path = join(folder, 'model');
    await replaceFolder(path, async (temporary) => writeFileSync(join(temporary, 'good.onnx'), '1'));
    const failing = replaceFolder(path, async (temporary) => {
      writeFileSync(join(temporary, 'half.onnx'), '2');
      throw new Error('disk full');
    });
    await expect(failing).rejects.toThrow('disk full');
    expect(readdirSync(path)).toEqual(['good.onnx']);
    expect(readdirSync(folder)).toEqual(['model']);
  });
});

describe('a manifest', () => {
  const write = (content: string) => {
    writeFileSync(join(folder, 'encoder.onnx'), content);
    writeManifest(folder, { source: 'here', files: { 'encoder.onnx': { sizeBytes: 4, sha256: 'whatever' } } });
  };

  it('is read while its files exist with their full size', () => {
    write('full');
    expect(readWholeManifest(folder)?.source).toBe('here');
  });

  it('is not read if a file is too short or missing', () => {
    write('cut');
    expect(readWholeManifest(folder)).toBeNull();
    rmSync(join(folder, 'encoder.onnx'));
    expect(readWholeManifest(folder)).toBeNull();
  });

  it('is null without a file', () => {
    expect(readWholeManifest(join(folder, 'nowhere'))).toBeNull();
  });
});

describe('tools.json', () => {
  const tools = {
    ffmpeg: '/c/ffmpeg',
    ffprobe: '/c/ffprobe',
    mongod: null,
    speechModelDir: '/c/whisper-base',
    sentenceModelDir: '/c/sentence-encoder',
  };

  it('is read by the service as setup wrote it', () => {
    writeTools(folder, tools);
    expect(readToolPaths(folder)).toEqual(tools);
    expect(readTools(folder)).toEqual(tools);
  });

  it('names no tools when it is missing or invalid', () => {
    const none = { ffmpeg: null, ffprobe: null, mongod: null, speechModelDir: null, sentenceModelDir: null };
    expect(readTools(folder)).toEqual(none);
    writeFileSync(join(folder, 'tools.json'), '{"ffmpeg": "/c/ff');
    expect(readTools(folder)).toEqual(none);
    expect(existsSync(join(folder, 'tools.json'))).toBe(true);
  });
});
