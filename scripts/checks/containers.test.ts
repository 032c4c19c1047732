import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingNames } from '#server/settings.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8');

const dockerfile = read('Dockerfile');

test('the Dockerfile has nothing that its linter minds', () => {
  expect(validate(dockerfile)).toEqual([]);
});

test('the linter minds what is wrong', () => {
  expect(validate(dockerfile.replace('WORKDIR /shop', 'WORKDIR')).length).toBeGreaterThan(0);
});

test('the image starts the shop as npm start does', () => {
  const { scripts } = z.object({ scripts: z.object({ start: z.string() }) }).parse(JSON.parse(read('package.json')));
  const line = scripts.start.split('exec env ')[1] ?? '';
  const [variables = '', command = ''] = line.split(' node ');
  expect(variables.split(' ').filter((one) => !dockerfile.includes(one))).toEqual([]);
  const [, said = ''] = /^CMD (\[.*\])$/m.exec(dockerfile.split('HEALTHCHECK').at(-1) ?? '') ?? [];
  expect(z.array(z.string()).parse(JSON.parse(said))).toEqual(['node', ...command.split(' ')]);
});

const healthy = z.record(z.string(), z.strictObject({ condition: z.enum(['service_healthy', 'service_started']) }));

/** What the Compose Specification allows, as far as the file uses it. */
const composeFile = z.strictObject({
  services: z.record(
    z.string(),
    z
      .strictObject({
        image: z.string().optional(),
        build: z.string().optional(),
        environment: z.record(z.string(), z.string()),
        ports: z.array(z.string().regex(/^(?:[\d.]+:)?\d+:\d+$/)).optional(),
        volumes: z.array(z.string().regex(/^[a-z]+:\/\S+$/)),
        healthcheck: z
          .strictObject({
            test: z.array(z.string()),
            interval: z.string().regex(/^\d+s$/),
            timeout: z.string().regex(/^\d+s$/),
            retries: z.int(),
          })
          .optional(),
        depends_on: healthy.optional(),
        stop_grace_period: z
          .string()
          .regex(/^\d+s$/)
          .optional(),
      })
      .refine(({ image, build }) => (image === undefined) !== (build === undefined)),
  ),
  volumes: z.record(z.string(), z.null()),
});

test('the compose file names what is there, and sets what the shop reads', () => {
  const { services, volumes } = composeFile.parse(parse(read('compose.yaml')));
  const named = Object.values(services);
  const used = named.flatMap((service) => service.volumes.map((volume) => volume.split(':')[0]));
  expect(used.toSorted()).toEqual(Object.keys(volumes).toSorted());
  const waitedFor = named.flatMap(({ depends_on = {} }) => Object.keys(depends_on));
  expect(waitedFor.filter((name) => services[name]?.healthcheck === undefined)).toEqual([]);
  const set = Object.keys(services['shop']?.environment ?? {});
  expect(set.filter((name) => !settingNames.includes(name))).toEqual([]);
});
