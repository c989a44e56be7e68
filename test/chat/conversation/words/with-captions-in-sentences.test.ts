import { describe, expect, it } from 'vitest';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import { withCorrectionsInSentences } from '../../../../src/chat/conversation/words/with-captions/corrections-in-sentences.ts';

const captions = { words: readCaptionWords(['the stop cop is under the sink', 'says McGarvey']), isShown: false };
const name = { kind: 'replace_words' as const, wrong: 'McGarvey', right: 'McGarvie' };
const stopCock = { kind: 'replace_words' as const, wrong: 'stop cop', right: 'stop cock' };

describe('a sentence that is said twice', () => {
  it('is read with the one behind it, each time', () => {
    const read: string[] = [];
    const understood = withCorrectionsInSentences(
      { wishes: [name], notUnderstood: [] },
      {
        text: 'That is wrong too. It is McGarvie. That is wrong too.\n\nIt should be stop cock',
        captions,
        read: (part) => {
          read.push(part);
          const isFound = part === 'That is wrong too.\n\nIt should be stop cock';
          return { wishes: isFound ? [stopCock] : [], notUnderstood: [] };
        },
      },
    );
    expect(read).toContain('That is wrong too.\n\nIt should be stop cock');
    expect(understood.wishes).toEqual([name, stopCock]);
  });
});
