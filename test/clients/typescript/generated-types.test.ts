import { expect, it } from 'vitest';
import { clientTypesFault } from '../../../scripts/clients/client-types.ts';

it('the types of the client are those of openapi.json (else run: npm run docs)', () => {
  expect(clientTypesFault()).toBeNull();
});
