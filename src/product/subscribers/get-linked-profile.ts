import type { Clock } from '../../infra/clock.ts';
import { batchReads } from '../../infra/database/batch-reads.ts';
import { type Profile, profileFields, toProfile } from '../accounts/get-profile.ts';
import { noSuchUser, type UserModel, type UserRecord } from '../accounts/user.model.ts';
import type { AccountBalanceModel, AccountBalanceRecord } from '../billing/account-balance.model.ts';
import type { Allowance } from '../billing/allowance.ts';
import { balanceOf } from '../billing/get-balance.ts';
import type { Contact } from './link-subscriber.ts';
import type { SubscriberModel, SubscriberRecord } from './subscriber.model.ts';

export type LinkedProfile = Profile & {
  /** In the order in which they were linked. */
  contacts: Contact[];
};

export interface LinkedProfileDeps {
  readPerson: ReadPerson;
  allowance: Allowance;
  clock: Clock;
}

/** Who a user is, with balance and contacts. @throws AppError `not_found` */
export async function getLinkedProfile(
  { readPerson, allowance, clock }: LinkedProfileDeps,
  userId: number,
): Promise<LinkedProfile> {
  const { user, balance: stored, contacts } = (await readPerson(userId)) ?? nobody;
  if (!user) throw noSuchUser(userId);
  const balance = allowance.isEnforced ? balanceOf(stored, { allowance, at: new Date(clock()) }) : null;
  const sorted = contacts.toSorted(byLink).map(({ chatbotId, messengerId }) => ({ chatbotId, messengerId }));
  return { ...toProfile(user, balance), contacts: sorted };
}

/** What is stored about one person, in several collections. */
interface StoredPerson {
  user: Pick<UserRecord, '_id' | keyof typeof profileFields> | null;
  balance: AccountBalanceRecord | null;
  contacts: StoredContact[];
}

type StoredContact = Pick<SubscriberRecord, 'userId' | 'chatbotId' | 'messengerId' | 'linkedAt'> & { _id: unknown };

const nobody: StoredPerson = { user: null, balance: null, contacts: [] };

type ReadPerson = (userId: number) => Promise<StoredPerson | undefined>;

/** One command reads all, of many callers. `$unionWith` costs the database about two thirds of `$lookup`. */
export function createReadPerson(models: {
  users: UserModel;
  /** null while payments are off. */
  balances: AccountBalanceModel | null;
  subscribers: SubscriberModel;
}): ReadPerson {
  const { users, balances, subscribers } = models;
  return batchReads(async (userIds: number[]) => {
    const ids = { $in: userIds };
    const rows = await users.aggregate<Row>([
      { $match: { _id: ids, deletionRequestedAt: null } },
      { $project: profileFields },
      { $project: { _id: 0, user: '$$ROOT' } },
      ...(balances ? [unionWith(balances, { _id: ids }, 'balance')] : []),
      unionWith(subscribers, { userId: ids }, 'contact'),
    ]);
    const people = new Map<number, StoredPerson>();
    const personOf = (userId: number) => {
      const person = people.get(userId) ?? { ...nobody, contacts: [] };
      people.set(userId, person);
      return person;
    };
    for (const { user, balance, contact } of rows) {
      if (user) personOf(user._id).user = user;
      if (balance) personOf(balance._id).balance = balance;
      if (contact?.userId) personOf(contact.userId).contacts.push(contact);
    }
    return people;
  });
}

interface Row {
  user?: StoredPerson['user'];
  balance?: AccountBalanceRecord;
  contact?: StoredContact;
}

function unionWith({ collection }: { collection: { name: string } }, condition: object, name: keyof Row) {
  const pipeline = [{ $match: condition }, { $project: { _id: 0, [name]: '$$ROOT' } }];
  return { $unionWith: { coll: collection.name, pipeline } };
}

/** Those of the same moment in the order of their ids, as in `listSubscribers`. */
function byLink(a: StoredContact, b: StoredContact): number {
  const difference = (a.linkedAt?.getTime() ?? 0) - (b.linkedAt?.getTime() ?? 0);
  return difference || (String(a._id) < String(b._id) ? -1 : 1);
}
