import { MessengerError, type MessengerFailure } from '../../chats/messenger.ts';

/** Messages that failed half-way and are remembered; each takes about a kilobyte. */
const maxKept = 500;

/**
 * Sends the parts of a message in order. When one fails and is tried again, that begins with this part. This is remembered by
 * the process: after a crash, or in another process, the parts before it arrive twice.
 */
export function createSentParts() {
  const kept = new Map<string, string[]>();
  return {
    /** @returns the ids of all parts */
    async send<Part>(key: string, parts: readonly Part[], send: (part: Part) => Promise<string>): Promise<string[]> {
      const ids = kept.get(key) ?? [];
      kept.delete(key);
      try {
        for (const part of parts.slice(ids.length)) ids.push(await send(part));
        return ids;
      } catch (error) {
        if (ids.length > 0 && isTriedAgain(error)) kept.set(key, ids);
        for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest);
        throw error;
      }
    },
  };
}

const lastFailures: readonly MessengerFailure[] = ['refused', 'too_large', 'blocked', 'window_closed'];

/** The same message later would be another one, which the person has seen no part of. */
function isTriedAgain(error: unknown): boolean {
  return !(error instanceof MessengerError && lastFailures.includes(error.failure));
}
