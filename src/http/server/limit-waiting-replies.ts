import type { ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import { callerOf } from './caller-of.ts';

/** Of one caller. The largest replies, the captions of long videos, have a few MiB. */
const maxWaitingBytes = 64 * 1024 * 1024;
/** A stream has less in memory: its bytes wait in a file. Many people may watch videos from behind one address. */
const countedFromBytes = 256 * 1024;

/**
 * Bounds what the replies to one caller take in memory while the caller does not read them: beyond the limit the oldest are
 * cut.
 */
export function limitWaitingReplies(): Middleware {
  const repliesOf = new Map<string, Set<ServerResponse>>();
  return async (ctx, next) => {
    const { network, credentials } = callerOf(ctx);
    const caller = `${network} ${credentials}`;
    const replies = repliesOf.get(caller) ?? new Set();
    repliesOf.set(caller, replies.add(ctx.res));
    ctx.res.once('close', () => {
      replies.delete(ctx.res);
      if (replies.size === 0) repliesOf.delete(caller);
    });
    await next();
    // by then Koa has written the reply
    setImmediate(() => cutOldest(replies));
  };
}

function cutOldest(replies: Iterable<ServerResponse>): void {
  const waiting = [...replies].filter(({ writableLength }) => writableLength >= countedFromBytes);
  let bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0);
  for (const reply of waiting) {
    if (bytes <= maxWaitingBytes) return;
    bytes -= reply.writableLength;
    reply.destroy();
  }
}
