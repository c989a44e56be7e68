import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedDocs } from '../../scripts/docs/generated-docs.ts';

it.each(Object.entries(generatedDocs()))('%s is current (else run: npm run docs)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
