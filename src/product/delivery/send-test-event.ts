import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../infra/errors/app-error.ts';
import type { FieldErrors } from '../../infra/validation/invalid-fields.ts';
import type { TestEventResult } from './delivery-services.ts';
import { answerBytes, type PostDeps, type Posted, postEvent } from './post-event.ts';
import { callbackBody } from './record-delivery.ts';
import { refusalOf } from './send-callback.ts';

export interface TestEventDeps extends PostDeps {
  callbackSecrets: (userId: number) => Promise<string[]>;
  publicBaseUrl: string;
  /** Makes the part of the event's id after `evt_test_`; letters, digits, `_` and `-`. */
  newId: () => string;
  limiter: TestLimiter;
}

/** A real video's id is `vid_` and 24 letters and digits. */
export const testVideoId = 'vid_test';
/** Of the answer; enough to recognise an error page by. */
const shownBytes = 4 * 1024;
/** Tests a minute for each person, counted in this process. */
const testsPerMinute = 10;
const maxAddressCharacters = 8192;

export type TestLimiter = RateLimiterMemory;

export function createTestLimiter(): TestLimiter {
  return new RateLimiterMemory({ points: testsPerMinute, duration: 60 });
}

/**
 * Sends one signed `video.processed` that is marked as a test, as a real one would be sent, and tells what came back.
 * Nothing is kept of it, and it is not tried again.
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
    // of the shape of real ones; nothing is there
    videoUrl: `${publicBaseUrl}/media/test/test.mp4`,
    test: true,
  });
}

function readAddress(text: string): string {
  const address = text.trim();
  const isAddress = /^https?:\/\/\S+$/i.test(address) && URL.canParse(address);
  if (isAddress && address.length <= maxAddressCharacters) return address;
  const errors: FieldErrors = { url: [{ rule: 'url' }] };
  throw new AppError('invalid_input', {
    message: 'Give a full address that begins with https:// or http://.',
    details: { errors },
  });
}

async function secondsToWait(limiter: TestLimiter, userId: number): Promise<number | null> {
  try {
    await limiter.consume(userId);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

function describe(posted: Posted) {
  if (posted.kind === 'unreached') return { kind: 'unreached' as const, problem: posted.error };
  const { statusCode, headers, answer } = posted;
  return {
    kind: 'answered' as const,
    statusCode,
    problem: refusalOf(statusCode),
    headers,
    answer: answerText(answer),
    isAnswerCut: answer.length > shownBytes,
    isAnswerTooLong: answer.length >= answerBytes,
  };
}

/** null = not text. */
function answerText(answer: Buffer): string | null {
  const text = answer.subarray(0, shownBytes).toString('utf8');
  // a character cut in two at the end is no sign of anything
  const body = answer.length > shownBytes ? text.replace(/\uFFFD+$/, '') : text;
  return body.includes('\uFFFD') || body.includes('\0') ? null : body;
}
