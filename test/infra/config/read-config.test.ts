import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/infra/config/read-config.ts';
import { variables } from '../../../src/infra/config/variables.ts';
import { AppError } from '../../../src/infra/errors/app-error.ts';
import { edgeRows, mail, operator, signed, webhook } from './edge-rows.ts';
import { openai, s3, serviceRows } from './service-rows.ts';
import type { Env } from './setting-row.ts';

/** The variables that the error names; empty without an error. */
function refusalOf(env: Env): unknown {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof AppError && error.code === 'configuration') return error.details.variables;
    throw error;
  }
}

const rows = [...serviceRows, ...edgeRows];

describe('readConfig', () => {
  it('has a row in this test for every setting', () => {
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(variables));
  });

  describe.each(rows)('$name', ({ name, read, unset, set, refused, with: others = {} }) => {
    it('has its default, or is reported as missing, when unset or empty', () => {
      for (const absent of [{}, { [name]: '' }, { [name]: '  ' }]) {
        const env = { ...others, [name]: undefined, ...absent };
        if (unset === Error) expect(refusalOf(env)).toEqual([name]);
        else expect(read(readConfig(env))).toEqual(unset);
      }
    });

    it.each(set)('accepts %j', (value, expected) => {
      expect(read(readConfig({ ...others, [name]: value }))).toEqual(expected);
    });

    it.each(refused)('refuses %j', (value) => {
      expect(refusalOf({ ...others, [name]: value })).toEqual([name]);
    });
  });

  it('does not require settings that are not used', () => {
    expect(
      refusalOf({ S3_BUCKET: 'unused', SPEECH_API_KEY: 'unused', PAYPAL_RECEIVER: 'unused', MAIL_FROM: 'a@b' }),
    ).toEqual([]);
  });

  it('refuses wrong settings even if they are not used', () => {
    expect(refusalOf({ TELEGRAM_UPDATES: 'push', SPEECH_URL: 'nowhere', MAIL_FROM: 'nobody' })).toEqual([
      'SPEECH_URL',
      'TELEGRAM_UPDATES',
      'MAIL_FROM',
    ]);
  });

  it('builds PUBLIC_BASE_URL from host and port', () => {
    expect(readConfig({ HOST: 'localhost', PORT: '80' }).http.publicBaseUrl).toBe('http://localhost:80');
    expect(readConfig({ HOST: '::1', PORT: '80' }).http.publicBaseUrl).toBe('http://[::1]:80');
  });

  it('reports all wrong settings at once, each with its rule', () => {
    const env: Env = { PORT: 'eighty', STORAGE: 's3', SPEECH_ENGINE: 'openai', LOG_LEVEL: 'loud' };
    expect(refusalOf(env)).toEqual([
      'PORT',
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'SPEECH_URL',
      'LOG_LEVEL',
    ]);
    expect(() => readConfig(env)).toThrow('  PORT must be a whole number from 0 to 65535\n  S3_BUCKET must be');
  });

  it('redirects nothing to the store when a CDN asks for the bytes', () => {
    const { storage } = readConfig({ ...s3, S3_REDIRECTS: 'true', MEDIA_BASE_URL: 'https://cdn.example' });
    expect(storage).toMatchObject({ redirects: false });
  });

  it('never shows values in an error', () => {
    const secret = 'hunter2 hunter2';
    const needEverything: Env = { ...s3, ...openai, ...webhook, ...operator, ...signed, ...mail };
    const env = Object.fromEntries(Object.keys(variables).map((name) => [name, secret]));
    const bad = {
      ...env,
      ...needEverything,
      PORT: secret,
      PAYMENTS_SECRET: secret,
      TELEGRAM_BOT_TOKEN: secret,
      SMTP_URL: secret,
    };
    const error = catchError(() => readConfig(bad));
    expect(error.details.variables).toEqual(
      expect.arrayContaining(['PORT', 'PAYMENTS_SECRET', 'TELEGRAM_BOT_TOKEN', 'SMTP_URL']),
    );
    expect(`${error.message}${error.stack}${JSON.stringify(error)}${String(error.cause)}`).not.toContain('hunter2');
  });
});

function catchError(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('no error was thrown');
}
