import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../../../../src/http/web/client/editor/document/edit-document.ts';
import { setWordText } from '../../../../../../src/http/web/client/editor/document/edit-words.ts';
import { advance, startHistory } from '../../../../../../src/http/web/client/editor/document/history.ts';
import {
  isKeyWord,
  shownKeyWords,
  toggleKeyWord,
} from '../../../../../../src/http/web/client/editor/document/key-words.ts';

const documentOf = (emphasis: boolean) =>
  createDocument({
    captions: [
      {
        startMs: 0,
        endMs: 1000,
        words: ['it', 'is', 'free'].map((text, index) => ({ text, startMs: index * 300, endMs: index * 300 + 300 })),
      },
    ],
    settings: { emphasis },
    durationMs: 5000,
  });
const idOf = (document: ReturnType<typeof documentOf>, text: string) =>
  document.captions.flatMap(({ words }) => words).find((word) => word.text === text)?.id ?? -1;
const markOf = (document: ReturnType<typeof documentOf>, text: string) =>
  document.captions.flatMap(({ words }) => words).find((word) => word.text === text)?.emphasis;

describe('a word of the editor', () => {
  it('stands out once it is marked, and no longer after the same key', () => {
    const document = documentOf(false);
    const marked = toggleKeyWord(idOf(document, 'free'), false)(document);
    expect(markOf(marked, 'free')).toBe(true);
    expect(isKeyWord(marked, null, idOf(marked, 'free'))).toBe(true);
    expect(markOf(toggleKeyWord(idOf(marked, 'free'), true)(marked), 'free')).toBeUndefined();
  });

  it('stands out where the engine chose it, and is kept plain by the key', () => {
    const document = documentOf(true);
    const preview = { keyWords: [[2]] };
    expect(isKeyWord(document, preview, idOf(document, 'free'))).toBe(true);
    expect(isKeyWord(document, preview, idOf(document, 'is'))).toBe(false);
    const plain = toggleKeyWord(idOf(document, 'free'), true)(document);
    expect(markOf(plain, 'free')).toBe(false);
    expect(isKeyWord(plain, preview, idOf(plain, 'free'))).toBe(false);
  });

  it('is not asked of a preview of other captions', () => {
    expect(shownKeyWords({ keyWords: [[2], [0]] }, documentOf(true), 0)).toBe('');
  });

  it('keeps its mark when its text is corrected', () => {
    const document = documentOf(false);
    const id = idOf(document, 'free');
    const corrected = setWordText(id, 'FREE!')(toggleKeyWord(id, false)(document));
    expect(markOf(corrected, 'FREE!')).toBe(true);
  });

  it('can be undone', () => {
    const document = documentOf(false);
    const edited = advance(startHistory(document), { kind: 'edit', edit: toggleKeyWord(idOf(document, 'is'), false) });
    expect(advance(edited, { kind: 'undo' }).now).toEqual(document);
  });
});
