import { writeFileSync } from 'node:fs';
import { writeApiReference } from './api-reference.ts';

writeFileSync(new URL('../docs/api.md', import.meta.url), writeApiReference());
