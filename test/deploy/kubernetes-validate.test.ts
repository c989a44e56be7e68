import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasKubernetesValidate, kubernetesValidateWord } from '../support/find-linters.ts';
import { readYaml } from './read-rules.ts';

const folder = 'deploy/kubernetes';
const { resources } = readYaml<{ resources: string[] }>(join(folder, 'kustomization.yaml'));
/** Of KEDA, whose schemas it lacks. */
const others = ['autoscaling.yaml'];
const files = resources.filter((file) => !others.includes(file)).map((file) => join(folder, file));

describe.skipIf(!hasKubernetesValidate)(`manifests ${kubernetesValidateWord}`, () => {
  it.each(files)('%s has only fields that Kubernetes knows', async (file) => {
    expect(await faultsIn(file)).toEqual([]);
  });

  it('finds a field that Kubernetes does not know', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'captioneer-manifest-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'wrong.yaml');
    await writeFile(file, 'apiVersion: v1\nkind: Namespace\nmetadata: { name: wrong, lables: {} }\n');
    expect(await faultsIn(file)).toEqual([expect.stringContaining('lables')]);
  });
});

/** What it warns of, and what it takes for wrong. */
async function faultsIn(file: string): Promise<string[]> {
  const { all } = await execa('kubernetes-validate', ['--strict', '--quiet', file], { reject: false, all: true });
  return all ? all.split('\n').filter((line) => line.trim() !== '') : [];
}
