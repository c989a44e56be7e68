import { once } from 'node:events';
import { execa } from 'execa';
import { afterAll, describe, expect, it } from 'vitest';
import type { BeginningWords } from '../../../../src/engine/speech/transcriber.ts';
import { createWhisperTranscriber } from '../../../../src/engine/speech/whisper/whisper-transcriber.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { describeTranscriber, expectInOrder } from '../../../contracts/transcriber.contract.ts';
import { childProcesses, processesInGroup } from '../../../support/child-processes.ts';
import { collectPieces } from '../../../support/collect-pieces.ts';
import { jfk, makeWav, silence, temporaryFolder, testTools } from '../../../support/make-wav.ts';
import { waitUntil } from '../../../support/wait-until.ts';

const vadModelFile = 'assets/models/silero_vad.onnx';
const modelDir = testTools.speechModelDir ?? '';
const create = () => createWhisperTranscriber({ modelDir, vadModelFile, logger: silentLogger });

/** «And so my fellow Americans, ask not». */
const firstWords = ['-t', '5', ...jfk];

describeTranscriber('Whisper', async () => {
  const transcriber = create();
  return {
    transcriber,
    slowTranscriber: transcriber,
    // By then it loads the model or decodes: both are native code.
    atWork: (shares) => waitUntil(() => shares.length > 0),
    release: async () => undefined,
  };
});

describe('createWhisperTranscriber', () => {
  const folder = temporaryFolder();
  afterAll(folder.remove);

  it('detects and transcribes Spanish', async () => {
    const wavFile = await makeWav(`${folder.path}/es.wav`, ['-i', 'test/fixtures/es-capitan-veneno.flac', '-t', '26']);
    const { language, words, languageNotice } = await create().transcribe({ wavFile });
    expect({ language, languageNotice }).toEqual({ language: 'es', languageNotice: undefined });
    const sure = words.filter(({ confidence = 0 }) => confidence > 0.7);
    expect(sure.length).toBeGreaterThan(words.length / 3);
    expect(words.every(({ confidence = -1 }) => confidence >= 0 && confidence <= 1)).toBe(true);
    const guessed = words.filter(({ guesses }) => guesses);
    expect(guessed.length).toBeGreaterThan(0);
    expect(guessed.every(({ text, confidence = 1, guesses = [] }) => confidence < 0.6 && !guesses.includes(text))).toBe(
      true,
    );
    expect(words.map((word) => word.text).join(' ')).toMatch(/don manuel tamayo.*real academia española.*manuel/i);
  });

  it('puts the first word after a long silence where it is spoken, whatever language the caller claims', async () => {
    const input = [...silence(12), ...jfk, '-filter_complex', '[0][1]concat=n=2:v=0:a=1'];
    const wavFile = await makeWav(`${folder.path}/late.wav`, input);
    const { language, words, languageNotice } = await create().transcribe({ wavFile, language: 'de' });
    expect({ language, languageNotice }).toEqual({ language: 'en', languageNotice: 'contradicted_by_sound' });
    expect(words[0]?.text).toBe('And');
    // As seen in the waveform, the voice begins 0.31 s into the recording.
    expect(Math.abs((words[0]?.startMs ?? 0) - 12_310)).toBeLessThan(60);
    expectInOrder(words, 23_000);
  });

  it('goes on where it was interrupted, with the transcript of a run that was not', async () => {
    // two phrases, which the pause makes two chunks
    const phrase = await makeWav(`${folder.path}/first-words.wav`, [...firstWords, '-af', 'apad=pad_dur=4']);
    const wavFile = await makeWav(`${folder.path}/twice.wav`, ['-stream_loop', '1', '-i', phrase]);
    const whole = collectPieces();
    const transcript = await create().transcribe({ wavFile }, { pieces: whole.pieces });
    const abort = new AbortController();
    const first = collectPieces({}, () => abort.abort(new Error('the service stops')));
    const interrupted = create().transcribe({ wavFile }, { pieces: first.pieces, signal: abort.signal });
    await expect(interrupted).rejects.toThrow('the service stops');
    const second = collectPieces(first.all());
    expect(await create().transcribe({ wavFile }, { pieces: second.pieces })).toEqual(transcript);
    const [all, before, after] = [whole, first, second].map(({ added }) => Object.keys(added));
    expect(before?.length).toBeGreaterThan(0);
    expect(after?.length).toBe((all?.length ?? 0) - (before?.length ?? 0));
    expect(after?.length).toBeGreaterThan(0);
    expect(transcript.words.length).toBeGreaterThan(10);
  });

  it('reports the words of the beginning long before the rest, which change nothing about the transcript', async () => {
    // with pauses, so that there is less to decode
    const phrase = await makeWav(`${folder.path}/phrase.wav`, [...firstWords, '-af', 'apad=whole_dur=25']);
    const wavFile = await makeWav(`${folder.path}/talk.wav`, ['-stream_loop', '-1', '-i', phrase, '-t', '138']);
    const pieces = collectPieces();
    const found: { beginning: BeginningWords; share: number }[] = [];
    let share = 0;
    const options = {
      onProgress: (now: number) => {
        share = now;
      },
      onWords: (beginning: BeginningWords) => found.push({ beginning, share }),
    };
    const transcript = await create().transcribe({ wavFile }, { pieces: pieces.pieces, ...options });
    const [first, second] = found;
    expect(found).toHaveLength(2);
    expect(first?.share).toBeLessThan(0.05);
    expect(first?.beginning.language).toBe('en');
    const untilMs = first?.beginning.untilMs ?? 0;
    expect(untilMs).toBeGreaterThan(4_000);
    expect(first?.beginning.words.length).toBeGreaterThan(5);
    expect(first?.beginning.words).toEqual(transcript.words.filter(({ startMs }) => startMs < untilMs));
    const moreMs = second?.beginning.untilMs ?? 0;
    expect(moreMs).toBeGreaterThan(45_000);
    expect(second?.beginning.words).toEqual(transcript.words.filter(({ startMs }) => startMs < moreMs));
    // the same transcript comes from the same outputs
    const again = collectPieces(pieces.all());
    expect(await create().transcribe({ wavFile }, { pieces: again.pieces })).toEqual(transcript);
    expect(again.added).toEqual({});
  });

  it('reports a language that it does not know, and detects the language itself', async () => {
    const wavFile = await makeWav(`${folder.path}/short.wav`, [...jfk, '-ss', '7.8', '-t', '3.2']);
    const { language, languageNotice } = await create().transcribe({ wavFile, language: 'kl' });
    expect({ language, languageNotice }).toEqual({ language: 'en', languageNotice: 'unknown_language' });
  });

  it('finds no language where nobody speaks', async () => {
    const sound = "aevalsrc='0.3*sin(2*PI*220*pow(2,floor(mod(t*3,8))/12)*t)+0.1*random(0)*exp(-20*mod(t*2,1))':d=8";
    const wavFile = await makeWav(`${folder.path}/tones.wav`, ['-f', 'lavfi', '-i', sound]);
    await expect(create().transcribe({ wavFile })).resolves.toEqual({ language: null, words: [] });
  });

  it('fails on a wrong file, and leaves no process alive', async () => {
    const before = childProcesses();
    const stereo = `${folder.path}/stereo.flac`;
    await expect(create().transcribe({ wavFile: stereo })).rejects.toMatchObject({ code: 'speech_failed' });
    expect(childProcesses()).toEqual(before);
  });

  it('does not outlive a service that is killed', async () => {
    const wavFile = await makeWav(`${folder.path}/long.wav`, silence(3600));
    const script = `
      const { runTranscriberChild } = await import('${process.cwd()}/src/engine/speech/whisper/run-transcriber-child.ts');
      const request = ${JSON.stringify({ wavFile, modelDir, vadModelFile, threads: 1 })};
      await runTranscriberChild(request, { onProgress: () => console.log('transcribing') });`;
    const service = execa(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      reject: false,
    });
    await once(service.stdout, 'data');
    // Only the transcriber leads a group; the helper of the service's module loader is in the service's group.
    const transcribers = childProcesses(service.pid).filter((pid) => processesInGroup(pid).includes(pid));
    service.kill('SIGKILL');
    await service;
    expect(transcribers).toHaveLength(1);
    await waitUntil(() => transcribers.flatMap(processesInGroup).length === 0);
  });

  it('rejects with what the caller’s onProgress throws, and ends its work', async () => {
    const before = childProcesses();
    const wavFile = await makeWav(`${folder.path}/progress.wav`, silence(5));
    const onProgress = () => {
      throw new Error('lease lost');
    };
    await expect(create().transcribe({ wavFile }, { onProgress })).rejects.toThrow('lease lost');
    expect(childProcesses()).toEqual(before);
  });

  it('reports what is missing and how to install it', async () => {
    const transcriber = createWhisperTranscriber({ modelDir: folder.path, vadModelFile, logger: silentLogger });
    const fix = 'node scripts/setup.mjs';
    await expect(transcriber.available()).resolves.toMatchObject({ ok: false, fix });
    expect(transcriber.id).not.toBe(create().id);
  });
});
