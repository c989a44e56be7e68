import type { ClientSession } from 'mongoose';

/** An open transaction. Outside of models it is opaque: pass it on, never use its methods. */
export type Transaction = ClientSession;

/**
 * Runs the work in a transaction. MongoDB may require a retry from the start, so the work must be safe to repeat.
 */
export type Transact = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
