import type { SessionModel } from '../../sign-in/session.model.ts';
import type { SignInLinkModel } from '../../sign-in/sign-in-link.model.ts';
import type { PersonalDataPart } from '../personal-data-part.ts';

/** Browsers that are signed in, and links that are still good. */
export function signInPart({
  sessions,
  signInLinks,
}: {
  sessions: SessionModel;
  signInLinks: SignInLinkModel;
}): PersonalDataPart {
  return {
    name: 'sessions',
    async *read({ userId }) {
      for await (const { createdAt, rotatedAt, expiresAt } of sessions.find({ userId }).lean().cursor()) {
        yield { signedInAt: createdAt, lastRenewedAt: rotatedAt, expiresAt };
      }
    },
    async erase({ userId, email }) {
      await sessions.deleteMany({ userId });
      if (email !== null) await signInLinks.deleteMany({ email });
    },
  };
}
