import { expect, it } from 'vitest';
import { bindActions } from '../../src/infra/bind-actions.ts';

it('passes the dependencies to every action, before its own parameters', () => {
  const bound = bindActions(
    { rate: 2, unused: true },
    {
      convert: ({ rate }: { rate: number }, amount: number, digits?: number) => (amount * rate).toFixed(digits ?? 0),
      showRate: ({ rate }: { rate: number }) => rate,
    },
  );
  const text: string = bound.convert(3, 1);
  expect([text, bound.convert(3), bound.showRate()]).toEqual(['6.0', '6', 2]);
});
