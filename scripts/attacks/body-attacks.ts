import { type Attack, countAnswers } from './attack.ts';

const mebibyte = 1024 * 1024;
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** As much of it as fits. */
function fill(text: string): string {
  return text.repeat(Math.ceil(mebibyte / text.length)).slice(0, mebibyte - 100);
}

function numbered(write: (index: number) => string, count: number): string {
  return Array.from({ length: count }, (_, index) => write(index))
    .join('')
    .slice(0, mebibyte - 100);
}

const times = '00:00:01,000 --> 00:00:02,000\n';
const bodies: { type: string; body: string }[] = [
  { type: json, body: fill('[') },
  { type: json, body: `{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}` },
  { type: json, body: `{"captions":[${'{},'.repeat(340_000)}{}]}` },
  { type: json, body: `{"captions":[${'{"start":0,"end":1,"text":"a"},'.repeat(33_000)}{}]}` },
  { type: json, body: JSON.stringify({ captions: numbered((index) => `${index}\n${times}word\n\n`, 20_000) }) },
  { type: json, body: JSON.stringify({ captions: numbered(() => times, 33_000) }) },
  { type: json, body: JSON.stringify({ captions: `1\n${times}${'a '.repeat(500_000)}` }) },
  { type: form, body: numbered((index) => `a${index}=1&`, 200_000) },
  { type: form, body: numbered((index) => `captions[${index}][text]=a&`, 60_000) },
  { type: form, body: fill(`${'a[b]'.repeat(20)}=1&`) },
  { type: form, body: fill('%5B') },
];

/** Bodies of 1 MiB, with a valid token and without one. */
export const bodyAttacks: Attack[] = [
  {
    name: 'bodies of 1 MiB',
    async run({ baseUrl, client, clipUrl }) {
      const answers: number[] = [];
      const tokens = [client.token, 'nobody'];
      const send = async ({ type, body }: (typeof bodies)[number], token: string) => {
        const headers = { 'Content-Type': type, Authorization: `Bearer ${token}` };
        const reply = await fetch(`${baseUrl}/api/video/create?video_url=${clipUrl}`, {
          method: 'POST',
          headers,
          body,
        });
        await reply.arrayBuffer();
        answers.push(reply.status);
      };
      for (const body of bodies) await Promise.all(tokens.map((token) => send(body, token)));
      return countAnswers(answers);
    },
  },
];
