import { describe, expect, it } from 'vitest';
import { createLogger, withoutRedaction } from '../../../src/infra/logging/logger.ts';

/** A token in BotFather's format. */
const token = '4839574812:AAFD39kkdpWt3ywyRZergyOLMaJhac60qc_-';
const path = `/var/lib/telegram-bot-api/${token}/videos/file_0.mp4`;

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLogger('debug', { write: (line) => void lines.push(line) }));
  expect(lines.join('')).not.toContain(token.split(':')[1]);
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

describe('createLogger', () => {
  it('redacts bot tokens in messages', () => {
    expect(logged((logger) => logger.info(`asked https://api.telegram.org/bot${token}/getMe`))).toMatchObject({
      msg: 'asked https://api.telegram.org/bot[redacted]/getMe',
    });
  });

  it('redacts them in an error, its stack and its cause', () => {
    const cause = new Error(`ENOENT: no such file, open '${path}'`);
    const line = logged((logger) => logger.warn({ err: new Error(`cannot read ${path}`, { cause }) }, 'failed'));
    expect(JSON.stringify(line)).toContain('/var/lib/telegram-bot-api/[redacted]/videos/file_0.mp4');
  });

  it('redacts them in fields at any depth', () => {
    expect(logged((logger) => logger.info({ facts: { of: [{ path }] } }, 'x'))).toMatchObject({ msg: 'x' });
  });

  it('redacts fields with secrets, unless the writer says that there are none', () => {
    const facts = { requestId: 'abc', token: 'x' };
    expect(logged((logger) => logger.info(facts, 'asked'))).toMatchObject({ requestId: 'abc', token: '[redacted]' });
    expect(logged((logger) => withoutRedaction(logger).info(facts, 'asked'))).toMatchObject(facts);
    expect(logged((logger) => withoutRedaction(logger).info({ path }, 'asked'))).toMatchObject({
      path: '/var/lib/telegram-bot-api/[redacted]/videos/file_0.mp4',
    });
  });

  it('does not change times and ids', () => {
    const at = '2026-03-04T05:06:07.000Z';
    expect(logged((logger) => logger.info({ at, updateId: 700001 }, '12:30:15'))).toMatchObject({
      ...{ at, updateId: 700001, msg: '12:30:15' },
    });
  });
});
