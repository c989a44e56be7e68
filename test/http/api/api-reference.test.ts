import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeApiReference } from '../../../scripts/api-reference.ts';

it('docs/api.md says what the routes say (else run: npx tsx scripts/write-api-docs.ts)', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(writeApiReference());
});
