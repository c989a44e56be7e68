import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { SignInLinkModel } from '../../sign-in/sign-in-link.model.ts';

/** Mailed ways in that are still good; the links themselves are not kept. */
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
