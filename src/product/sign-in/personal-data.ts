import type { PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { SessionModel } from './session.model.ts';
import type { SignInLinkModel } from './sign-in-link.model.ts';

/** Signed-in browsers. */
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

/** Mailed sign-in links that are still valid; the links themselves are not stored. */
export function signInLinksPart({ signInLinks }: { signInLinks: SignInLinkModel }): PersonalDataPart {
  return {
    name: 'sign_in_links',
    async *read({ email }) {
      if (email === null) return;
      for await (const { returnTo, expiresAt } of signInLinks.find({ email }).lean().cursor()) {
        yield { email, returnTo, expiresAt };
      }
    },
    async erase({ email }) {
      if (email !== null) await signInLinks.deleteMany({ email });
    },
  };
}
