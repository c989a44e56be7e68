import { type AccountServicesDeps, createAccountServices } from '../../src/product/accounts/create-account-services.ts';
import { createCreditWaitingPayments } from '../../src/product/payments/booking/credit-waiting-payments.ts';

/** The actions on accounts as the service composes them. */
export function testAccounts(deps: Omit<AccountServicesDeps, 'creditWaitingPayments'>) {
  return createAccountServices({ ...deps, creditWaitingPayments: createCreditWaitingPayments(deps) });
}
