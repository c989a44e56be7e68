import type { SignUp } from '../../infra/config/config.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { hashSecret } from '../../infra/secrets.ts';
import { type AddUserDeps, addUserWithoutToken } from '../accounts/add-user.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import type { SignInLinkModel, SignInLinkRecord } from './sign-in-link.model.ts';
import type { SignInServices } from './sign-in-services.ts';
import { type SessionDeps, startSession } from './start-session.ts';

export interface UseLinkDeps extends AddUserDeps, SessionDeps {
  links: SignInLinkModel;
  signUp: SignUp;
}

/** Whom a link would sign in; uses nothing up, since mail scanners open links too. */
export async function readLink(
  { links, clock }: Pick<UseLinkDeps, 'links' | 'clock'>,
  token: string,
): ReturnType<SignInServices['readLink']> {
  const link = await links
    .findOne({ _id: hashSecret(token), expiresAt: { $gt: new Date(clock()) } })
    .lean<SignInLinkRecord>();
  return link && { email: link.email, returnTo: link.returnTo };
}

/**
 * Uses a link up and signs in whoever has its address; where sign-up is open, whoever has proved a new address by it
 * gets an account. All or nothing: a link is not lost to a crash.
 */
export function useLink(deps: UseLinkDeps, token: string): ReturnType<SignInServices['useLink']> {
  return deps.transact(async (transaction) => {
    const link = await deps.links
      .findOneAndDelete(
        { _id: hashSecret(token), expiresAt: { $gt: new Date(deps.clock()) } },
        { session: transaction },
      )
      .lean<SignInLinkRecord>();
    if (!link) return null;
    const user = await findOrAddUser(deps, link.email, transaction);
    if (!user) return null;
    return { secret: await startSession(deps, user._id, transaction), returnTo: link.returnTo };
  });
}

async function findOrAddUser(deps: UseLinkDeps, email: string, transaction: Transaction): Promise<UserRecord | null> {
  const user = await deps.users.findOne({ email, deletionRequestedAt: null }).session(transaction).lean<UserRecord>();
  if (user || deps.signUp === 'closed') return user;
  const nobodys = { firstName: null, lastName: null, integrationId: null, pendingChatbotTag: null };
  return addUserWithoutToken(deps, { email, ...nobodys }, transaction);
}
