import type { IdempotentCall, StoredReply } from '../../src/product/idempotency/call-secrets.ts';
import type { Idempotency } from '../../src/product/idempotency/create-idempotency.ts';

/** Idempotency in memory; `running` has the keys whose first call is still running. */
export function createFakeIdempotency() {
  const kept = new Map<string, { bodyHash: string; reply: StoredReply }>();
  const running = new Set<string>();
  const idempotency: Idempotency = {
    async begin(call) {
      const name = nameOf(call);
      const earlier = kept.get(name);
      if (earlier) return earlier.bodyHash === call.bodyHash ? { kind: 'replay', reply: earlier.reply } : other;
      if (running.has(name)) return { kind: 'in_flight' };
      running.add(name);
      return {
        kind: 'fresh',
        async commit(_transaction, reply) {
          kept.set(name, { bodyHash: call.bodyHash, reply: JSON.parse(JSON.stringify(reply)) });
          running.delete(name);
        },
        async abandon() {
          running.delete(name);
        },
      };
    },
  };
  return { idempotency, running };
}

const other = { kind: 'other_body' } as const;

export function nameOf({
  caller,
  callerSecret,
  path,
  key,
}: Pick<IdempotentCall, 'caller' | 'callerSecret' | 'path' | 'key'>): string {
  return [caller, callerSecret, path, key].join(' ');
}
