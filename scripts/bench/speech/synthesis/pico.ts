import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { ensurePythonPackages } from '../../../python/ensure-python-packages.ts';
import { projectDir } from '../../../service/service-process.ts';

/** The languages that Pico speaks. Transcribers understand it nearly as well as a person. */
export const picoVoices: Record<string, string> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
};

export const picoSampleRate = 16_000;

/** Speaks texts with SVOX Pico, which does not tell where words begin. @returns 16 kHz mono samples of each text, in order */
export async function speakWithPico(texts: readonly { voice: string; text: string }[], workDir: string) {
  const orders = texts.map((text, i) => ({ ...text, file: join(workDir, `pico-${i}.pcm`) }));
  await runPython('scripts/bench/speech/synthesis/speak-with-pico.py', orders);
  const spoken: Int16Array[] = [];
  for (const { file } of orders) spoken.push(samplesOf(await readFile(file)));
  return spoken;
}

/** Runs a Python program of the benchmark with JSON as its input. @returns what it prints */
export async function runPython(program: string, input: unknown): Promise<string> {
  const env = { PYTHONPATH: await ensurePythonPackages('speech-bench', 'scripts/bench/speech/requirements.txt') };
  const options = { input: JSON.stringify(input), env, stderr: 'inherit' } as const;
  const { stdout } = await execa('python3', [resolve(projectDir, program)], options);
  return stdout;
}

function samplesOf(bytes: Buffer): Int16Array {
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
