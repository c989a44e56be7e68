import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../../../src/engine/captions/alignment/align-captions.ts';
import {
  addCaption,
  changeSettings,
  joinCaption,
  moveCaption,
  replaceWords,
  retimeCaption,
  setEmoji,
  splitCaption,
} from '../../../../../../src/http/web/client/editor/document/edit-captions.ts';
import {
  createDocument,
  type Edit,
  type EditDocument,
  textOf,
  toDraft,
} from '../../../../../../src/http/web/client/editor/document/edit-document.ts';
import {
  insertWord,
  joinWord,
  retimeWord,
  setWordText,
} from '../../../../../../src/http/web/client/editor/document/edit-words.ts';

/** Two captions with a gap between them: `And so my fellow` from 1.0 to 2.6 s, `Americans, ask not` from 3.0 to 5.0 s. */
function sample(): EditDocument {
  const words = (text: string, startMs: number, eachMs: number) =>
    text
      .split(' ')
      .map((word, i) => ({ text: word, startMs: startMs + i * eachMs, endMs: startMs + (i + 1) * eachMs }));
  return createDocument({
    durationMs: 10_000,
    settings: { style: 'pop', fontSize: 40 },
    captions: [
      { startMs: 1000, endMs: 2600, emoji: '🚀', words: words('And so my fellow', 1000, 400) },
      { startMs: 3000, endMs: 5000, words: words('Americans, ask not', 3000, 600) },
    ],
  });
}

const said = (document: EditDocument) => document.captions.map(textOf);
const idOf = (document: EditDocument, text: string) =>
  document.captions.flatMap(({ words }) => words).find((word) => word.text === text)?.id ?? 0;
const timesOf = (document: EditDocument, text: string) => {
  const word = document.captions.flatMap(({ words }) => words).find((one) => one.text === text);
  return [word?.startMs, word?.endMs];
};
function edited(...edits: ((document: EditDocument) => Edit)[]): EditDocument {
  return edits.reduce((document, edit) => edit(document)(document), sample());
}

describe('words', () => {
  it('are corrected in their place and time', () => {
    const document = edited((now) => setWordText(idOf(now, 'fellow'), 'dear'));
    expect([said(document)[0], timesOf(document, 'dear')]).toEqual(['And so my dear', [2200, 2600]]);
  });

  it('become several words that share the time, or are removed', () => {
    const several = edited((now) => setWordText(idOf(now, 'my'), ' all  my '));
    expect(said(several)[0]).toBe('And so all my fellow');
    expect([timesOf(several, 'all')[0], timesOf(several, 'my')[1]]).toEqual([1800, 2200]);
    const none = edited((now) => setWordText(idOf(now, 'my'), ''));
    expect(said(none)[0]).toBe('And so fellow');
  });

  it('are joined with the next one, and inserted after another one', () => {
    const joined = edited((now) => joinWord(idOf(now, 'And')));
    expect([said(joined)[0], timesOf(joined, 'Andso')]).toEqual(['Andso my fellow', [1000, 1800]]);
    const inserted = edited((now) => insertWord(idOf(now, 'ask'), 'now'));
    expect([said(inserted)[1], timesOf(inserted, 'now')]).toEqual(['Americans, ask now not', [3900, 4200]]);
  });

  it('shorten the words next to them, down to the minimum', () => {
    const document = edited((now) => retimeWord(idOf(now, 'so'), { startMs: 0, endMs: 9000 }));
    expect([timesOf(document, 'And'), timesOf(document, 'so'), timesOf(document, 'my')]).toEqual([
      [1000, 1040],
      [1040, 2160],
      [2160, 2200],
    ]);
  });

  it('extend their caption, up to the next one', () => {
    const document = edited(
      (now) => retimeWord(idOf(now, 'And'), { startMs: 700 }),
      (now) => retimeWord(idOf(now, 'fellow'), { endMs: 4000 }),
    );
    expect(document.captions[0]).toMatchObject({ startMs: 700, endMs: 3000 });
  });

  it('keep their length when they are moved', () => {
    const document = edited((now) => retimeWord(idOf(now, 'fellow'), { startMs: 2500, endMs: 2900 }));
    expect(timesOf(document, 'fellow')).toEqual([2500, 2900]);
  });
});

describe('captions', () => {
  it('are split before a word, and joined again', () => {
    const split = edited((now) => splitCaption(idOf(now, 'my')));
    expect(said(split)).toEqual(['And so', 'my fellow', 'Americans, ask not']);
    expect(split.captions.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [1000, 1800],
      [1800, 2600],
      [3000, 5000],
    ]);
    const first = split.captions[0]?.id ?? 0;
    expect(said(joinCaption(first)(split))).toEqual(said(sample()));
  });

  it('end where the next word begins, if that is too short to become shorter', () => {
    const short = edited(
      (now) => retimeWord(idOf(now, 'so'), { startMs: 2112, endMs: 0 }),
      (now) => insertWord(idOf(now, 'my'), 'brand new'),
      (now) => retimeWord(idOf(now, 'my'), { endMs: 0 }),
    );
    expect([timesOf(short, 'my'), timesOf(short, 'brand')]).toEqual([
      [2152, 2176],
      [2176, 2191],
    ]);
  });

  it('are moved with all their words, up to the next caption', () => {
    const document = edited((now) => moveCaption(now.captions[0]?.id ?? 0, 5000));
    expect([document.captions[0]?.endMs, timesOf(document, 'fellow')]).toEqual([3000, [2600, 3000]]);
  });

  it('press their words together when they become shorter', () => {
    const document = edited((now) => retimeCaption(now.captions[0]?.id ?? 0, { endMs: 1200 }));
    const [first] = document.captions;
    expect([first?.startMs, first?.endMs]).toEqual([1000, 1200]);
    expect(first?.words.every(({ startMs, endMs }) => endMs - startMs >= 40)).toBe(true);
  });

  it('are added where there is room, and removed', () => {
    const added = edited(() => addCaption(2700, 'oh well'));
    expect(said(added)).toEqual(['And so my fellow', 'oh well', 'Americans, ask not']);
    expect(added.captions[1]).toMatchObject({ startMs: 2700, endMs: 3000 });
    const removed = ['And', 'so', 'my', 'fellow'].reduce((now, text) => setWordText(idOf(now, text), '')(now), added);
    expect(said(removed)).toEqual(['oh well', 'Americans, ask not']);
    expect(said(edited(() => addCaption(2990, 'no room here')))).toEqual(said(sample()));
  });

  it('get an emoji and lose it', () => {
    const captionId = sample().captions[0]?.id ?? 0;
    expect(edited(() => setEmoji(captionId, '🔥')).captions[0]?.emoji).toBe('🔥');
    expect(edited(() => setEmoji(captionId, null)).captions[0]).not.toHaveProperty('emoji');
  });
});

describe('replacing', () => {
  it('finds whole phrases whatever their case, and leaves punctuation where it is', () => {
    const document = edited(() => replaceWords('AMERICANS', 'people of Rome'));
    expect(said(document)).toEqual(['And so my fellow', 'people of Rome, ask not']);
    expect(edited(() => replaceWords('fell', 'x')).captions).toEqual(sample().captions);
  });
});

describe('a draft', () => {
  it('has only the settings that differ, and those that were reset', () => {
    const document = edited(() => changeSettings({ fontSize: undefined, position: 0.3 }));
    expect(toDraft(document, sample().settings)).toMatchObject({
      settings: { position: 0.3 },
      resetSettings: ['fontSize'],
    });
  });
});

const anyId = fc.nat(20);
const anySpan = fc.record(
  { startMs: fc.integer({ min: -500, max: 12_000 }), endMs: fc.integer({ min: -500, max: 12_000 }) },
  { requiredKeys: [] },
);
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(anyId, fc.constantFrom('', 'a', 'two words', 'x y z')).map((args) => setWordText(...args)),
  anyId.map(joinWord),
  fc.tuple(anyId, fc.constantFrom('new', 'brand new')).map((args) => insertWord(...args)),
  fc.tuple(anyId, anySpan).map((args) => retimeWord(...args)),
  anyId.map(splitCaption),
  anyId.map(joinCaption),
  fc.tuple(anyId, fc.integer({ min: -9000, max: 9000 })).map((args) => moveCaption(...args)),
  fc.tuple(anyId, anySpan).map((args) => retimeCaption(...args)),
  fc.tuple(fc.nat(10_000), fc.constantFrom('one', 'one two three')).map((args) => addCaption(...args)),
  fc
    .tuple(fc.constantFrom('so', 'my fellow', 'one two'), fc.constantFrom('q', 'r s'))
    .map((args) => replaceWords(...args)),
);

describe('any edits', () => {
  it('leave every word in order, inside its caption and with its own id, so that the server accepts its times', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 25 }), (edits) => {
        const document = edits.reduce((now, edit) => edit(now), sample());
        const ids = document.captions.flatMap(({ id, words }) => [id, ...words.map((word) => word.id)]);
        expect(new Set(ids).size).toBe(ids.length);
        expect(Math.max(0, ...ids)).toBeLessThan(document.nextId);
        const { captions } = toDraft(document, {});
        const inputs = captions.map((one) => ({ ...one, text: one.words.map(({ text }) => text).join(' ') }));
        // words whose times are invalid would be aligned again, with other times
        expect(alignCaptions(inputs, []).map(({ words }) => words)).toEqual(captions.map(({ words }) => words));
      }),
      { numRuns: 300 },
    );
  });
});
