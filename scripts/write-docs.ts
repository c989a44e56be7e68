import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '../src/infra/config/project-dirs.ts';
import { writeClientTypes } from './clients/client-types.ts';
import { generatedDocs } from './docs/generated-docs.ts';

/** `npm run docs`: writes the files that are generated from the code. */
for (const [file, text] of Object.entries(generatedDocs())) writeFileSync(join(projectDir, file), text);
await writeClientTypes();
