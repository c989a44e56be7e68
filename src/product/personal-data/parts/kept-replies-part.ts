import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { IdempotencyKeyModel } from '../../idempotency/idempotency-key.model.ts';

/** Replies kept for repeated requests: encrypted with the caller's own token, so that we cannot read them either. */
export function keptRepliesPart({ idempotencyKeys }: { idempotencyKeys: IdempotencyKeyModel }): PersonalDataPart {
  return {
    name: 'kept_replies',
    async *read({ userId }) {
      for await (const { expiresAt } of idempotencyKeys.find({ userId }).lean().cursor()) yield { expiresAt };
    },
    async erase({ userId }) {
      await idempotencyKeys.deleteMany({ userId });
    },
  };
}
