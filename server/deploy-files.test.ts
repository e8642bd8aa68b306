import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { variables } from './env.ts';
import { createMetrics } from './metrics/metrics.ts';

const read = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');
const isInstalled = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;

const folder = mkdtempSync(join(tmpdir(), 'shortlist-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Compares a manifest with Kubernetes' own schema of its kind. */
type Check = (manifest: unknown) => void;

function checkWith<Data>(Model: new (data: Data) => { validate(): void }): Check {
  const given = z.custom<Data>();
  return (manifest) => new Model(given.parse(manifest)).validate();
}

const checks: Readonly<Record<string, Check>> = {
  Deployment: checkWith(Deployment),
  Service: checkWith(Service),
  PodDisruptionBudget: checkWith(PodDisruptionBudget),
  HorizontalPodAutoscaler: checkWith(HorizontalPodAutoscaler),
};

/** @throws Error with the fields that do not fit */
function validate(manifest: { kind: string; spec?: unknown }): void {
  const check = checks[manifest.kind];
  if (!check) throw new Error(`This test does not know the kind ${manifest.kind}.`);
  check(manifest);
}

describe('the files of deploy/', () => {
  test('ask Prometheus for nothing that is not counted', async () => {
    const metrics = createMetrics();
    metrics.noteRequest('GET', '/', 200, 1);
    metrics.noteDatabase('batch', 'ok', 1);
    metrics.noteWork('email', 'ok', 1);
    metrics.noteDatabaseWait(1);
    metrics.watchLoad(() => ({ busy: 1, idle: 1, waiting: 0 }));
    const { text } = await metrics.present();
    const asked = [...`${read('grafana.json')} ${read('alerts.yml')}`.matchAll(/\b(?:shortlist|nodejs|process)_\w+/g)];
    expect(asked.length).toBeGreaterThan(10);
    for (const [name] of asked) expect(text).toContain(name);
    z.object({ panels: z.array(z.object({ title: z.string() })).min(8) }).parse(JSON.parse(read('grafana.json')));
  });

  test('set no variable that the server does not know', () => {
    const known = new Set(variables.map(({ name }) => name));
    const set = [
      ...read('kubernetes/shortlist.yaml').matchAll(/name: ([A-Z_]+), value|from-literal=([A-Z_]+)=/g),
      ...read('shortlist.service').matchAll(/^Environment=([A-Z_]+)=/gm),
    ].map(([, one, other]) => one ?? other ?? '');
    expect(set.length).toBeGreaterThan(10);
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });

  test('have manifests that Kubernetes takes', () => {
    const Manifest = z.looseObject({ kind: z.string() });
    const documents = parseAllDocuments(read('kubernetes/shortlist.yaml')).map((document) => document.toJSON());
    const manifests = z.array(Manifest).length(4).parse(documents);
    for (const manifest of manifests) validate(manifest);
    for (const manifest of manifests) expect(() => validate({ ...manifest, spec: 'none' })).toThrow();
  });

  test('give the containers of compose.yaml no variable that the server does not know', () => {
    const composed = parse(readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8'));
    const { services } = z
      .object({ services: z.object({ shortlist: z.object({ environment: z.record(z.string(), z.string()) }) }) })
      .parse(composed);
    const known = new Set(variables.map(({ name }) => name));
    expect(Object.keys(services.shortlist.environment).filter((name) => !known.has(name))).toEqual([]);
  });

  test.skipIf(!isInstalled('systemd-analyze', '--version'))('are taken by systemd', () => {
    const file = join(folder, 'shortlist.service');
    writeFileSync(file, read('shortlist.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    // Of others it complains too, and a key that it does not know is no error to it.
    expect(stderr.split('\n').filter((line) => line.includes('shortlist.service'))).toEqual([]);
    expect(status).toBe(0);
  });

  test.skipIf(!isInstalled('nginx', '-v'))('are taken by nginx', () => {
    const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=shortlist.example'],
      ...['-keyout', key, '-out', certificate],
    ]);
    expect(made.status).toBe(0);
    const recipe = read('nginx.conf')
      .replace('/etc/ssl/shortlist/fullchain.pem', certificate)
      .replace('/etc/ssl/shortlist/privkey.pem', key);
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, `pid ${join(folder, 'nginx.pid')}; events {} http { access_log off; ${recipe} }`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file, '-e', join(folder, 'error.log')], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('syntax is ok');
    expect(status).toBe(0);
  });

  test.skipIf(!isInstalled('caddy', 'version'))('are taken by Caddy', () => {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, read('Caddyfile'));
    const { status, stderr } = spawnSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], {
      encoding: 'utf8',
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    expect(`${status} ${stderr}`).toMatch(/^0 /);
  });
});
