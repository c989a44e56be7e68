import { describe, expect, it } from 'vitest';
import { formatTraceparent, parseTraceparent } from '../../../src/infra/tracing/traceparent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('parseTraceparent', () => {
  it.each([
    [`00-${traceId}-${spanId}-01`, true],
    [`00-${traceId}-${spanId}-00`, false],
    [`00-${traceId}-${spanId}-03`, true],
    [`01-${traceId}-${spanId}-01-what-comes-later`, true],
  ])('reads %s', (text, isSampled) => {
    expect(parseTraceparent(text)).toEqual({ traceId, spanId, isSampled });
  });

  it.each([
    '',
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-01-more`,
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `01-${traceId}-${spanId}-01-${'x'.repeat(300)}`,
  ])('refuses %j', (text) => {
    expect(parseTraceparent(text)).toBeNull();
  });

  it('reads what is written', () => {
    const place = { traceId, spanId, isSampled: true };
    expect(parseTraceparent(formatTraceparent(place))).toEqual(place);
  });
});
