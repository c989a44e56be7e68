import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { projectDir } from '../../service/service-process.ts';
import { verifySha256 } from '../../setup/files.mjs';
import { type Clip, writeWav } from './clip.ts';
import { comparableWords } from './compare-words.ts';
import { secondsOf } from './recordings.ts';
import type { SynthesisDeps } from './synthesised.ts';
import { type PromptRecordings, promptRecordings } from './texts/prompts.ts';

/**
 * Clips of announcements that people recorded, half a second apart. They come from Debian's packages into the cache; where
 * there is no apt-get, there are none of them.
 */
export async function loadPromptClips(deps: SynthesisDeps): Promise<Clip[]> {
  const clips: Clip[] = [];
  for (const recordings of promptRecordings) {
    try {
      clips.push(await promptClip(deps, recordings, await ensurePrompts(recordings)));
    } catch (error) {
      console.error(`No recordings of ${recordings.debianPackage}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return clips;
}

/** @returns the folder with the recordings */
async function ensurePrompts({ debianPackage, sha256, folder }: PromptRecordings): Promise<string> {
  const cacheDir = resolve(projectDir, process.env.CACHE_DIR || '.cache');
  const unpacked = join(cacheDir, 'speech-prompts', debianPackage);
  if (!existsSync(unpacked)) {
    await mkdir(join(cacheDir, 'speech-prompts'), { recursive: true });
    const temporary = await mkdtemp(join(cacheDir, 'speech-prompts', 'download-'));
    try {
      await execa('apt-get', ['-qq', 'download', debianPackage], { cwd: temporary });
      const [file = ''] = await readdir(temporary);
      await verifySha256(join(temporary, file), sha256);
      await execa('dpkg-deb', ['-x', join(temporary, file), join(temporary, 'unpacked')]);
      await rename(join(temporary, 'unpacked'), unpacked);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }
  return join(unpacked, 'usr/share/asterisk/sounds', folder);
}

async function promptClip(
  { ffmpeg, workDir }: SynthesisDeps,
  recordings: PromptRecordings,
  folder: string,
): Promise<Clip> {
  const { language, prompts } = recordings;
  const names = Object.keys(prompts);
  const inputs = names.flatMap((name) => ['-f', 'g722', '-i', join(folder, `${name}.g722`)]);
  const padded = names.map((_, i) => `[${i}]apad=pad_dur=0.5[p${i}]`);
  const joined = `${names.map((_, i) => `[p${i}]`).join('')}concat=n=${names.length}:v=0:a=1`;
  const wavFile = join(workDir, `prompts-${language}.wav`);
  await writeWav(ffmpeg, [...inputs, '-filter_complex', [...padded, joined].join(';')], wavFile);
  const texts = Object.values(prompts);
  const text = texts.includes(null) ? '' : texts.join(' ');
  const words = text === '' ? null : comparableWords(text).map((word) => ({ text: word, startMs: null }));
  return {
    name: `prompts-${language}`,
    kind: 'recorded',
    language,
    wavFile,
    seconds: await secondsOf(wavFile),
    text,
    words,
  };
}
