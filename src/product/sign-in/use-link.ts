import type { SignUp } from '../../infra/config/config.ts';
import { defineModel, field } from '../../infra/database/define-model.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { hashSecret } from '../../infra/secrets.ts';
import { type AddUserDeps, addUserWithoutToken } from '../accounts/add-user.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import { type SessionDeps, startSession } from './sessions.ts';

/** A mailed sign-in link: works once, within 15 minutes. */
export const createSignInLinkModel = defineModel({
  name: 'SignInLink',
  collection: 'sign_in_links',
  fields: {
    /** SHA-256 of the token in the URL; the token itself is not stored. */
    _id: field.text(),
    /** Lower-cased; whether an account has it is checked when the link is used. */
    email: field.text(),
    /** Path of ours to open after signing in. */
    returnTo: field.text(),
    expiresAt: field.date(),
  },
  indexes: [[{ email: 1 }], [{ expiresAt: 1 }, { expireAfterSeconds: 0 }]],
});

export type SignInLinkModel = ReturnType<typeof createSignInLinkModel>;

interface UseLinkDeps extends Omit<AddUserDeps, 'tokens'>, SessionDeps {
  links: SignInLinkModel;
  signUp: SignUp;
}

/**
 * Whom a link would sign in. It stays usable, because mail scanners open links too.
 * @returns null when the link is unknown, used or too old
 */
export async function readLink(
  { links, clock }: Pick<UseLinkDeps, 'links' | 'clock'>,
  token: string,
): Promise<{ email: string; returnTo: string } | null> {
  const link = await links.findOne({ _id: hashSecret(token), expiresAt: { $gt: new Date(clock()) } }).lean();
  return link && { email: link.email, returnTo: link.returnTo };
}

/**
 * Consumes a link and signs in the account with its address; creates that account when there is none and sign-up is
 * open. One transaction, so that a crash does not lose the link.
 * @returns the secret for the session's cookie; null as for {@link readLink}, and when no account may be created
 */
export function useLink(deps: UseLinkDeps, token: string): Promise<{ secret: string; returnTo: string } | null> {
  return deps.transact(async (transaction) => {
    const link = await deps.links
      .findOneAndDelete(
        { _id: hashSecret(token), expiresAt: { $gt: new Date(deps.clock()) } },
        { session: transaction },
      )
      .lean();
    if (!link) return null;
    const user = await findOrAddUser(deps, link.email, transaction);
    if (!user) return null;
    return { secret: await startSession(deps, user._id, transaction), returnTo: link.returnTo };
  });
}

async function findOrAddUser(deps: UseLinkDeps, email: string, transaction: Transaction): Promise<UserRecord | null> {
  const user = await deps.users.findOne({ email, deletionRequestedAt: null }).session(transaction).lean();
  if (user || deps.signUp === 'closed') return user;
  const unknown = { firstName: null, lastName: null, integrationId: null, pendingChatbotTag: null };
  return addUserWithoutToken(deps, { email, ...unknown }, transaction);
}
