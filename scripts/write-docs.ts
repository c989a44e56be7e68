import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '../src/infra/config/project-dirs.ts';
import { writeApiReference } from './docs/api-reference.ts';
import { writeConfigurationReference, writeEnvExample } from './docs/configuration-reference.ts';

/** `npm run docs`: writes what is generated from the code. Tests check that these files are current. */
const files = {
  'docs/api.md': writeApiReference(),
  'docs/configuration.md': writeConfigurationReference(),
  '.env.example': writeEnvExample(),
};
for (const [file, content] of Object.entries(files)) writeFileSync(join(projectDir, file), content);
