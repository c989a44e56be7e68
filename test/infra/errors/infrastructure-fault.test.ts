import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/infra/errors/app-error.ts';
import { isInfrastructureFault } from '../../../src/infra/errors/infrastructure-fault.ts';

const { MongoNetworkError, MongoServerError } = mongoose.mongo;

function labelled(label: string): Error {
  const error = new MongoServerError({ message: 'not primary', code: 10107 });
  error.addErrorLabel(label);
  return error;
}

const withCode = (code: string) => Object.assign(new Error(code), { code });
const withStatus = (httpStatusCode?: number) => Object.assign(new Error('store'), { $metadata: { httpStatusCode } });

describe('a fault of the infrastructure', () => {
  it.each([
    ['a lost connection of the database', new MongoNetworkError('closed')],
    ['a primary that steps down', labelled('RetryableWriteError')],
    ['a transaction that a step-down ended', labelled('TransientTransactionError')],
    ['a store that answers 503', withStatus(503)],
    ['a store that asks to slow down', withStatus(429)],
    ['a store that does not answer', withStatus()],
    ['a full disk', withCode('ENOSPC')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a fault that another error wraps', new Error('could not store', { cause: withCode('ECONNRESET') })],
    [
      'a speech service that is overloaded',
      new AppError('speech_failed', { reason: 'service_overloaded', details: { isInfrastructure: true } }),
    ],
  ])('is %s', (_, error) => expect(isInfrastructureFault(error)).toBe(true));

  it.each([
    ['an error of the code', new TypeError('undefined is not a function')],
    ['a duplicate key', new MongoServerError({ message: 'duplicate', code: 11000 })],
    ['a store that refuses the key', withStatus(403)],
    ['a missing file', withCode('ENOENT')],
    [
      'a source that does not answer',
      new AppError('source_unreachable', { reason: 'no_answer', cause: withCode('ECONNREFUSED') }),
    ],
    ['no error', 'ECONNRESET'],
  ])('is not %s', (_, error) => expect(isInfrastructureFault(error)).toBe(false));

  it('is looked for in a chain of causes that has no end', () => {
    const error = new Error('again');
    error.cause = error;
    expect(isInfrastructureFault(error)).toBe(false);
  });
});
