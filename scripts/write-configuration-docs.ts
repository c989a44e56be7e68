import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '../src/infra/config/project-dirs.ts';
import { writeConfigurationReference } from './configuration-reference.ts';

writeFileSync(join(projectDir, 'docs/configuration.md'), writeConfigurationReference());
