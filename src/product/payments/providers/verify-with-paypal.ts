import type { Readable } from 'node:stream';
import axios from 'axios';
import { linkAbort } from '../../../infra/fetching/linked-abort.ts';
import type { Verification } from './payment-provider.ts';

/** Asks PayPal whether it sent these bytes, by sending them back unchanged after `cmd=_notify-validate&`. */
export async function verifyWithPaypal(
  { verifyUrl, timeoutMs }: { verifyUrl: string; timeoutMs: number },
  body: Buffer,
  signal: AbortSignal,
): Promise<Verification> {
  const linked = linkAbort(signal);
  const deadline = setTimeout(() => linked.abort(new Error('timeout')), timeoutMs);
  try {
    const { status, data } = await post(verifyUrl, body, linked.signal);
    return judge(status, await readStart(data));
  } catch (error) {
    signal.throwIfAborted();
    const code = (error as NodeJS.ErrnoException).code;
    return { kind: 'unreachable', why: linked.signal.aborted ? 'no answer in time' : (code ?? 'no answer') };
  } finally {
    clearTimeout(deadline);
    linked.unlink();
  }
}

const prefix = Buffer.from('cmd=_notify-validate&');

/** The longest valid answer is `VERIFIED` and a line end. */
const maxAnswerBytes = 1024;

function post(verifyUrl: string, body: Buffer, signal: AbortSignal) {
  return axios.post<Readable>(verifyUrl, Buffer.concat([prefix, body]), {
    adapter: 'http',
    proxy: false,
    maxRedirects: 0,
    responseType: 'stream',
    signal,
    validateStatus: () => true,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      // PayPal refuses requests without it
      'User-Agent': 'Captioneer/1.0 (payment notifications)',
      Connection: 'close',
    },
  });
}

async function readStart(answer: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer);
    sizeBytes += (chunk as Buffer).length;
    if (sizeBytes > maxAnswerBytes) break;
  }
  answer.destroy();
  return Buffer.concat(chunks).toString('latin1');
}

function judge(status: number, answer: string): Verification {
  const word = answer.trim();
  if (status === 200 && word === 'VERIFIED') return { kind: 'genuine' };
  if (status === 200 && word === 'INVALID') return { kind: 'forged' };
  return { kind: 'unreachable', why: `answered ${status} without VERIFIED or INVALID` };
}
