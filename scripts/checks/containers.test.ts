import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingNames } from '#server/core/context/settings.ts';
import { providerEnvironments } from '#server/sales/payments/adapters.service.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8');

const dockerfile = read('Dockerfile');

test('the linter finds nothing in the Dockerfile', () => {
  expect(validate(dockerfile)).toEqual([]);
});

test('the linter finds an error', () => {
  expect(validate(dockerfile.replace('WORKDIR /shop', 'WORKDIR')).length).toBeGreaterThan(0);
});

test('the image starts the shop as npm start does', () => {
  const { scripts } = z.object({ scripts: z.object({ start: z.string() }) }).parse(JSON.parse(read('package.json')));
  const line = scripts.start.split('exec env ')[1] ?? '';
  const [variables = '', command = ''] = line.split(' node ');
  expect(variables.split(' ').filter((one) => !dockerfile.includes(one))).toEqual([]);
  const [, cmd = ''] = /^CMD (\[.*\])$/m.exec(dockerfile.split('HEALTHCHECK').at(-1) ?? '') ?? [];
  expect(z.array(z.string()).parse(JSON.parse(cmd))).toEqual(['node', ...command.split(' ')]);
});

const healthy = z.record(z.string(), z.strictObject({ condition: z.enum(['service_healthy', 'service_started']) }));

/** The part of the Compose Specification that the file uses. */
const composeFile = z.strictObject({
  // Settings of several services are an anchor (Compose Specification, fragments).
  'x-settings': z.record(z.string(), z.string()),
  'x-database': z.record(z.string(), z.unknown()),
  services: z.record(
    z.string(),
    z
      .strictObject({
        profiles: z.array(z.enum(['demo', 'live'])),
        image: z.string().optional(),
        build: z.string().optional(),
        environment: z.record(z.string(), z.string()),
        ports: z.array(z.string().regex(/^(?:[\d.]+:)?\d+:\d+$/)).optional(),
        volumes: z.array(z.string().regex(/^[a-z-]+:\/\S+$/)),
        healthcheck: z
          .strictObject({
            test: z.array(z.string()),
            interval: z.string().regex(/^\d+s$/),
            timeout: z.string().regex(/^\d+s$/),
            retries: z.int(),
          })
          .optional(),
        depends_on: healthy.optional(),
        restart: z.enum(['unless-stopped']).optional(),
        stop_grace_period: z
          .string()
          .regex(/^\d+s$/)
          .optional(),
      })
      .refine(({ image, build }) => (image === undefined) !== (build === undefined)),
  ),
  volumes: z.record(z.string(), z.null()),
});

const { services, volumes } = composeFile.parse(parse(read('compose.yaml'), { merge: true }));

const volumesOf = (names: readonly string[]) =>
  names.flatMap((name) => services[name]?.volumes.map((volume) => volume.split(':')[0]) ?? []);

const inProfile = (profile: 'demo' | 'live') =>
  Object.keys(services).filter((name) => services[name]?.profiles.includes(profile));

test('the compose file refers only to existing things', () => {
  expect(volumesOf(Object.keys(services)).toSorted()).toEqual(Object.keys(volumes).toSorted());
  const waitedFor = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
  expect(waitedFor.filter((name) => services[name]?.healthcheck === undefined)).toEqual([]);
});

test.each(['demo', 'live'] as const)('MEND-11 the %s shop of the compose file is given every setting', (mode) => {
  const given = services[mode]?.environment ?? {};
  expect(Object.keys(given).toSorted()).toEqual(settingNames(providerEnvironments).toSorted());
  expect(given['SHOP_MODE']).toBe(mode);
  // Values that the image sets stay; the owner can set all others.
  const fixed = Object.keys(given).filter((name) => !given[name]?.includes(`\${${name}:-`));
  const decided = ['DATA_DIR', 'HOST', 'PORT', 'SANDBOX_PORT', 'SHOP_MODE'];
  expect(fixed.filter((name) => !decided.includes(name))).toEqual(mode === 'demo' ? ['DATABASE_URL'] : []);
});

test('MEND-11 a live shop shares no volume and no service with the demo, and starts only by its profile', () => {
  const [demo, live] = [inProfile('demo'), inProfile('live')];
  expect([...demo, ...live].toSorted()).toEqual(Object.keys(services).toSorted());
  expect(demo.filter((name) => live.includes(name))).toEqual([]);
  expect(volumesOf(live).filter((name) => volumesOf(demo).includes(name))).toEqual([]);
  for (const names of [demo, live]) {
    const waitedFor = names.flatMap((name) => Object.keys(services[name]?.depends_on ?? {}));
    expect(waitedFor.every((name) => names.includes(name))).toBe(true);
  }
});

test('MEND-14 the image runs as a user who does not own its code', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last.match(/(?:--chown|\bchown\b).*/g)).toEqual(['chown node:node /data']);
  expect(last.match(/^WORKDIR .*/gm)).toEqual(['WORKDIR /shop']);
  expect(dockerfile).toContain('chmod -R go-w .');
});
