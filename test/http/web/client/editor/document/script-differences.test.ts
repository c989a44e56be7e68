import { describe, expect, it } from 'vitest';
import {
  createDocument,
  type EditDocument,
} from '../../../../../../src/http/web/client/editor/document/edit-document.ts';
import {
  differencesOf,
  settleDifference,
} from '../../../../../../src/http/web/client/editor/document/script-differences.ts';

const word = (text: string, startMs: number) => ({ text, startMs, endMs: startMs + 300 });
const document: EditDocument = createDocument({
  captions: [
    { startMs: 0, endMs: 1200, words: [word('Hello', 0), word('you', 300), word('know', 600), word('there', 900)] },
    { startMs: 3000, endMs: 3300, words: [word('friends', 3000)] },
  ],
  settings: {},
  durationMs: 5000,
});
const report = {
  matched: 0.8,
  added: [{ text: 'you know', startMs: 300, endMs: 900 }],
  missing: [
    { text: 'my dear', afterMs: 1200 },
    { text: 'Oh', afterMs: 0 },
  ],
};
const textsOf = ({ captions }: EditDocument) => captions.map(({ words }) => words.map(({ text }) => text).join(' '));
const openOf = (now: EditDocument) =>
  differencesOf(report, now).flatMap(({ difference, isOpen }) => (isOpen ? [difference.text] : []));

describe('the differences from a script in the editor', () => {
  it('are in the order of the video, and open until they are settled', () => {
    expect(openOf(document)).toEqual(['Oh', 'you know', 'my dear']);
    let now = document;
    for (const { difference } of differencesOf(report, document)) now = settleDifference(difference)(now);
    expect(openOf(now)).toEqual([]);
    expect(textsOf(now)).toEqual(['Oh Hello there my dear', 'friends']);
  });

  it('are settled without touching other words, and with an id for each new word', () => {
    const [, added, missing] = differencesOf(report, document);
    if (!added || !missing) throw new Error('three differences are expected');
    const now = settleDifference(missing.difference)(settleDifference(added.difference)(document));
    expect(now.captions[1]).toBe(document.captions[1]);
    const [first] = now.captions;
    expect(first?.words[0]?.id).toBe(document.captions[0]?.words[0]?.id);
    const ids = now.captions.flatMap(({ id, words }) => [id, ...words.map((one) => one.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(now.nextId);
  });

  it('change nothing that is settled already', () => {
    const [, added] = differencesOf(report, document);
    if (!added) throw new Error('a difference is expected');
    const once = settleDifference(added.difference)(document);
    expect(settleDifference(added.difference)(once)).toBe(once);
  });
});
