import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../infra/errors/app-error.ts';
import { parseUrl } from '../../infra/parse-url.ts';
import type { FieldErrors } from '../../infra/validation/violation.ts';
import type { DeliveryProblem } from './delivery-problem.ts';
import { callbackBody } from './finished-event.ts';
import { maxAnswerBytes, type PostDeps, type Posted, postEvent } from './post-event.ts';
import { refusalOf } from './send-callback.ts';

interface TestEventDeps extends PostDeps {
  callbackSecrets: (userId: number) => Promise<string[]>;
  publicBaseUrl: string;
  /** Makes the part of the event's id after `evt_test_`; letters, digits, `_` and `-`. */
  newId: () => string;
  limiter: RateLimiterMemory;
}

/** Cannot be a real video: their ids are `vid_` and 24 letters and digits. */
const testVideoId = 'vid_test';
/** Of the answer; enough to recognise an error page. */
const maxShownBytes = 4 * 1024;
/** For each user, counted in this process. */
const testsPerMinute = 10;
const maxAddressCharacters = 8192;

/** `problem`: why it would count as a failure; null = a success. */
export type TestEventResult =
  | {
      kind: 'answered';
      statusCode: number;
      problem: DeliveryProblem | null;
      headers: Record<string, string>;
      /** The first 4 KiB; null = not text. */
      answer: string | null;
      /** The answer is longer than `answer`. */
      isAnswerCut: boolean;
      /** 64 KiB or more; the rest was not read. */
      isAnswerTooLong: boolean;
      tookMs: number;
      sent: { eventId: string; body: string };
    }
  | { kind: 'unreached'; problem: DeliveryProblem; tookMs: number; sent: { eventId: string; body: string } }
  /** Too many tests; nothing was sent. */
  | { kind: 'throttled'; retryAfterSeconds: number };

export function createTestLimiter(): RateLimiterMemory {
  return new RateLimiterMemory({ points: testsPerMinute, duration: 60 });
}

/**
 * Sends one signed `video.processed` event, marked as a test, in the same way as a real one, and returns the answer.
 * It is not stored and not retried.
 * @throws AppError `invalid_input` on `url`
 */
export async function sendTestEvent(
  deps: TestEventDeps,
  { userId, url }: { userId: number; url: string },
): Promise<TestEventResult> {
  const destination = readAddress(url);
  const retryAfterSeconds = await secondsToWait(deps.limiter, userId);
  if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds };
  const secrets = await deps.callbackSecrets(userId);
  const event = { eventId: `evt_test_${deps.newId()}`, body: testBody(deps) };
  const startedAt = deps.clock();
  const posted = await postEvent(deps, { destination, secrets, ...event }, new AbortController().signal);
  return { ...describe(posted), tookMs: deps.clock() - startedAt, sent: event };
}

function testBody({ clock, publicBaseUrl }: TestEventDeps): string {
  return callbackBody({
    type: 'video.processed',
    timestamp: new Date(clock()),
    videoId: testVideoId,
    status: 'processed',
    // has the shape of a real address, but there is no file
    videoUrl: `${publicBaseUrl}/media/test/test.mp4`,
    test: true,
  });
}

function readAddress(text: string): string {
  const address = text.trim();
  const isShort = address.length <= maxAddressCharacters;
  if (isShort && /^https?:\/\/\S+$/i.test(address) && parseUrl(address)) return address;
  const errors: FieldErrors = { url: [{ rule: 'url' }] };
  throw new AppError('invalid_input', {
    message: 'Give a full address that begins with https:// or http://.',
    details: { errors },
  });
}

async function secondsToWait(limiter: RateLimiterMemory, userId: number): Promise<number | null> {
  try {
    await limiter.consume(userId);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

function describe(posted: Posted) {
  if (posted.kind === 'unreached') return { kind: 'unreached' as const, problem: posted.problem };
  const { statusCode, headers, answer } = posted;
  return {
    kind: 'answered' as const,
    statusCode,
    problem: refusalOf(statusCode),
    headers,
    answer: answerText(answer),
    isAnswerCut: answer.length > maxShownBytes,
    isAnswerTooLong: answer.length >= maxAnswerBytes,
  };
}

/** null = not text. */
function answerText(answer: Buffer): string | null {
  const text = answer.subarray(0, maxShownBytes).toString('utf8');
  // the cut may have split a multi-byte character; that alone does not make it binary
  const body = answer.length > maxShownBytes ? text.replace(/\uFFFD+$/, '') : text;
  return body.includes('\uFFFD') || body.includes('\0') ? null : body;
}
