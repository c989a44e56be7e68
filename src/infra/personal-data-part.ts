/** Whose data it is. */
export interface Person {
  userId: number;
  /** Numbers of accounts that were joined to theirs. */
  formerIds: readonly number[];
  /** Also of an account that is being deleted; null = never had one. */
  email: string | null;
}

/** What one part of the product holds on a person: how it is read, and how it is removed. */
export interface PersonalDataPart {
  /** Its field in the exported file. */
  name: string;
  /** Of the field: one thing, instead of a list. */
  isOne?: true;
  /** Everything but secrets, in plain data; the names of its fields are put into snake case later. */
  read(person: Person): AsyncIterable<object>;
  /** Safe to repeat, and to break off anywhere. */
  erase(person: Person): Promise<void>;
}
