import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { SessionModel } from '../../sign-in/session.model.ts';

/** Browsers that are signed in. */
export function sessionsPart({ sessions }: { sessions: SessionModel }): PersonalDataPart {
  return {
    name: 'sessions',
    async *read({ userId }) {
      for await (const { createdAt, rotatedAt, expiresAt } of sessions.find({ userId }).lean().cursor()) {
        yield { signedInAt: createdAt, lastRenewedAt: rotatedAt, expiresAt };
      }
    },
    async erase({ userId }) {
      await sessions.deleteMany({ userId });
    },
  };
}
