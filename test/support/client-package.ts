import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The examples of a README by the heading that they stand under, in order. */
export function readExamples(readme: string): Map<string, string[]> {
  const sections = readFileSync(readme, 'utf8').split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code),
    ]),
  );
}

export interface ClientProject {
  folder: string;
  /** The paths in the package, sorted. */
  packed: string[];
  /** Runs a program of the project with node, and returns what it printed, line by line. */
  runExample(code: string, args?: string[]): Promise<string[]>;
}

/** An empty project into which the packed client was installed, as somebody would from the registry. */
export async function installPackedClient(folder: string, env: Record<string, string>): Promise<ClientProject> {
  mkdirSync(folder, { recursive: true });
  // the build is a script of the package; npm passes the settings of the project around us on
  const pack = ['pack', '--json', '--ignore-scripts=false', '--pack-destination', folder];
  const { stdout } = await run('npm', pack, { cwd: copySources(folder), env: withOurCompiler() });
  // the build prints before it
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as { filename: string; files: { path: string }[] }[];
  if (!packed) throw new Error(`npm pack said: ${stdout}`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, packed.filename)], { cwd: folder });
  let programs = 0;
  return {
    folder,
    packed: packed.files.map(({ path }) => path).toSorted(),
    async runExample(code, args = []) {
      programs += 1;
      const file = join(folder, `example-${programs}.js`);
      writeFileSync(file, code);
      const options = { cwd: folder, env: { ...env, PATH: process.env.PATH } };
      return (await run(process.execPath, [file, ...args], options)).stdout.trim().split('\n');
    },
  };
}

/** Other tests read the sources while this builds. */
function copySources(folder: string): string {
  const copy = join(folder, 'sources');
  const wanted = (path: string) => !/\/(dist|node_modules)$/.test(path);
  cpSync('clients/typescript', copy, { recursive: true, filter: wanted });
  return copy;
}

function withOurCompiler(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` };
}
