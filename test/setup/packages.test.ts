import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, packagesAreInstalled } from '../../scripts/setup/packages.mjs';
import { readSetupSettings } from '../../scripts/setup/settings.mjs';

const koa = { 'node_modules/koa': { version: '3.3.0' } };
const vitest = { 'node_modules/vitest': { version: '4.1.12', dev: true } };
const macOnly = { 'node_modules/fsevents': { version: '2.3.3', optional: true } };
const lock = { packages: { '': {}, ...koa, ...vitest, ...macOnly } };

describe('comparing node_modules with the lock', () => {
  const installed = (packages: Record<string, { version: string }>, withDevelopment = true) =>
    isInstalled({ lock, installed: { packages }, withDevelopment });

  it('accepts node_modules with all packages for this machine', () => {
    expect(installed({ ...koa, ...vitest })).toBe(true);
  });

  it('notices a package that is missing or has another version', () => {
    expect(installed({ ...vitest })).toBe(false);
    expect(installed({ ...vitest, 'node_modules/koa': { version: '3.2.0' } })).toBe(false);
    expect(installed({ ...koa, ...vitest, 'node_modules/fsevents': { version: '2.3.2' } })).toBe(false);
  });

  it('needs development packages for the tests only', () => {
    expect(installed({ ...koa }, true)).toBe(false);
    expect(installed({ ...koa }, false)).toBe(true);
  });
});

describe('whether packages are installed', () => {
  let rootDir: string;
  beforeEach(() => {
    rootDir = mkdtempSync(join(tmpdir(), 'setup-packages-'));
    writeFileSync(join(rootDir, 'package-lock.json'), JSON.stringify(lock));
  });
  afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

  const install = (packages: object) => {
    mkdirSync(join(rootDir, 'node_modules'), { recursive: true });
    writeFileSync(join(rootDir, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  };
  const check = (purpose: 'run' | 'test') =>
    packagesAreInstalled(readSetupSettings({ args: ['--for', purpose], env: {}, rootDir }));

  it('is false without node_modules', () => {
    expect(check('run')).toBe(false);
  });

  it('is remembered, until either side changes', () => {
    install({ ...koa, ...vitest });
    expect(check('test')).toBe(true);
    expect(readFileSync(join(rootDir, 'node_modules/.captioneer-packages'), 'utf8')).toMatch(/^test [0-9a-f]{64}$/);
    expect(check('run')).toBe(true);
    writeFileSync(
      join(rootDir, 'package-lock.json'),
      JSON.stringify({ packages: { ...koa, 'node_modules/zod': { version: '4.6.7' } } }),
    );
    expect(check('run')).toBe(false);
  });

  it('is true for running and false for testing without development packages', () => {
    install(koa);
    expect(check('run')).toBe(true);
    expect(check('test')).toBe(false);
  });
});

describe('package-lock.json', () => {
  it('has every optional package of every platform, without which npm ci refuses it', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const places = Object.entries<{ optionalDependencies?: Record<string, string> }>(packages);
    const missing = places.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
  });
});
