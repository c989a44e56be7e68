import { randomBytes } from 'node:crypto';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config/config.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { createCounterModel } from '../../infra/database/counter.model.ts';
import { type Logger, silentLogger } from '../../infra/logging/logger.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import { createAccountBalanceModel } from '../billing/account-balance.model.ts';
import { allowanceOf, unlimited } from '../billing/allowance.ts';
import { createFormerBalances } from '../billing/former-balances.ts';
import { getBalance } from '../billing/get-balance.ts';
import { createRecordLedgerEntry, listLedger } from '../billing/ledger.ts';
import { createLedgerEntryModel } from '../billing/ledger-entry.model.ts';
import { getUsage } from '../billing/usage.ts';
import { createUsageEventModel } from '../billing/usage-event.model.ts';
import { type CreditWaitingPayments, createUser, makeAdmin, registerUser } from './add-user.ts';
import {
  getCallbackSecret,
  getCallbackSecretState,
  listCallbackSecrets,
  rotateCallbackSecret,
} from './callback-secrets.ts';
import { creditAccount } from './credit-account.ts';
import { getProfile } from './get-profile.ts';
import { listUsers } from './list-users.ts';
import { addToDictionary, getDefaultSettings, getDictionary, setDictionary, setLanguage } from './preferences.ts';
import { createTokenModel } from './token.model.ts';
import { createTokenCache, type TokenCache } from './token-cache.ts';
import { createTokenUses, type TokenUses } from './token-uses.ts';
import { authenticateToken, createToken, listTokens, revokeToken } from './tokens.ts';
import { createUserModel } from './user.model.ts';

export interface AccountServicesDeps {
  database: Database;
  clock: Clock;
  /** Absent = payments are off. */
  config?: Pick<Config, 'payments' | 'limits'>;
  creditWaitingPayments: CreditWaitingPayments;
  /** Absent = tokens are read from the database for every call. */
  tokenCache?: TokenCache;
  /** Absent = uses are recorded a few seconds after, and when tokens are listed. */
  tokenUses?: TokenUses;
  random?: RandomBytes;
  logger?: Logger;
}

export type AccountServices = ReturnType<typeof createAccountServices>;

/** The actions on accounts, bound to the database. */
export function createAccountServices(options: AccountServicesDeps) {
  const { database, clock, config, creditWaitingPayments, random = randomBytes } = options;
  const { connection, transact } = database;
  const { logger = silentLogger } = options;
  const tokens = createTokenModel(connection);
  const { tokenCache = createTokenCache({ tokens, logger }), tokenUses = createTokenUses({ tokens, logger }) } =
    options;
  const ledger = createLedgerEntryModel(connection);
  const balances = createAccountBalanceModel(connection);
  const allowance = config ? allowanceOf(config) : unlimited;
  const deps = {
    users: createUserModel(connection),
    tokens,
    tokenCache,
    tokenUses,
    counters: createCounterModel(connection),
    usageEvents: createUsageEventModel(connection),
    ledger,
    recordLedgerEntry: createRecordLedgerEntry({ ledger, balances }),
    balances,
    allowance,
    getBalance: (userId: number) => getBalance({ balances, allowance, clock }, userId),
    creditWaitingPayments,
    formerBalances: createFormerBalances({ connection: database.connection, clock }),
    transact,
    clock,
    random,
  };
  const actions = {
    authenticateToken,
    registerUser,
    createUser,
    makeAdmin,
    listUsers,
    getProfile,
    getUsage,
    listLedger,
    creditAccount,
    getCallbackSecret,
    getCallbackSecretState,
    rotateCallbackSecret,
    listCallbackSecrets,
    getDictionary,
    setDictionary,
    addToDictionary,
    getDefaultSettings,
    setLanguage,
    listTokens,
    createToken,
    revokeToken,
  };
  return { ...bindActions(deps, actions), getBalance: deps.getBalance };
}
