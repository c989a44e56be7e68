import { describe, expect, it } from 'vitest';
import { absolute, formatAmount, parseMoney, sameMoney } from '../../src/infra/money.ts';

describe('an amount of money', () => {
  it.each([
    ['9.00', 'USD', 900],
    ['9', 'USD', 900],
    ['9.5', 'USD', 950],
    ['9.000', 'USD', 900],
    ['0.07', 'EUR', 7],
    ['-4.50', 'USD', -450],
    ['-0.00', 'USD', 0],
    ['1000', 'JPY', 1000],
    ['1000.00', 'JPY', 1000],
    ['1.234', 'KWD', 1234],
    ['9999999999999', 'JPY', 9_999_999_999_999],
  ])('%s %s is %d of the smallest unit', (amount, currency, minorUnits) => {
    expect(parseMoney(amount, currency)).toEqual({ minorUnits, currency });
  });

  it.each([
    ['9.005', 'USD'],
    ['9.5', 'JPY'],
    ['9,00', 'USD'],
    ['1e3', 'USD'],
    ['+9.00', 'USD'],
    [' 9.00', 'USD'],
    ['', 'USD'],
    ['9.', 'USD'],
    ['.5', 'USD'],
    ['99999999999999', 'USD'],
    ['9.00', 'usd'],
    ['9.00', 'DOLLAR'],
    ['9.00', ''],
  ])('%j %j is none', (amount, currency) => {
    expect(parseMoney(amount, currency)).toBeNull();
  });

  it.each([
    [900, 'USD', '9.00'],
    [7, 'USD', '0.07'],
    [-450, 'USD', '-4.50'],
    [1000, 'JPY', '1000'],
    [1234, 'KWD', '1.234'],
  ])('%d of %s is written %s', (minorUnits, currency, text) => {
    expect(formatAmount({ minorUnits, currency })).toBe(text);
    expect(parseMoney(text, currency)).toEqual({ minorUnits, currency });
  });

  it('is the same only in the same currency', () => {
    const usd = { minorUnits: 900, currency: 'USD' };
    expect(sameMoney(usd, { ...usd })).toBe(true);
    expect(sameMoney(usd, { ...usd, currency: 'CAD' })).toBe(false);
    expect(sameMoney(usd, { ...usd, minorUnits: 901 })).toBe(false);
  });

  it('can be freed of its sign', () => {
    expect(absolute({ minorUnits: -450, currency: 'USD' })).toEqual({ minorUnits: 450, currency: 'USD' });
  });
});
