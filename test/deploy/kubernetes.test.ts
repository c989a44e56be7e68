import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { chooseRoles } from '../../src/app/choose-roles.ts';
import { variables } from '../../src/infra/config/variables.ts';
import { missingJobRoles } from '../../src/infra/queue/job-roles.ts';
import { faultsOf, jobs } from './known-metrics.ts';
import { readYaml } from './read-rules.ts';

const folder = 'deploy/kubernetes';

interface Container {
  args: string[];
  envFrom: { configMapRef: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
}

interface Probe {
  httpGet: { path: string; port: string };
}

interface PodSpec {
  terminationGracePeriodSeconds: number;
  automountServiceAccountToken: boolean;
  securityContext: object;
  containers: [Container];
  volumes: { name: string }[];
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data: Record<string, string>;
  spec: {
    replicas?: number;
    strategy: { type?: string };
    selector: { matchLabels: Record<string, string> };
    template: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    scaleTargetRef: { name: string };
    triggers: { metadata: { query: string } }[];
  };
}

const { resources } = readYaml<{ resources: string[] }>(join(folder, 'kustomization.yaml'));
const manifests = resources.flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8'), { uniqueKeys: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const deployments = ofKind('Deployment').map((manifest) => ({ name: manifest.metadata.name, ...manifest.spec }));
const settings = ofKind('ConfigMap')[0]?.data ?? {};
const rolesOf = ({ template }: { template: { spec: PodSpec } }) => chooseRoles(template.spec.containers[0].args);

describe('the manifests', () => {
  it('are all listed', () => {
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(readdirSync(folder).sort());
  });

  it('have a process for every kind of work, the API and the bots', () => {
    const roles = deployments.flatMap(rolesOf);
    expect(missingJobRoles([{ roles }])).toEqual([]);
    expect(roles).toEqual(expect.arrayContaining(['api', 'bots']));
  });

  it('run one process of the bots, which ends before the next one starts', () => {
    const bots = deployments.find(({ name }) => name === 'bots');
    expect([bots?.replicas, bots?.strategy.type]).toEqual([1, 'Recreate']);
  });

  it('name settings that exist, and no secrets', () => {
    for (const name of Object.keys(settings)) expect(Object.keys(variables)).toContain(name.replace(/_FILE$/, ''));
    expect(settings).toMatchObject({ STORAGE: 's3', HOST: '0.0.0.0', MONGODB_URI_FILE: expect.any(String) });
    for (const secret of ['MONGODB_URI', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      expect(settings[secret]).toBeUndefined();
    }
  });

  it.each(deployments)('$name may do no more than it needs', ({ template: { spec } }) => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(spec.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it.each(deployments)('$name writes to its own volumes and reads its secrets', ({ template: { spec } }) => {
    const [container] = spec.containers;
    const paths = container.volumeMounts.map(({ mountPath }) => mountPath);
    expect(paths).toEqual([settings.DATA_DIR, '/tmp', '/run/secrets/captioneer']);
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(spec.volumes.map(({ name }) => name));
    for (const [name, value] of Object.entries(settings)) {
      if (name.endsWith('_FILE')) expect(value.startsWith('/run/secrets/captioneer/')).toBe(true);
    }
    expect(container.envFrom).toEqual([{ configMapRef: { name: 'captioneer' } }]);
  });

  it.each(deployments)('$name is asked for its health where it answers', (deployment) => {
    const [container] = deployment.template.spec.containers;
    const port = rolesOf(deployment).includes('api') ? settings.PORT : settings.STATUS_PORT;
    expect(container.ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
    expect(container.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(container.startupProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
  });

  it.each(deployments)('$name has limits, and time to return its work', ({ template: { spec } }) => {
    const { requests, limits } = spec.containers[0].resources;
    expect(Object.keys(requests)).toEqual(['cpu', 'memory']);
    expect(Object.keys(limits)).toEqual(['memory']);
    const wanted = 45 + Number(settings.DRAIN_SECONDS);
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(wanted);
  });

  it.each(deployments)('$name selects its own pods, and so does its budget for disruptions', (deployment) => {
    const { labels } = deployment.template.metadata;
    expect(deployment.selector.matchLabels).toEqual(labels);
    const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === deployment.name);
    expect(budget?.spec.selector.matchLabels).toEqual(labels);
  });

  it('scale deployments that exist and name no number of replicas, by queries that Prometheus answers', () => {
    const scaled = ofKind('ScaledObject').map(({ spec }) => spec);
    expect(scaled.map(({ scaleTargetRef }) => scaleTargetRef.name).sort()).toEqual(
      deployments
        .filter(({ replicas }) => replicas === undefined)
        .map(({ name }) => name)
        .sort(),
    );
    for (const { metadata } of scaled.flatMap(({ triggers }) => triggers)) expect(faultsOf(metadata.query)).toEqual([]);
  });

  it('are read by Prometheus under the names of jobs that alert rules use', () => {
    const { scrape_configs } = readYaml<{ scrape_configs: ScrapeConfig[] }>('deploy/prometheus/kubernetes.yml');
    expect(scrape_configs.map(({ job_name }) => job_name)).toEqual(jobs);
    const components = scrape_configs.flatMap(({ relabel_configs: [{ regex }] }) => regex.split('|'));
    expect(components.sort()).toEqual(deployments.map(({ name }) => name).sort());
  });
});

interface ScrapeConfig {
  job_name: string;
  relabel_configs: [{ regex: string }];
}
