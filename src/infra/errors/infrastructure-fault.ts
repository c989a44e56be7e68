import mongoose from 'mongoose';
import { AppError } from './app-error.ts';

/** How many errors of a chain of causes are looked at: an error may name itself as its cause. */
const maxCauses = 8;

/** What the system says of a connection, a disk or a process that is short of something. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...[
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENETDOWN',
    'ENOSPC',
    'EDQUOT',
    'EIO',
    'EROFS',
    'EMFILE',
    'ENFILE',
    'EAGAIN',
    'ENOMEM',
  ],
]);

/**
 * Whether something that all work needs has failed: the database, the store, the speech service, the network or the disk.
 * Such a fault says nothing about the work that met it, which can wait until it is over.
 *
 * An `AppError` has found out already whose fault it is: only `details.isInfrastructure` makes it one of ours.
 */
export function isInfrastructureFault(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < maxCauses && cause instanceof Error; depth++) {
    if (cause instanceof AppError) return cause.details.isInfrastructure === true;
    if (isDatabaseFault(cause) || isStoreFault(cause) || isSystemFault(cause)) return true;
    cause = cause.cause;
  }
  return false;
}

const { MongoNetworkError, MongoServerSelectionError, MongoError } = mongoose.mongo;

/** The labels are the server's own: a primary that steps down, a shutdown, a lost connection. */
function isDatabaseFault(error: Error): boolean {
  if (error instanceof MongoNetworkError || error instanceof MongoServerSelectionError) return true;
  if (error instanceof mongoose.Error.MongooseServerSelectionError) return true;
  if (!(error instanceof MongoError)) return false;
  return ['RetryableWriteError', 'TransientTransactionError', 'ResumableChangeStreamError'].some((label) =>
    error.hasErrorLabel(label),
  );
}

/** Errors of the S3 client have the answer's status, also where it never came. */
function isStoreFault(error: Error): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  if ($metadata === undefined) return false;
  const { httpStatusCode: status } = $metadata;
  return status === undefined || status === 408 || status === 429 || status >= 500;
}

function isSystemFault(error: Error): boolean {
  return systemCodes.has(String((error as NodeJS.ErrnoException).code));
}
