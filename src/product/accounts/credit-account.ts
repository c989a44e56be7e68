import { randomUUID } from 'node:crypto';
import type { Clock } from '../../infra/clock.ts';
import type { Transact } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { FieldErrors } from '../../infra/validation/violation.ts';
import type { Balance } from '../billing/get-balance.ts';
import type { RecordLedgerEntry } from '../billing/ledger.ts';
import type { UserModel } from './user.model.ts';

interface CreditAccountInput {
  email: string;
  /** A whole number; negative takes seconds back. */
  seconds: number;
  /** The account's owner can read it. */
  reason: string;
  /** Name of the operator. */
  by: string;
  /** Two calls with the same id count once. */
  requestId?: string;
}

interface CreditAccountDeps {
  users: UserModel;
  recordLedgerEntry: RecordLedgerEntry;
  getBalance(userId: number): Promise<Balance | null>;
  transact: Transact;
  clock: Clock;
}

/** About eleven days of video: more than this at once is a typing error. */
export const maxCreditSeconds = 1_000_000;

/**
 * For operators: gives an account seconds of video, or takes some back.
 * @returns `credited: false` when this request was carried out before; `balanceSeconds: null` while payments are off
 * @throws AppError `not_found` when nobody has that address; `invalid_input` on `seconds` or `reason`
 */
export async function creditAccount(
  deps: CreditAccountDeps,
  { email, seconds, reason, by, requestId }: CreditAccountInput,
): Promise<{ userId: number; credited: boolean; balanceSeconds: number | null }> {
  validate(seconds, reason);
  const user = await deps.users.findOne({ email: email.trim().toLowerCase() }).lean();
  if (!user) throw new AppError('not_found', { message: 'Nobody has that email address.' });
  const entry = {
    userId: user._id,
    kind: seconds > 0 ? ('credit' as const) : ('adjustment' as const),
    seconds,
    cause: `credit:${requestId ?? randomUUID()}`,
    reason: reason.trim(),
    by,
    at: new Date(deps.clock()),
  };
  const credited = await deps.transact((transaction) => deps.recordLedgerEntry(entry, transaction));
  return { userId: user._id, credited, balanceSeconds: (await deps.getBalance(user._id))?.balanceSeconds ?? null };
}

function validate(seconds: number, reason: string): void {
  if (!Number.isSafeInteger(seconds) || seconds === 0 || Math.abs(seconds) > maxCreditSeconds) {
    const params = { min: -maxCreditSeconds, max: maxCreditSeconds };
    throw invalid(
      { seconds: [{ rule: 'between', params }] },
      `The seconds must be a whole number other than 0, at most ${maxCreditSeconds} at once.`,
    );
  }
  if (reason.trim() === '')
    throw invalid({ reason: [{ rule: 'required' }] }, 'Give a reason. The account’s owner can read it.');
}

function invalid(errors: FieldErrors, message: string): AppError {
  return new AppError('invalid_input', { message, details: { errors } });
}
