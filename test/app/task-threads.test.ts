import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileTexts } from '../../scripts/attacks/hostile-texts.ts';
import { installedEncoder } from '../../scripts/use-installed-encoder.ts';
import { createTaskThreads } from '../../src/app/task-threads.ts';
import { startConversation } from '../../src/chat/conversation/chat-state.ts';
import { conversationTaskTable } from '../../src/chat/conversation/conversation-tasks.ts';
import type { Caption } from '../../src/engine/captions/caption.ts';
import { captionWriters } from '../../src/engine/captions/subtitles/subtitle-formats.ts';
import { runTasksHere } from '../../src/engine/index.ts';
import { splitStrips } from '../../src/engine/render/ass/caption-strips.ts';
import { niceness } from '../../src/infra/priorities.ts';
import { tasksHere } from '../../src/infra/threads/tasks.ts';
import { type Language, languages } from '../../src/texts/languages.ts';
import { buildFacts } from '../support/build-facts.ts';

const threads = createTaskThreads({
  paths: { fontsDir: null, dataDir: '/nowhere' },
  encoder: installedEncoder(),
});
afterAll(() => threads.close());
const here = runTasksHere({ fontsDir: null, dataDir: '/nowhere' });
const chatsHere = tasksHere(conversationTaskTable, null);

const stateIn = (language: Language = 'en') => startConversation({ language });

const words = ['Fire', 'and', 'rain,', 'my', 'friend.'].map((text, index) => ({
  text,
  startMs: index * 400,
  endMs: index * 400 + 300,
}));
const settings = { addEmojis: true, resizeForSocialMedia: true };
const of = { owner: 'user:1' };
const derivation = { given: null, language: 'en', settings, dictionary: [] };

describe('tasks in threads', () => {
  it('give what they give in the calling thread', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(words));
    const captions = await threads.deriveCaptions({ ...derivation, words: bytes }, of);
    expect(captions).toEqual(await here.deriveCaptions({ ...derivation, words }, of));
    expect(captions.map(({ emoji }) => emoji)).toContain('🔥');

    const given = new TextEncoder().encode(JSON.stringify([{ startMs: 0, endMs: 900, text: 'Fire and' }]));
    expect(await threads.deriveCaptions({ ...derivation, words: bytes, given }, of)).toMatchObject([
      { text: 'Fire and' },
    ]);
    for (const format of ['json', 'srt', 'vtt'] as const) {
      const file = await threads.writeCaptions({ derivation: { ...derivation, words: bytes }, format }, of);
      expect(file).toBe(captionWriters[format](captions, { language: 'en', areGiven: false }));
    }
    const editable = await threads.editableCaptionsJson({ ...derivation, words: bytes }, of);
    expect(JSON.parse(editable).flatMap((caption: Caption) => caption.words)).toEqual(
      captions.flatMap((caption) => caption.words),
    );

    const closing = [{ startMs: 0, endMs: 900, text: '</script>' }];
    const page = await threads.editableCaptionsJson({ ...derivation, words: [], given: closing }, of);
    expect(page).toContain('u003c/script');
    expect(page).not.toContain('<');

    const video = { facts: buildFacts(), settings, captions, language: 'en', faces: null };
    const draft = { derivation: { ...derivation, words: bytes }, facts: buildFacts(), settings, faces: null };
    const window = { draft, fromMs: 0, toMs: 60_000 };
    const preview = await threads.previewDraft(window, of);
    expect(preview).toEqual(await here.previewDraft(window, of));
    expect(preview.ass).toMatch(/rain/i);

    const machine = { fontsKey: 'fonts', encoder: 'x264-veryfast', ffmpegBuild: 'test' };
    const input = { machine, video: { ...video, sourceKey: 'sources/a', frameTimes: 'unread' as const } };
    const plan = await threads.planVideo(input, of);
    expect(plan).toEqual(await here.planVideo(input, of));

    const planBytes = new TextEncoder().encode(JSON.stringify(plan));
    const compared = { draft, plan: planBytes, before: settings };
    const segments = await threads.segmentsOfPlan(planBytes, of);
    expect(segments.map(({ key }) => key)).toEqual(plan.segments.map(({ key }) => key));
    const reusable = segments.map((segment) => ({ ...segment, isReusable: true }));
    expect(await threads.findReusableSegments(compared, of)).toEqual(reusable);
    expect(await here.findReusableSegments(compared, of)).toEqual(reusable);
    expect(await threads.scriptOfPlan(planBytes, of)).toBe(plan.ass);

    const timed = new TextEncoder().encode(JSON.stringify({ ...plan, pictureSteps: [[1, 9]] }));
    const { pictureSteps: _, ...toRender } = JSON.parse(JSON.stringify(plan));
    expect(await threads.planToRender(timed, of)).toEqual({ ...toRender, pictureSteps: null });
    const whole = { startTicks: 0, endTicks: 5_400_000 };
    const script = { ass: plan.ass, shadowBox: plan.shadowBox ?? null, frame: plan.output, repeats: [], ...whole };
    const drawn = await threads.runCaptions(script, of);
    expect(drawn).toEqual(await here.runCaptions(script, of));
    expect(drawn.strips.length).toBeGreaterThan(0);
    const split = splitStrips(script);
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    expect(text(drawn.script)).toBe(split.captions);
    expect(drawn.strips.map((strip) => text(strip.script))).toEqual(split.strips.map(({ ass }) => ass));

    const odd = { ...video, captions: captions.map((caption) => ({ ...caption, text: 'word \u{13000}' })) };
    expect(await threads.findUndrawable(odd, of)).toEqual(await here.findUndrawable(odd, of));
  });

  it('understand what is said in chats as in the calling thread', async () => {
    const texts = [
      'bigger and yellow',
      'plus gros, en bas',
      'größer',
      'Zapier not zap-ear',
      'see https://a.example/b.mp4',
      // no rule reads these
      'my nan wants to know whether strangers get to look at what I hand over',
      'können sich fremde leute ansehen was ich dir anvertraue',
    ];
    const hostile = Object.values(hostileTexts).map((write) => write(4096));
    for (const [index, text] of [...texts, ...hostile].entries()) {
      const input = {
        state: stateIn(languages[index % languages.length]),
        event: { kind: 'said' as const, text },
        now: 1,
      };
      expect(await threads.converse(input, of)).toEqual(await chatsHere.converse(input, of));
    }
  });

  it('correct the captions of a video as in the calling thread', async () => {
    const captions = await threads.deriveCaptionsJson({ ...derivation, words }, of);
    const wishes = [{ kind: 'replace_words' as const, wrong: 'rain', right: 'snow' }];
    const event = {
      kind: 'captions_loaded' as const,
      videoId: 'v',
      captions,
      purpose: { kind: 'correct' as const, wishes },
    };
    const turn = await threads.converse({ state: stateIn('en'), event, now: 1 }, of);
    expect(turn).toEqual(await chatsHere.converse({ state: stateIn('en'), event, now: 1 }, of));
    expect(turn.effects).toMatchObject([{ kind: 'edit_video', captions: expect.stringContaining('snow') }]);
  });

  it('keep the signal of their caller', async () => {
    const signal = AbortSignal.abort(new Error('nobody waits'));
    await expect(threads.deriveCaptions({ ...derivation, words }, { ...of, signal })).rejects.toThrow('nobody waits');
    await expect(here.deriveCaptions({ ...derivation, words }, { ...of, signal })).rejects.toThrow('nobody waits');
  });

  it.runIf(existsSync('/proc/self/task'))('run at a lower priority than the service', async () => {
    const before = getPriority();
    await threads.deriveCaptions({ ...derivation, words }, of);
    expect(threadPriorities()).toContain(niceness.thread);
    expect(getPriority()).toBe(before);
  });
});

/** Nice values of this process's threads: field 19 of stat, see proc(5). */
function threadPriorities(): number[] {
  const folder = '/proc/self/task';
  const stats = readdirSync(folder).map((thread) => readFileSync(`${folder}/${thread}/stat`, 'utf8'));
  return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}
