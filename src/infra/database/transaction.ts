import type { ClientSession } from 'mongoose';

/** An open transaction. Opaque outside the database and model folders: hand it on, never look inside. */
export type Transaction = ClientSession;

/**
 * Runs the work in a transaction, again from the start when MongoDB asks for it; so the work must be safe to repeat.
 */
export type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
