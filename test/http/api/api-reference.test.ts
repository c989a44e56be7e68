import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeApiReference } from '../../../scripts/docs/api-reference.ts';

it('docs/api.md says what the routes say (else run: npm run docs)', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(writeApiReference());
});
