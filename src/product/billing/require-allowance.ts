import type { Transaction } from '../../infra/database/transaction.ts';
import type { AccountBalanceRecord } from './account-balance.model.ts';
import { nothingLeft } from './allowance-messages.ts';
import type { ChargeDeps } from './reserve-seconds.ts';
import { secondsLeft } from './seconds-left.ts';

/**
 * Lets somebody begin a video, however long it may be, while anything is left that no other video has reserved.
 * @throws AppError `allowance_exhausted`
 */
export async function requireAllowance(
  { balances, allowance, clock }: Pick<ChargeDeps, 'balances' | 'allowance' | 'clock'>,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const at = new Date(clock());
  const balance = await balances.findById(userId).session(transaction).lean<AccountBalanceRecord>();
  const left = secondsLeft(balance, allowance, at);
  if (left.available <= 0) throw nothingLeft({ left, allowance, at });
}
