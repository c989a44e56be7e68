import { projectDir } from '../src/infra/config/project-dirs.ts';
import { ensureN8nTools } from './clients/n8n-tools.ts';

/** `npm run n8n:tools`: n8n's linter and node runner, for test/flows/n8n-nodes.test.ts. */
console.log(await ensureN8nTools(projectDir));
