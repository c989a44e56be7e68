import { randomBytes } from 'node:crypto';
import { createConversationModel } from '../../chat/chats/conversation.model.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config/config.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { createCounterModel } from '../../infra/database/counter.model.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import { createAccountBalanceModel } from '../billing/account-balance.model.ts';
import { allowanceOf, unlimited } from '../billing/allowance.ts';
import { getBalance } from '../billing/get-balance.ts';
import { getUsage } from '../billing/get-usage.ts';
import { createLedgerEntryModel } from '../billing/ledger-entry.model.ts';
import { listLedger } from '../billing/list-ledger.ts';
import { createRecordLedgerEntry } from '../billing/record-ledger-entry.ts';
import { createUsageEventModel } from '../billing/usage-event.model.ts';
import { createCreditWaitingPayments } from '../payments/credit-waiting.ts';
import { createSubscriberModel } from '../subscribers/subscriber.model.ts';
import type { AccountServices } from './account-services.ts';
import { authenticateToken } from './authenticate-token.ts';
import { createToken } from './create-token.ts';
import { createUser } from './create-user.ts';
import { creditAccount } from './credit-account.ts';
import { getDefaultSettings, setDefaultSettings } from './default-settings.ts';
import { getDictionary, setDictionary } from './dictionary-of-user.ts';
import { getCallbackSecret } from './get-callback-secret.ts';
import { getProfile } from './get-profile.ts';
import { listTokens } from './list-tokens.ts';
import { listUsers } from './list-users.ts';
import { makeAdmin } from './make-admin.ts';
import { registerUser } from './register-user.ts';
import { revokeToken } from './revoke-token.ts';
import { callbackSecretsInUse, getCallbackSecretState, rotateCallbackSecret } from './rotate-callback-secret.ts';
import { setDeliversHere } from './set-delivers-here.ts';
import { setLanguage } from './set-language.ts';
import { createTokenModel } from './token.model.ts';
import { createUserModel } from './user.model.ts';

export interface AccountServicesDeps {
  database: Database;
  clock: Clock;
  /** Absent = payments are off. */
  config?: Pick<Config, 'payments' | 'limits'>;
  random?: RandomBytes;
}

/** The actions on accounts, bound to the database. */
export function createAccountServices({
  database,
  clock,
  config,
  random = randomBytes,
}: AccountServicesDeps): AccountServices & {
  /** What a user's callbacks are signed with: all of them, for a receiver that knows one only. */
  callbackSecrets(userId: number): Promise<string[]>;
} {
  const { connection, transact } = database;
  const deps = {
    users: createUserModel(connection),
    tokens: createTokenModel(connection),
    conversations: createConversationModel(connection),
    counters: createCounterModel(connection),
    subscribers: createSubscriberModel(connection),
    usageEvents: createUsageEventModel(connection),
    ...moneyDeps(database, clock, config),
    creditWaiting: createCreditWaitingPayments({ database, clock }),
    transact,
    clock,
    random,
  };
  return {
    authenticateToken: (apiToken) => authenticateToken(deps, apiToken),
    registerUser: (input, transaction) => registerUser(deps, input, transaction),
    createUser: (input) => createUser(deps, input),
    makeAdmin: (input) => makeAdmin(deps, input),
    listUsers: (input) => listUsers(deps, input),
    getProfile: (userId) => getProfile(deps, userId),
    getUsage: (userId, period) => getUsage(deps, userId, period),
    getBalance: deps.getBalance,
    listLedger: (userId, page) => listLedger(deps, userId, page),
    creditAccount: (input) => creditAccount(deps, input),
    getCallbackSecret: (userId) => getCallbackSecret(deps, userId),
    getDictionary: (userId) => getDictionary(deps, userId),
    getDefaultSettings: (userId) => getDefaultSettings(deps, userId),
    setDefaultSettings: (userId, settings) => setDefaultSettings(deps, userId, settings),
    setDeliversHere: (input) => setDeliversHere(deps, input),
    setLanguage: (userId, language) => setLanguage(deps, userId, language),
    setDictionary: (userId, dictionary) => setDictionary(deps, userId, dictionary),
    getCallbackSecretState: (userId) => getCallbackSecretState(deps, userId),
    rotateCallbackSecret: (userId) => rotateCallbackSecret(deps, userId),
    callbackSecrets: (userId) => callbackSecretsInUse(deps, userId),
    listTokens: (userId) => listTokens(deps, userId),
    createToken: (userId, name) => createToken(deps, { userId, name }),
    revokeToken: (userId, tokenId) => revokeToken(deps, { userId, tokenId }),
  };
}

function moneyDeps({ connection }: Database, clock: Clock, config: AccountServicesDeps['config']) {
  const ledger = createLedgerEntryModel(connection);
  const balances = createAccountBalanceModel(connection);
  const allowance = config ? allowanceOf(config) : unlimited;
  return {
    ledger,
    recordLedgerEntry: createRecordLedgerEntry({ ledger, balances }),
    getBalance: (userId: number) => getBalance({ balances, allowance, clock }, userId),
  };
}
