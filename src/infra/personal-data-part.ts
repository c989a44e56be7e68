import type { Model, QueryFilter } from 'mongoose';

/** The person whose data is exported or erased. */
export interface Person {
  userId: number;
  /** Ids of accounts that were merged into this one. */
  formerIds: readonly number[];
  /** Also known while the account is being deleted; null = the account never had one. */
  email: string | null;
}

/** What one part of the product stores about a person: how it is exported, and how it is erased. */
export interface PersonalDataPart {
  /** Name of its field in the exported file. */
  name: string;
  /** The field holds one object instead of a list. */
  isSingle?: true;
  /** Everything but secrets, as plain data. Field names are converted to snake case by the export. */
  read(person: Person): AsyncIterable<object>;
  /** Safe to repeat, and to interrupt at any point. */
  erase(person: Person): Promise<void>;
}

/** The part of records that belong to a person by their `userId`. Erasing deletes them. */
export function ownRecordsPart<R>(
  { name, records, sort = {} }: { name: string; records: Model<R>; sort?: Record<string, 1> },
  shown: (record: R) => object,
): PersonalDataPart {
  const ofUser = (userId: number) => ({ userId }) as unknown as QueryFilter<R>;
  return {
    name,
    async *read({ userId }) {
      const found = records.find(ofUser(userId)).sort(sort).lean<R[]>().cursor();
      for await (const record of found) yield shown(record);
    },
    async erase({ userId }) {
      await records.deleteMany(ofUser(userId));
    },
  };
}
