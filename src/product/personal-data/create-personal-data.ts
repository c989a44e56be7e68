import { bindActions } from '../../infra/bind-actions.ts';
import { type DeleteAccountDeps, deleteAccount, finishDeletions } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export type PersonalData = ReturnType<typeof createPersonalData>;

/** What pages and chats use; the rest is for the reconciler. */
export type PersonalDataServices = Omit<PersonalData, 'finishDeletions'>;

/** Exports or removes everything that is stored about a person, from all parts of the product. */
export function createPersonalData(deps: DeleteAccountDeps) {
  return bindActions(deps, { exportAccount, deleteAccount, finishDeletions });
}
