import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readYaml } from './read-rules.ts';

interface Service {
  image: string;
  ports?: string[];
  volumes: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const monitoring = readYaml<Compose>('deploy/compose/monitoring.yml');
const services = Object.entries(monitoring.services);
const mounts = services.flatMap(([name, { volumes }]) =>
  volumes.map((volume) => {
    const [from = '', to = ''] = volume.split(':');
    return { name, from, to };
  }),
);
const pointsTo = (name: string, path: string) =>
  mounts.find((mount) => mount.name === name && (path === mount.to || path.startsWith(`${mount.to}/`)));

describe('deploy/compose/monitoring.yml', () => {
  it('adds services, and replaces none', () => {
    const own = Object.keys(readYaml<Compose>('docker-compose.yml').services);
    expect(services.filter(([name]) => own.includes(name))).toEqual([]);
  });

  it.each(services)('%s is of one version, and is reached from its host only', (_name, { image, ports = [] }) => {
    expect(image).toMatch(/:v?\d+\.\d+\.\d+$/);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('mounts files that exist, and volumes that it names', () => {
    for (const { from } of mounts) {
      expect(from.startsWith('./') ? existsSync(from) : from in monitoring.volumes).toBe(true);
    }
  });

  it('has Grafana ask this Prometheus, and read the dashboard from where it lies', () => {
    const { datasources } = readYaml<{ datasources: { url: string }[] }>(
      'deploy/grafana/provisioning/datasources/prometheus.yml',
    );
    expect(
      datasources.map(({ url }) => new URL(url).hostname).filter((name) => !(name in monitoring.services)),
    ).toEqual([]);
    const { providers } = readYaml<{ providers: { options: { path: string } }[] }>(
      'deploy/grafana/provisioning/dashboards/captioneer.yml',
    );
    for (const { options } of providers) expect(pointsTo('grafana', `${options.path}/captioneer.json`)).toBeDefined();
  });

  it('has the Alertmanager that Prometheus tells', () => {
    const { alerting } = readYaml<{ alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] } }>(
      'deploy/prometheus/prometheus.yml',
    );
    const hosts = alerting.alertmanagers.flatMap((one) => one.static_configs.flatMap(({ targets }) => targets));
    expect(hosts.map((host) => host.split(':')[0]).filter((name) => !((name ?? '') in monitoring.services))).toEqual(
      [],
    );
  });

  it('tells receivers that exist', () => {
    const { route, receivers } = readYaml<{ route: { receiver: string }; receivers: { name: string }[] }>(
      'deploy/prometheus/alertmanager.yml',
    );
    expect(receivers.map(({ name }) => name)).toContain(route.receiver);
  });
});
