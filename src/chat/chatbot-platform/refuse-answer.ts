import { MessengerError, type MessengerFailure } from '../chats/messenger.ts';
import type { PlatformAnswer } from './platform-http.ts';

/** An answer that is no success. @param words what the platform says of it; '' = nothing that is understood */
export function platformRefusal(answer: PlatformAnswer, words: string, known?: MessengerFailure): MessengerError {
  const { status, retryAfterMs } = answer;
  const message = words === '' ? `The chatbot platform answered with status ${status}.` : words.slice(0, 300);
  const failure = known ?? failureOf(status, words);
  return new MessengerError(failure, {
    message,
    statusCode: status,
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  });
}

function failureOf(status: number, words: string): MessengerFailure {
  if (status === 429) return 'rate_limited';
  // a key that is not taken, and troubles of its own: nothing is wrong with what was to be sent
  if (status === 401 || status === 403 || status >= 500) return 'unreachable';
  // whoever answers like this is not the platform
  return words === '' ? 'unreachable' : failureOfWords(words);
}

/**
 * Neither platform numbers these, so that their words are all there is to go by; what is not recognised is `refused`.
 */
function failureOfWords(words: string): MessengerFailure {
  if (/outside .*window|24[ -]?h/i.test(words)) return 'window_closed';
  const isAboutContact = /subscriber|contact|user/i.test(words);
  if (
    isAboutContact &&
    /not (be )?found|not exist|wrong|unsubscribed|not active|inactive|blocked|deleted/i.test(words)
  ) {
    return 'blocked';
  }
  return 'refused';
}
