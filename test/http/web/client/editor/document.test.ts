import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../../src/engine/captions/alignment/align-captions.ts';
import { applyEdit, type Edit } from '../../../../../src/http/web/client/editor/document/edit.ts';
import {
  createDocument,
  type EditDocument,
  textOf,
  toDraft,
} from '../../../../../src/http/web/client/editor/document/edit-document.ts';

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
  return edits.reduce((document, edit) => applyEdit(document, edit(document)), sample());
}

describe('words', () => {
  it('are corrected in their place and time', () => {
    const document = edited((now) => ({ kind: 'set-text', wordId: idOf(now, 'fellow'), text: 'dear' }));
    expect([said(document)[0], timesOf(document, 'dear')]).toEqual(['And so my dear', [2200, 2600]]);
  });

  it('become several words that share the time, or are removed', () => {
    const several = edited((now) => ({ kind: 'set-text', wordId: idOf(now, 'my'), text: ' all  my ' }));
    expect(said(several)[0]).toBe('And so all my fellow');
    expect([timesOf(several, 'all')[0], timesOf(several, 'my')[1]]).toEqual([1800, 2200]);
    const none = edited((now) => ({ kind: 'set-text', wordId: idOf(now, 'my'), text: '' }));
    expect(said(none)[0]).toBe('And so fellow');
  });

  it('are joined with the next one, and inserted after another one', () => {
    const joined = edited((now) => ({ kind: 'join-word', wordId: idOf(now, 'And') }));
    expect([said(joined)[0], timesOf(joined, 'Andso')]).toEqual(['Andso my fellow', [1000, 1800]]);
    const inserted = edited((now) => ({ kind: 'insert-word', afterId: idOf(now, 'ask'), text: 'now' }));
    expect([said(inserted)[1], timesOf(inserted, 'now')]).toEqual(['Americans, ask now not', [3900, 4200]]);
  });

  it('shorten the words next to them, down to the minimum', () => {
    const document = edited((now) => ({ kind: 'retime-word', wordId: idOf(now, 'so'), startMs: 0, endMs: 9000 }));
    expect([timesOf(document, 'And'), timesOf(document, 'so'), timesOf(document, 'my')]).toEqual([
      [1000, 1040],
      [1040, 2160],
      [2160, 2200],
    ]);
  });

  it('extend their caption, up to the next one', () => {
    const document = edited(
      (now) => ({ kind: 'retime-word', wordId: idOf(now, 'And'), startMs: 700 }),
      (now) => ({ kind: 'retime-word', wordId: idOf(now, 'fellow'), endMs: 4000 }),
    );
    expect(document.captions[0]).toMatchObject({ startMs: 700, endMs: 3000 });
  });

  it('keep their length when they are moved', () => {
    const document = edited((now) => ({
      kind: 'retime-word',
      wordId: idOf(now, 'fellow'),
      startMs: 2500,
      endMs: 2900,
    }));
    expect(timesOf(document, 'fellow')).toEqual([2500, 2900]);
  });
});

describe('captions', () => {
  it('are split before a word, and joined again', () => {
    const split = edited((now) => ({ kind: 'split', wordId: idOf(now, 'my') }));
    expect(said(split)).toEqual(['And so', 'my fellow', 'Americans, ask not']);
    expect(split.captions.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [1000, 1800],
      [1800, 2600],
      [3000, 5000],
    ]);
    const first = split.captions[0]?.id ?? 0;
    expect(said(applyEdit(split, { kind: 'join', captionId: first }))).toEqual(said(sample()));
  });

  it('end where the next word begins, if that is too short to become shorter', () => {
    const short = edited(
      (now) => ({ kind: 'retime-word', wordId: idOf(now, 'so'), startMs: 2112, endMs: 0 }),
      (now) => ({ kind: 'insert-word', afterId: idOf(now, 'my'), text: 'brand new' }),
      (now) => ({ kind: 'retime-word', wordId: idOf(now, 'my'), endMs: 0 }),
    );
    expect([timesOf(short, 'my'), timesOf(short, 'brand')]).toEqual([
      [2152, 2176],
      [2176, 2191],
    ]);
  });

  it('are moved with all their words, up to the next caption', () => {
    const document = edited((now) => ({ kind: 'move', captionId: now.captions[0]?.id ?? 0, byMs: 5000 }));
    expect([document.captions[0]?.endMs, timesOf(document, 'fellow')]).toEqual([3000, [2600, 3000]]);
  });

  it('press their words together when they become shorter', () => {
    const document = edited((now) => ({ kind: 'retime', captionId: now.captions[0]?.id ?? 0, endMs: 1200 }));
    const [first] = document.captions;
    expect([first?.startMs, first?.endMs]).toEqual([1000, 1200]);
    expect(first?.words.every(({ startMs, endMs }) => endMs - startMs >= 40)).toBe(true);
  });

  it('are added where there is room, and removed', () => {
    const added = edited(() => ({ kind: 'add', atMs: 2700, text: 'oh well' }));
    expect(said(added)).toEqual(['And so my fellow', 'oh well', 'Americans, ask not']);
    expect(added.captions[1]).toMatchObject({ startMs: 2700, endMs: 3000 });
    const removed = applyEdit(added, { kind: 'remove', captionId: added.captions[0]?.id ?? 0 });
    expect(said(removed)).toEqual(['oh well', 'Americans, ask not']);
    expect(said(edited(() => ({ kind: 'add', atMs: 2990, text: 'no room here' })))).toEqual(said(sample()));
  });

  it('get an emoji and lose it', () => {
    const captionId = sample().captions[0]?.id ?? 0;
    expect(edited(() => ({ kind: 'set-emoji', captionId, emoji: '🔥' })).captions[0]?.emoji).toBe('🔥');
    expect(edited(() => ({ kind: 'set-emoji', captionId, emoji: null })).captions[0]).not.toHaveProperty('emoji');
  });
});

describe('replacing', () => {
  it('finds whole phrases whatever their case, and leaves punctuation where it is', () => {
    const document = edited(() => ({ kind: 'replace', from: 'AMERICANS', to: 'people of Rome' }));
    expect(said(document)).toEqual(['And so my fellow', 'people of Rome, ask not']);
    expect(edited(() => ({ kind: 'replace', from: 'fell', to: 'x' })).captions).toEqual(sample().captions);
  });
});

describe('a draft', () => {
  it('has only the settings that differ, and those that were reset', () => {
    const document = edited(() => ({ kind: 'set-settings', settings: { fontSize: undefined, position: 0.3 } }));
    expect(toDraft(document, sample().settings)).toMatchObject({
      settings: { position: 0.3 },
      resetSettings: ['fontSize'],
    });
  });
});

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant('set-text' as const),
    wordId: fc.nat(20),
    text: fc.constantFrom('', 'a', 'two words', 'x y z'),
  }),
  fc.record({ kind: fc.constant('join-word' as const), wordId: fc.nat(20) }),
  fc.record({
    kind: fc.constant('insert-word' as const),
    afterId: fc.nat(20),
    text: fc.constantFrom('new', 'brand new'),
  }),
  fc.record(
    {
      kind: fc.constant('retime-word' as const),
      wordId: fc.nat(20),
      startMs: fc.integer({ min: -500, max: 12_000 }),
      endMs: fc.integer({ min: -500, max: 12_000 }),
    },
    { requiredKeys: ['kind', 'wordId'] },
  ),
  fc.record({ kind: fc.constant('split' as const), wordId: fc.nat(20) }),
  fc.record({ kind: fc.constant('join' as const), captionId: fc.nat(20) }),
  fc.record({ kind: fc.constant('move' as const), captionId: fc.nat(20), byMs: fc.integer({ min: -9000, max: 9000 }) }),
  fc.record(
    {
      kind: fc.constant('retime' as const),
      captionId: fc.nat(20),
      startMs: fc.integer({ min: -500, max: 12_000 }),
      endMs: fc.integer({ min: -500, max: 12_000 }),
    },
    { requiredKeys: ['kind', 'captionId'] },
  ),
  fc.record({ kind: fc.constant('add' as const), atMs: fc.nat(10_000), text: fc.constantFrom('one', 'one two three') }),
  fc.record({ kind: fc.constant('remove' as const), captionId: fc.nat(20) }),
  fc.record({
    kind: fc.constant('replace' as const),
    from: fc.constantFrom('so', 'my fellow', 'one two'),
    to: fc.constantFrom('q', 'r s'),
  }),
);

describe('any edits', () => {
  it('leave every word in order, inside its caption and with its own id, so that the server accepts its times', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 25 }), (edits) => {
        const document = edits.reduce(applyEdit, sample());
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
