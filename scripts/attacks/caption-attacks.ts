import { type Attack, type AttackedService, countAnswers } from './attack.ts';
import { hostileTexts } from './hostile-texts.ts';

/** 200 captions of the text that `write` makes, one after the other. */
function captionsOf(write: (length: number) => string, length: number) {
  return Array.from({ length: 200 }, (_, index) => ({
    start: index * 0.03,
    end: (index + 1) * 0.03,
    text: write(length),
  }));
}

/** Creates a video with hostile captions, reads them in every form, and deletes it. */
function captionAttack(name: keyof typeof hostileTexts): Attack {
  const write = hostileTexts[name] ?? (() => '');
  return {
    name: `captions: 200 of ${name}, with emojis`,
    async run({ client, clipUrl, share = 1 }) {
      const answers: number[] = [];
      for (const length of share < 1 ? [400] : [4000, 400, 40]) {
        const fields = { video_url: clipUrl, captions_add_emojis: true, captions: captionsOf(write, length) };
        const created = await client.call('POST', '/api/video/create', fields);
        answers.push(created.status);
        if (created.status !== 201) continue;
        const path = `/api/videos/${created.json<{ video_id: string }>().video_id}`;
        const reads = ['', '.srt', '.vtt'].map((form) => client.call('GET', `${path}/captions${form}`));
        answers.push(...(await Promise.all(reads)).map(({ status }) => status));
        answers.push((await client.call('DELETE', path)).status);
      }
      return countAnswers(answers);
    },
  };
}

async function edit({ client, videoId }: AttackedService, captions: unknown): Promise<number> {
  return (await client.call('POST', '/api/video/edit', { video_id: videoId, captions })).status;
}

export const captionAttacks: Attack[] = [
  ...['dots', 'brackets', 'spaces', 'letters', 'accents'].map(captionAttack),
  {
    name: 'edit: 200 captions with 2,500 one-letter words',
    async run(service) {
      const captions = captionsOf(() => 'a b c d e f g h i j k l m', 1);
      const answers = [await edit(service, captions), await edit(service, captions.toReversed())];
      const reads = [1, 2, 3].map(() => service.client.call('GET', `/api/videos/${service.videoId}/captions`));
      answers.push(...(await Promise.all(reads)).map(({ status }) => status));
      return countAnswers(answers);
    },
  },
  {
    name: 'stills: 12 of hostile captions at once',
    async run({ client, videoId }) {
      const stills = Array.from({ length: 12 }, (_, index) =>
        client.call('GET', `/api/videos/${videoId}/still?at=${index / 2}&captions_font_size=${20 + index}`),
      );
      return countAnswers((await Promise.all(stills)).map(({ status }) => status));
    },
  },
];
