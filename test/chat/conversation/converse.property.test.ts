import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxActionBytes, readAction } from '../../../src/chat/conversation/action-code.ts';
import type { ChatEvent } from '../../../src/chat/conversation/chat-event.ts';
import { startConversation } from '../../../src/chat/conversation/chat-state.ts';
import { createConverse } from '../../../src/chat/conversation/converse.ts';
import { chatCommands } from '../../../src/chat/conversation/features/handle-command.ts';
import { findLinks } from '../../../src/chat/conversation/links/find-links.ts';
import { messageLimits, type Reply } from '../../../src/chat/conversation/message.ts';
import type { Wish } from '../../../src/chat/conversation/understood-words.ts';
import { videoFailureCodes } from '../../../src/infra/errors/error-table.ts';
import { workingStages } from '../../../src/product/videos/records/video-states.ts';
import { languages } from '../../../src/texts/languages.ts';
import { captionsOf } from '../../support/play-conversation.ts';

const maxStateBytes = 20_000;
const videoIds = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `vid_${String(index).padStart(24, '0')}`));
const longText = fc.nat(1200).map((times) => 'né 🎉 '.repeat(times));
const urls = fc.nat(20).map((number) => `https://example.com/${'long/'.repeat(number * 10)}${number}.mp4`);
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  urls,
  longText,
  fc.constantFrom('undo', '3: Hello', 'https://youtu.be/x'),
);
const colors = fc.constantFrom('#FFE500', '#123456', '#FFFFFF80');
const settings = fc.record(
  {
    fontColor: colors,
    outlineColor: colors,
    fontSize: fc.integer({ min: 18, max: 65 }),
    language: fc.constantFrom('en', 'es'),
  },
  { requiredKeys: [] },
);
const wishes: fc.Arbitrary<Wish> = fc.oneof(
  settings.map((given): Wish => ({ kind: 'set', settings: given })),
  fc.record({
    kind: fc.constant('step' as const),
    setting: fc.constantFrom('fontSize' as const, 'outlineThickness' as const, 'position' as const),
    direction: fc.constantFrom(1 as const, -1 as const),
    much: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('replace_words' as const), wrong: text, right: text }),
  fc.record({ kind: fc.constant('remove_line' as const), line: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    kind: fc.constant('request' as const),
    request: fc.constantFrom(
      ...([
        'undo',
        'like_last_time',
        'show_text',
        'render',
        'cancel',
        'reset_settings',
        'make_default',
        'clear_faces',
        'clear_view',
        'help',
      ] as const),
    ),
  }),
);
const captions = fc
  .array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 30 })
  .map((lines) => captionsOf(...lines));
const purposes = fc.oneof(
  fc.constantFrom({ kind: 'show' as const }, { kind: 'file' as const }),
  fc.record({ kind: fc.constant('read' as const), text, isShown: fc.boolean() }),
  fc.record({
    kind: fc.constant('correct' as const),
    wishes: fc.array(fc.record({ kind: fc.constant('replace_words' as const), wrong: text, right: text }), {
      maxLength: 3,
    }),
  }),
  fc.record({
    kind: fc.constant('correct' as const),
    wishes: fc.array(fc.record({ kind: fc.constant('remove_line' as const), line: fc.integer({ min: 1, max: 9 }) })),
  }),
);

const doubts = fc.record({
  text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  guesses: fc.array(
    fc.string({ unit: 'grapheme', maxLength: 59 }).map((guess) => `a${guess}`),
    { maxLength: 2 },
  ),
  startMs: fc.nat(3_600_000),
  context: fc.string({ unit: 'grapheme', maxLength: 160 }),
  isUnusual: fc.boolean(),
});

type Event = ChatEvent | { kind: 'taps_something'; which: number };

const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('taps_something' as const), which: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('said' as const), text }) },
  fc.record({ kind: fc.constant('said' as const), text, quoted: videoIds.map((videoId) => `text:${videoId}:1`) }),
  fc.record({ kind: fc.constant('tapped' as const), action: fc.string() }),
  fc.record({
    kind: fc.constant('commanded' as const),
    command: fc.constantFrom(...chatCommands, 'dance'),
    argument: text,
  }),
  fc.record({
    ...{ kind: fc.constant('sent_clip' as const), ref: fc.constant('file'), fileName: fc.option(text) },
    ...{ sizeBytes: fc.constant(null), text },
  }),
  fc.record({
    ...{ kind: fc.constant('sent_picture' as const), ref: fc.constant('file'), fileName: fc.option(text) },
    ...{ sizeBytes: fc.constant(null), text: fc.oneof(text, fc.constant('watermark')) },
  }),
  fc.record({
    ...{ kind: fc.constant('sent_font' as const), ref: fc.constant('file'), fileName: fc.option(text) },
    sizeBytes: fc.option(fc.nat(9_000_000)),
  }),
  fc.record({
    ...{ kind: fc.constant('font_loaded' as const), videoId: fc.option(videoIds) },
    mistake: fc.constantFrom('format' as const, 'damaged' as const, 'letters' as const, 'link' as const),
    others: fc.option(text.map(findLinks), { nil: undefined }),
  }),
  fc.record({
    ...{ kind: fc.constant('font_loaded' as const), videoId: fc.option(videoIds) },
    font: fc.record({
      font: fc.constant(`font://${'a'.repeat(32)}` as const),
      ...{ name: text, isRestricted: fc.boolean() },
    }),
  }),
  fc.record({
    ...{ kind: fc.constant('watermark_loaded' as const), videoId: fc.option(videoIds) },
    picture: fc.option(fc.constant('upload://logo')),
  }),
  fc.record({
    ...{ kind: fc.constant('reading_checked' as const), videoId: videoIds },
    reading: fc.record({ pages: fc.nat(9), hard: fc.nat(9), problems: fc.constant(['too_fast' as const]) }),
  }),
  fc.constant<Event>({ kind: 'sent_clip_too_large', sizeBytes: null, limitBytes: 20_000_000 }),
  fc.record({
    kind: fc.constant('sent_something_else' as const),
    what: fc.constantFrom('picture' as const, 'sound' as const, 'sticker' as const, 'other' as const),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: fc.constant('video_created' as const), videoId: videoIds, sourceUrl: fc.option(urls) },
      ...{ settings, queuePlace: fc.integer({ min: 1, max: 9 }), fileName: fc.option(text) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('doubts_found' as const), videoId: videoIds, revision: fc.constantFrom(1, 2) },
      doubts: fc.array(doubts, { maxLength: 3 }),
    }),
  },
  fc.record({ kind: fc.constant('spellings_saved' as const), videoId: videoIds }),
  fc.record({
    kind: fc.constant('video_edited' as const),
    videoId: videoIds,
    revision: fc.integer({ min: 1, max: 9 }),
    settings,
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('captions_loaded' as const), videoId: videoIds, captions, purpose: purposes },
    }),
  },
  fc.record({
    kind: fc.constant('videos_listed' as const),
    videos: fc.array(
      fc.record({
        ...{
          videoId: videoIds,
          name: text,
          createdAt: fc.nat(),
          videoUrl: fc.constant(null),
          sourceUrl: fc.option(urls),
        },
        ...{ status: fc.constantFrom('processing' as const, 'processed' as const, 'failed' as const), settings },
        ...{ revision: fc.constant(1), durationSeconds: fc.option(fc.nat()) },
      }),
      { maxLength: 20 },
    ),
  }),
  fc.record({
    kind: fc.constant('usage_loaded' as const),
    usage: fc.record({
      videos: fc.nat(),
      secondsRendered: fc.nat(),
      secondsRemaining: fc.option(fc.integer()),
      renewal: fc.option(fc.record({ at: fc.nat(), seconds: fc.nat() })),
    }),
  }),
  fc.constant<Event>({ kind: 'link_code_made', code: 'ABC', url: 'https://captions.example/claim/abc', minutes: 15 }),
  fc.constantFrom<Event>(
    { kind: 'account_linked', email: 'a@b.c', chat: 'this' },
    { kind: 'account_linked', email: 'a@b.c', chat: 'other' },
    { kind: 'account_unlinked' },
    { kind: 'account_merged' },
    { kind: 'data_deleted' },
  ),
  fc.record({
    kind: fc.constant('effect_failed' as const),
    videoId: videoIds,
    effect: fc.constantFrom('create_video', 'edit_video', 'load_captions', 'resend_video', 'cancel_video'),
    code: fc.constantFrom(
      'invalid_input' as const,
      'not_found' as const,
      'conflict' as const,
      'allowance_exhausted' as const,
    ),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      ...{
        kind: fc.constant('video_progressed' as const),
        videoId: videoIds,
        stage: fc.constantFrom(...workingStages),
      },
      ...{ progress: fc.double({ min: 0, max: 100, noNaN: true }), queuePlace: fc.option(fc.nat(9)) },
      ...{ secondsLeft: fc.option(fc.nat()), upright: fc.option(fc.boolean()) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{
        kind: fc.constant('video_ready' as const),
        videoId: videoIds,
        revision: fc.integer({ min: 1, max: 9 }),
        settings,
      },
      ...{
        videoUrl: fc.constant('https://x.example/v.mp4'),
        durationSeconds: fc.nat(),
        upright: fc.option(fc.boolean()),
      },
      notices: fc.array(text, { maxLength: 3 }),
      hasEarlier: fc.boolean(),
    }),
  },
  fc.record({
    kind: fc.constant('video_failed' as const),
    ...{ videoId: videoIds, code: fc.constantFrom(...videoFailureCodes) },
    ...{ revision: fc.integer({ min: 1, max: 9 }), hasEarlier: fc.boolean() },
  }),
);

const plays = fc.record({
  language: fc.constantFrom(...languages),
  understood: fc.array(fc.array(wishes, { maxLength: 4 }), { minLength: 1, maxLength: 5 }),
  happenings: fc.array(events, { minLength: 1, maxLength: 40, size: 'max' }),
});

describe('a conversation, whatever happens,', () => {
  it('stays small and plain, understands its own buttons and keeps the limits', async () => {
    await fc.assert(
      fc.property(plays, ({ language, understood, happenings }) => {
        let heard = 0;
        const converse = createConverse({
          understand: (said) => ({ wishes: understood[heard++ % understood.length] ?? [], notUnderstood: [said] }),
        });
        let state = startConversation({ language });
        const buttons: string[] = ['x:help'];
        for (const [index, happening] of happenings.entries()) {
          const event: ChatEvent =
            happening.kind === 'taps_something'
              ? { kind: 'tapped', action: buttons[happening.which % buttons.length] ?? 'x:help' }
              : happening;
          const before = JSON.stringify(state);
          const turn = converse(state, event, 1_000_000 + index * 40_000);
          expect(JSON.stringify(state)).toBe(before);
          const stored = JSON.stringify(turn.state);
          expect(JSON.parse(stored)).toEqual(turn.state);
          expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(maxStateBytes);
          for (const reply of turn.replies) buttons.push(...checkReply(reply));
          state = turn.state;
        }
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});

/** @returns the actions of its buttons */
function checkReply(reply: Reply): string[] {
  if (reply.kind === 'toast') {
    expect(reply.text.length).toBeLessThanOrEqual(messageLimits.toast);
    return [];
  }
  const { text: words, media, buttons = [] } = reply.message;
  expect(words.trim()).not.toBe('');
  expect(words.length).toBeLessThanOrEqual(media ? messageLimits.textUnderMedia : messageLimits.text);
  expect(buttons.every((row) => row.length > 0)).toBe(true);
  // "Render this" may be one more: a button without a place on a platform is named in the text
  const others = buttons.flat().filter((button) => !('action' in button && readAction(button.action)?.do === 'render'));
  expect(others.length).toBeLessThanOrEqual(11);
  return buttons.flat().flatMap((button) => {
    expect(button.label.trim()).not.toBe('');
    expect(button.label.length).toBeLessThanOrEqual(messageLimits.label);
    if (!('action' in button)) return [];
    expect(readAction(button.action)).not.toBeNull();
    expect(Buffer.byteLength(button.action)).toBeLessThanOrEqual(maxActionBytes);
    return [button.action];
  });
}
