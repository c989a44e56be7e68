import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectDir } from '../../src/infra/config/project-dirs.ts';
import { createClientDocument } from './client-document.ts';

const clientDir = join(projectDir, 'clients/typescript');
const typesFile = join(clientDir, 'src/generated/api.ts');
const generator = join(clientDir, 'node_modules/openapi-typescript/bin/cli.js');
const run = promisify(execFile);

/**
 * What is wrong with the generated types of the client; null = nothing. Their first lines have the hashes of the document that
 * they were made from and of their own text, so that this needs no generator.
 */
export function clientTypesFault(): string | null {
  if (!existsSync(typesFile)) return 'they are missing';
  const [first, text] = split(readFileSync(typesFile, 'utf8'));
  if (!first.includes(hash(JSON.stringify(createClientDocument())))) return 'the API has changed since they were made';
  return first.includes(hash(text)) ? null : 'they were changed by hand';
}

/** Makes the types again, if something is wrong with them. The generator is installed in the client's folder for it. */
export async function writeClientTypes(): Promise<void> {
  if (clientTypesFault() === null) return;
  if (!existsSync(generator)) await run('npm', ['ci', '--ignore-scripts'], { cwd: clientDir });
  const folder = await mkdtemp(join(tmpdir(), 'captioneer-types-'));
  try {
    const document = JSON.stringify(createClientDocument());
    writeFileSync(join(folder, 'openapi.json'), document);
    const files = [join(folder, 'openapi.json'), '--output', join(folder, 'api.ts')];
    // a field with a default may be left out of a request
    await run(process.execPath, [generator, ...files, '--default-non-nullable=false']);
    const text = readFileSync(join(folder, 'api.ts'), 'utf8');
    writeFileSync(typesFile, `${header(document, text)}\n\n${text}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function header(document: string, text: string): string {
  return [
    '// Generated from openapi.json by `npm run docs`, with openapi-typescript. Do not change it by hand.',
    `// of the document ${hash(document)}`,
    `// of this text ${hash(text)}`,
  ].join('\n');
}

function split(file: string): [header: string, text: string] {
  const end = file.indexOf('\n\n');
  return [file.slice(0, end), file.slice(end + 2)];
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('hex')}`;
}
