import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { speakWithEspeak } from '../../scripts/bench/speech/synthesis/espeak.ts';
import { testTools } from './make-wav.ts';

/** What a person says into a voice note, as messengers send it: Opus in Ogg. @param voice of eSpeak, such as `de` */
export async function voiceNote(dir: string, text: string, voice: string): Promise<string> {
  const { samples, sampleRate } = await speakWithEspeak(text, { name: voice });
  const raw = join(dir, 'said.raw');
  await writeFile(raw, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
  return makeOpus(dir, ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', raw]);
}

let made = 0;

/** The sound that ffmpeg's arguments name, as a voice note. */
export async function makeOpus(dir: string, input: readonly string[]): Promise<string> {
  const file = join(dir, `note-${++made}.oga`);
  await execa(testTools.ffmpeg, ['-v', 'error', '-y', ...input, '-c:a', 'libopus', '-b:a', '32k', '-f', 'ogg', file]);
  return file;
}
