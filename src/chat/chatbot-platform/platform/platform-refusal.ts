import { MessengerError, type MessengerFailure } from '../../chats/messenger.ts';
import type { PlatformAnswer } from './platform-http.ts';

/** The error for an answer that is no success. @param words the platform's message; '' = none that is understood */
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
  // a wrong token, or an error of the platform's own: nothing is wrong with the message
  if (status === 401 || status === 403 || status >= 500) return 'unreachable';
  // an answer without words does not come from the platform
  return words === '' ? 'unreachable' : failureOfWords(words);
}

/** The platforms have no codes for these, so only the words tell them apart. Unknown words mean `refused`. */
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
