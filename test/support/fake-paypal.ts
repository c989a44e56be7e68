import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startScriptedServer } from './scripted-server.ts';

export interface FakePaypal {
  verifyUrl: string;
  /** PayPal answers VERIFIED only to bytes that were passed here. */
  sent(body: Buffer): void;
  /** Sets how it answers from now on. */
  behave(as: Behaviour): void;
  /** How long it takes to answer, from now on; PayPal takes some hundred milliseconds. */
  answerAfter(ms: number): void;
  /** Bodies of the requests so far. */
  questions: Buffer[];
  /** Sends the answers that `slow` holds back. */
  answerHeld(): void;
  close(): Promise<void>;
}

/**
 * `down`: closes the connection; `slow`: holds every answer back; `denying`: answers INVALID to everything; the others
 * give an answer that is not PayPal's, or with another status.
 */
export type Behaviour =
  | 'honest'
  | 'down'
  | 'slow'
  | 'denying'
  | 'error_with_verified'
  | 'redirect'
  | 'html'
  | 'endless'
  | 'almost'
  | 'with_newline';

const prefix = 'cmd=_notify-validate&';

/** The endpoint that verifies PayPal's messages. It is as strict as PayPal. */
export async function startFakePaypal(): Promise<FakePaypal> {
  const known = new Set<string>();
  const questions: Buffer[] = [];
  const held: (() => void)[] = [];
  let behaviour: Behaviour = 'honest';
  let delayMs = 0;
  const server = await startScriptedServer(async (request, response) => {
    const body = await buffer(request);
    questions.push(body);
    const isProper =
      request.method === 'POST' &&
      request.headers['user-agent'] !== undefined &&
      request.headers['content-type'] === 'application/x-www-form-urlencoded' &&
      body.subarray(0, prefix.length).toString() === prefix;
    const isKnown = isProper && known.has(body.subarray(prefix.length).toString('base64'));
    const answer = () => replies[behaviour](response, isKnown ? 'VERIFIED' : 'INVALID');
    if (behaviour === 'slow') held.push(() => replies.honest(response, isKnown ? 'VERIFIED' : 'INVALID'));
    else if (delayMs > 0) setTimeout(answer, delayMs);
    else answer();
  });
  return {
    verifyUrl: `${server.url}/cgi-bin/webscr`,
    sent: (body) => void known.add(body.toString('base64')),
    behave(as) {
      behaviour = as;
    },
    answerAfter(ms) {
      delayMs = ms;
    },
    questions,
    answerHeld() {
      for (const answer of held.splice(0)) answer();
    },
    close: server.close,
  };
}

const replies: Record<Behaviour, (response: ServerResponse, word: string) => void> = {
  honest: (response, word) => response.end(word),
  down: (response) => response.destroy(),
  slow: () => undefined,
  denying: (response) => response.end('INVALID'),
  error_with_verified: (response) => response.writeHead(503).end('VERIFIED'),
  redirect: (response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end('VERIFIED'),
  html: (response) => response.end('<html><body>VERIFIED, they say</body></html>'),
  endless(response) {
    const write = () => {
      while (!response.destroyed && response.write('VERIFIED'.repeat(512)));
    };
    response.on('drain', write);
    write();
  },
  almost: (response) => response.end('VERIFIEDINVALID'),
  with_newline: (response, word) => response.end(`${word}\r\n`),
};
