import { csrfTokenIn } from '../../test/support/page-visitor.ts';
import { type Attack, type AttackedService, countAnswers } from './attack.ts';
import { hostileTexts } from './hostile-texts.ts';

/** A draft of many captions, each of a few words. */
function draftOf(write: (length: number) => string, { captions, words, length }: Record<string, number>) {
  const word = (startMs: number) => ({ text: write(length ?? 1), startMs, endMs: startMs + 1 });
  return {
    captions: Array.from({ length: captions ?? 1 }, (_, index) => ({
      startMs: index * 30,
      endMs: index * 30 + 29,
      words: Array.from({ length: words ?? 1 }, (_word, place) => word(index * 30 + place)),
    })),
    settings: { addEmojis: true },
    resetSettings: [],
  };
}

async function send({ visitor, videoId, baseUrl }: AttackedService, token: string, part: string, draft: unknown) {
  const { status } = await visitor.ask(`/app/videos/${videoId}/edit/${part}`, {
    method: 'POST',
    body: JSON.stringify({ draft, atMs: 1000 }),
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-Token': token,
      Origin: new URL(baseUrl).origin,
      'Sec-Fetch-Site': 'same-origin',
    },
  });
  return status;
}

export const editorAttacks: Attack[] = [
  {
    name: 'editor: hostile drafts',
    async run(service) {
      const token = csrfTokenIn((await service.visitor.get('/app/new')).html);
      const drafts = ['dots', 'brackets', 'letters', 'joiners', 'accents'].flatMap((name) => {
        const write = hostileTexts[name] ?? (() => '');
        return [
          draftOf(write, { captions: 200, words: 12, length: 6 }),
          draftOf(write, { captions: 50, words: 3, length: 900 }),
        ];
      });
      const answers = await Promise.all(
        drafts.flatMap((draft) => ['preview', 'stretches'].map((part) => send(service, token, part, draft))),
      );
      return countAnswers(answers);
    },
  },
];
