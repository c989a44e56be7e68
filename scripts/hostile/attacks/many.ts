import { countAnswers } from '../../attacks/attack.ts';

interface Many {
  count: number;
  /** How many at a time. */
  atOnce: number;
}

/** Does the same thing many times. @returns how often each answer came */
export async function many({ count, atOnce }: Many, act: (index: number) => Promise<string | number>): Promise<string> {
  const answers: (string | number)[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next++;
      answers.push(await act(index).catch((error: NodeJS.ErrnoException) => codeOf(error)));
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, work));
  return countAnswers(answers);
}

/** Such as `ECONNRESET`. `fetch` hides it in the cause. */
function codeOf(error: NodeJS.ErrnoException): string {
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? error.message;
}

/** The status of a request whose answer nobody reads. */
export async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  const reply = await fetch(url, { redirect: 'manual', ...init });
  await reply.arrayBuffer();
  return reply.status;
}
