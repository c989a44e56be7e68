import type { PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { IdempotencyKeyModel } from './idempotency-key.model.ts';

/** Replies stored for repeated requests. They are encrypted with the caller's token, so that we cannot read them. */
export function storedRepliesPart({ idempotencyKeys }: { idempotencyKeys: IdempotencyKeyModel }): PersonalDataPart {
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
