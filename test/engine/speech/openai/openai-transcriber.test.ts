import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAiTranscriber } from '../../../../src/engine/speech/openai/openai-transcriber.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { describeTranscriber, expectInOrder } from '../../../contracts/transcriber.contract.ts';
import { collectPieces } from '../../../support/collect-pieces.ts';
import { type FakeOpenAiSpeech, fakeApiKey, startFakeOpenAiSpeech } from '../../../support/fake-openai-speech.ts';
import { jfk, makeWav, temporaryFolder } from '../../../support/make-wav.ts';
import { waitUntil } from '../../../support/wait-until.ts';

const create = (url: string, apiKey: string | null = fakeApiKey) =>
  createOpenAiTranscriber({ url, apiKey, model: 'whisper-1', logger: silentLogger });

describeTranscriber('an OpenAI-compatible service', async () => {
  const fake = await startFakeOpenAiSpeech();
  const slow = await startFakeOpenAiSpeech();
  slow.answer = () => new Promise(() => undefined);
  return {
    transcriber: create(fake.url),
    slowTranscriber: create(slow.url),
    atWork: () => waitUntil(() => slow.calls.length > 0),
    release: async () => void (await Promise.all([fake.close(), slow.close()])),
  };
});

describe('createOpenAiTranscriber', () => {
  const folder = temporaryFolder();
  let fake: FakeOpenAiSpeech;
  let wavFile: string;

  beforeAll(async () => {
    wavFile = await makeWav(`${folder.path}/speech.wav`, jfk);
  });
  beforeEach(async () => {
    fake = await startFakeOpenAiSpeech();
  });
  afterEach(() => fake.close());
  afterAll(folder.remove);

  it('sends model, language and hints, and puts the text’s punctuation on the words', async () => {
    const { words } = await create(fake.url).transcribe({ wavFile, language: 'en', hints: ['Zapier', 'Kubernetes'] });
    expect(fake.calls.map((call) => call.fields)).toEqual([
      {
        model: ['whisper-1'],
        response_format: ['verbose_json'],
        'timestamp_granularities[]': ['word', 'segment'],
        temperature: ['0'],
        language: ['en'],
        prompt: ['Zapier, Kubernetes'],
      },
    ]);
    expect(words.slice(0, 5)).toMatchObject([
      { text: 'And', startMs: 300, endMs: 700 },
      { text: 'so,', startMs: 800, endMs: 1200 },
      { text: 'my', startMs: 1300, endMs: 1700 },
      { text: 'fellow', startMs: 1800, endMs: 2200 },
      { text: 'Americans,', startMs: 2300, endMs: 2700 },
    ]);
  });

  it('uploads long audio in parts below the limit, cut where it is quiet, with the language of the first', async () => {
    // 25 minutes of a tone with half a second of silence at every minute's end
    const tone = ['-f', 'lavfi', '-i', 'sine=frequency=300:sample_rate=16000:duration=1500'];
    const pauses = ['-af', "volume='if(lt(mod(t,60),59.5),1,0)':eval=frame"];
    const long = await makeWav(`${folder.path}/long.wav`, [...tone, ...pauses]);
    const shares: number[] = [];
    const { words } = await create(fake.url).transcribe(
      { wavFile: long },
      { onProgress: (share) => void shares.push(share) },
    );
    const lengths = fake.calls.map((call) => call.seconds);
    expect(lengths.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(1500, 3);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(600);
    expect((lengths[0] ?? 0) % 60).toBeGreaterThan(59.5);
    expect(fake.calls.map((call) => call.fields.language)).toEqual([undefined, ['en'], ['en']]);
    expect(shares.length).toBeGreaterThanOrEqual(3);
    expectInOrder(words, 1_500_000);
    expect(words[14]?.startMs).toBe(Math.round((lengths[0] ?? 0) * 1000) + 300);
  });

  it('goes on where it was interrupted: what has been answered is not sent again', async () => {
    const tone = ['-f', 'lavfi', '-i', 'sine=frequency=300:sample_rate=16000:duration=1300'];
    const wavFile = await makeWav(`${folder.path}/interrupted.wav`, tone);
    const whole = await create(fake.url).transcribe({ wavFile });
    const sent = fake.calls.length;
    const abort = new AbortController();
    const first = collectPieces({}, () => abort.abort(new Error('the service stops')));
    const interrupted = create(fake.url).transcribe({ wavFile }, { pieces: first.pieces, signal: abort.signal });
    await expect(interrupted).rejects.toThrow('the service stops');
    expect(Object.keys(first.added)).toHaveLength(1);
    const second = collectPieces(first.all());
    fake.calls.length = 0;
    expect(await create(fake.url).transcribe({ wavFile }, { pieces: second.pieces })).toEqual(whole);
    expect(sent).toBe(3);
    expect(fake.calls).toHaveLength(sent - 1);
  });

  it('does not send a language that the engine does not know, and reports that', async () => {
    const transcript = await create(fake.url).transcribe({ wavFile, language: 'kl' });
    expect(fake.calls[0]?.fields.language).toBeUndefined();
    expect(transcript).toMatchObject({ language: 'en', languageNotice: 'unknown_language' });
  });

  it('leaves out what Whisper hallucinated over silence', async () => {
    const segment = { text: ' Thank you.', start: 0, end: 2, no_speech_prob: 0.9, avg_logprob: -1.4 };
    const words = [
      { word: 'Thank', start: 0, end: 1 },
      { word: 'you', start: 1, end: 2 },
    ];
    fake.answer = () => ({ body: { language: 'english', text: 'Thank you.', words, segments: [segment] } });
    await expect(create(fake.url).transcribe({ wavFile })).resolves.toEqual({ language: null, words: [] });
  });

  it('spreads segments over their letters if the service returns no words', async () => {
    const segments = [{ text: 'Hi there.', start: 1, end: 2.8 }];
    fake.answer = () => ({ body: { language: 'en', text: 'Hi there.', segments } });
    const { words } = await create(fake.url).transcribe({ wavFile });
    expect(words).toMatchObject([{ text: 'Hi' }, { text: 'there.' }]);
    expectInOrder(words, 2800);
  });

  it('gives a word’s own confidence, else that of its segment, else none', async () => {
    const segments = [
      { text: ' Hi there,', start: 0, end: 2, avg_logprob: Math.log(0.8) },
      { text: ' Zapier.', start: 2, end: 3 },
    ];
    const words = [
      { word: 'Hi', start: 0, end: 1, probability: 0.4 },
      { word: 'there', start: 1, end: 2 },
      { word: 'Zapier', start: 2, end: 3 },
    ];
    fake.answer = () => ({ body: { language: 'en', text: 'Hi there, Zapier.', words, segments } });
    const transcript = await create(fake.url).transcribe({ wavFile });
    const [hi, there, zapier] = transcript.words.map(({ confidence }) => confidence);
    expect(hi).toBe(0.4);
    expect(there).toBeCloseTo(0.8);
    expect(zapier).toBeUndefined();
  });

  it.each([
    [401, 'speech_unavailable', { status: 401 }],
    [403, 'speech_unavailable', { status: 403 }],
    [404, 'speech_unavailable', { status: 404 }],
    [429, 'speech_failed', { status: 429, retryAfterMs: 7000 }],
    [503, 'speech_failed', { status: 503, retryAfterMs: 7000 }],
    [400, 'speech_failed', { status: 400, retryable: false }],
  ])('turns an answer of %i into %s', async (status, code, details) => {
    fake.answer = () => ({ status, headers: { 'retry-after': '7' }, body: { error: { message: 'no' } } });
    await expect(create(fake.url).transcribe({ wavFile })).rejects.toMatchObject({ code, details });
  });

  it('is unavailable with a wrong key, which the operator has to fix', async () => {
    await expect(create(fake.url, 'sk-wrong').transcribe({ wavFile })).rejects.toMatchObject({
      code: 'speech_unavailable',
    });
  });

  it('fails retryably when nobody answers, without the key in the error', async () => {
    const url = fake.url;
    await fake.close();
    const error: unknown = await create(url)
      .transcribe({ wavFile })
      .catch((reason) => reason);
    expect(error).toMatchObject({ code: 'speech_failed', cause: { code: 'ECONNREFUSED' } });
    expect(JSON.stringify((error as Error).cause)).not.toContain(fakeApiKey);
    fake = await startFakeOpenAiSpeech();
  });

  it('refuses an answer without any times', async () => {
    fake.answer = () => ({ body: { text: 'Hello there.' } });
    await expect(create(fake.url).transcribe({ wavFile })).rejects.toMatchObject({ code: 'speech_unavailable' });
  });

  it('refuses an answer in another format', async () => {
    fake.answer = () => ({ body: '<html>' });
    await expect(create(fake.url).transcribe({ wavFile })).rejects.toMatchObject({ code: 'speech_failed' });
  });
});
