import { ownRecordsPart, type PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { SessionModel, SessionRecord } from './session.model.ts';
import type { SignInLinkModel } from './use-link.ts';

/** Signed-in browsers. */
export function sessionsPart({ sessions }: { sessions: SessionModel }): PersonalDataPart {
  return ownRecordsPart(
    { name: 'sessions', records: sessions },
    ({ createdAt, rotatedAt, expiresAt }: SessionRecord) => ({
      signedInAt: createdAt,
      lastRenewedAt: rotatedAt,
      expiresAt,
    }),
  );
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
