import { readdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommandTranscriber } from '../../../../src/engine/speech/command/command-transcriber.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { describeTranscriber } from '../../../contracts/transcriber.contract.ts';
import { processesInGroup } from '../../../support/child-processes.ts';
import { makeWav, silence, temporaryFolder } from '../../../support/make-wav.ts';
import { waitUntil } from '../../../support/wait-until.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

/** Writes a speech program like an operator's, and returns the command that runs it. */
function program(name: string, lines: string[]): string {
  const file = `${folder.path}/${name}.mjs`;
  writeFileSync(file, ["import fs from 'node:fs';", 'const wav = process.argv.at(-1);', ...lines].join('\n'));
  return `${process.execPath} ${file}`;
}

const print = (value: unknown) => [`console.log(${JSON.stringify(JSON.stringify(value))})`];
const create = (command: string, timeoutMs = 20_000) =>
  createCommandTranscriber({ command, logger: silentLogger, timeoutMs: () => timeoutMs });

/** Starts a helper process, writes its group's id as a file name, and waits forever. */
const hanging = (name: string) =>
  program(name, [
    "import { spawn } from 'node:child_process';",
    "spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });",
    `fs.writeFileSync('${folder.path}/${name}.pid-' + process.pid, '');`,
    'setInterval(() => {}, 1000);',
  ]);
const groupOf = (name: string) =>
  Number(
    readdirSync(folder.path)
      .find((file) => file.startsWith(`${name}.pid-`))
      ?.split('-')[1],
  );

describeTranscriber('the operator’s own program', async () => ({
  transcriber: create(
    program('jfk', [
      // ffmpeg's header is 78 bytes
      'const isSilent = fs.readFileSync(wav).subarray(78).every((byte) => byte === 0);',
      "const texts = 'And so my fellow Americans ask not what your country can do for you'.split(' ');",
      'const words = texts.map((text, i) => ({ text, start: 0.3 + i / 2, end: 0.9 + i / 2 }));',
      "console.log(JSON.stringify({ language: 'english', words: isSilent ? [] : words }));",
    ]),
  ),
  slowTranscriber: create(hanging('slow')),
  atWork: () => waitUntil(() => groupOf('slow') > 0 && processesInGroup(groupOf('slow')).length === 2),
  release: () => waitUntil(() => processesInGroup(groupOf('slow')).length === 0),
}));

describe('createCommandTranscriber', () => {
  let wavFile: string;
  beforeAll(async () => {
    wavFile = await makeWav(`${folder.path}/a sound; touch oops.wav`, silence(3));
  });

  it('passes the path as the last argument, and language and hints in the environment', async () => {
    const command = program('echo', [
      'const said = [...process.argv.slice(2), process.env.CAPTIONEER_LANGUAGE, process.env.CAPTIONEER_HINTS];',
      'console.log(JSON.stringify({ words: said.map((s, i) => ({ text: encodeURIComponent(s), start: i / 2, end: i / 2 + 0.4 })) }))',
    ]);
    const input = { wavFile, language: 'es', hints: ['Zapier', 'Make'] };
    const { words, language } = await create(`${command} --model two\\ words`).transcribe(input);
    const said = words.map((word) => decodeURIComponent(word.text));
    expect(said).toEqual(['--model', 'two words', wavFile, 'es', 'Zapier\nMake']);
    expect(language).toBe('es');
    expect(readdirSync('.')).not.toContain('oops.wav');
  });

  it('puts words in order within the audio, splits several words, and keeps confidences and guesses', async () => {
    const words = [
      { text: 'later', start: 2.5, end: 9, confidence: 0.5, guesses: ['ladder', 'lather', 'leader'] },
      { text: 'two words', start: 0, end: 0.8, guesses: ['too'] },
      { text: '', start: 1, end: 1 },
    ];
    const transcript = await create(program('unordered', print({ language: 'de', words }))).transcribe({ wavFile });
    expect(transcript).toEqual({
      language: 'de',
      words: [
        { text: 'two', startMs: 0, endMs: 300 },
        { text: 'words', startMs: 300, endMs: 800 },
        { text: 'later', startMs: 2500, endMs: 3000, confidence: 0.5, guesses: ['ladder', 'lather'] },
      ],
    });
  });

  it.each([
    ['no output', [], 'the output is empty'],
    ['other text than JSON', ["console.log('Loading model...')"], 'the output is not JSON'],
    ['words without times', print({ words: [{ text: 'Hi' }] }), expect.stringContaining('words[0].start')],
    ['another shape', print(['Hi']), expect.stringContaining('expected object')],
  ])('says what is wrong with %s', async (_, lines, problem) => {
    const details = { problem, retryable: false };
    await expect(create(program('wrong', lines)).transcribe({ wavFile })).rejects.toMatchObject({
      code: 'speech_failed',
      details,
    });
  });

  it('reports how the program failed', async () => {
    const command = program('failing', ["console.error('CUDA out of memory')", 'process.exit(3)']);
    await expect(create(command).transcribe({ wavFile })).rejects.toMatchObject({
      code: 'speech_failed',
      details: { exitCode: 3, stderrTail: 'CUDA out of memory' },
    });
  });

  it('ends a program that times out, with all processes that it started', async () => {
    await expect(create(hanging('endless'), 700).transcribe({ wavFile })).rejects.toMatchObject({
      code: 'speech_failed',
      message: 'The speech program timed out.',
    });
    // The system takes a moment to remove killed processes.
    await waitUntil(() => processesInGroup(groupOf('endless')).length === 0);
  });

  it('reports that there is no such program', async () => {
    const transcriber = create('/nowhere/transcribe --fast');
    await expect(transcriber.available()).resolves.toMatchObject({
      ok: false,
      fix: expect.stringContaining('SPEECH_COMMAND'),
    });
    await expect(transcriber.transcribe({ wavFile })).rejects.toMatchObject({ code: 'speech_unavailable' });
  });
});
