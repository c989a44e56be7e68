import type { createVisitor } from '../../test/support/page-visitor.ts';
import type { FakeBot } from '../fake-telegram/fake-bot.ts';
import type { ApiClient } from '../service/api-client.ts';

/** A running service, and somebody's means to attack it. */
export interface AttackedService {
  baseUrl: string;
  /** The API as one user. */
  client: ApiClient;
  /** A browser that is signed in as the same user. */
  visitor: ReturnType<typeof createVisitor>;
  /** The address of a clip that the service may fetch. */
  clipUrl: string;
  /** A video of the user that was transcribed and rendered. */
  videoId: string;
  /** The service's caption bot. */
  bot: FakeBot;
  /** How much an attack sends, as a share of what the benchmarks send; default: all of it. */
  share?: number;
}

export interface Attack {
  name: string;
  /**
   * Sends what is hostile, and waits until the service has dealt with it.
   * @returns what came of it, in a few words, for example `201 × 4, 422 × 2`
   */
  run(service: AttackedService): Promise<string>;
}

/** How often each answer came. */
export function countAnswers(answers: (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].map(([answer, count]) => `${answer} × ${count}`).join(', ');
}
