import { expect, test } from 'vitest';
import { lintingAsWeDo } from './lint-fixture.ts';

const { accused, complaints } = lintingAsWeDo();

test.concurrent.for([
  ['any', 'export const a: any = 1;'],
  ['as', 'export const a = JSON.parse("1") as number;'],
  ['angle bracket assertion', 'export const a = <number>JSON.parse("1");'],
  ['!', 'export const a = (list: number[]) => list[0]!;'],
  ['ts-ignore', `// @ts-${'ignore'}\nexport const a: number = "";`],
  ['a type imported as a value', "import { A } from './b.ts';\nexport type B = A;"],
  ['nothing but types, imported as values are', "import { type A } from './b.ts';\nexport type B = A;"],
  ['a module imported twice', "import { b } from './b.ts';\nimport type { A } from './b.ts';\nexport const c: A = b;"],
  ['default export', 'export default 1;'],
  ['barrel', "export * from './b.ts';"],
  ['console', "console.log('a');"],
  [
    'else after return',
    'export function a(b: boolean) {\n  if (b) {\n    return 1;\n  } else {\n    return 2;\n  }\n}',
  ],
  [
    'depth',
    'export function a(b: boolean) {\n  if (b) {\n    if (!b) {\n      if (b) {\n        if (!b) {\n          a(b);\n        }\n      }\n    }\n  }\n}',
  ],
  ['251 lines', Array.from({ length: 251 }, (_, at) => `export const a${at} = ${at};`).join('\n')],
])('refused: %s', async ([, text = '']) => {
  expect(
    await complaints({
      'server/a/a.service.ts': `${text}\n`,
      'server/a/b.ts': 'export type A = 1;\nexport const b = 1;\n',
    }),
  ).toHaveLength(1);
});

test.concurrent('as const, satisfies, and a file of 250 lines pass', async () => {
  const long = Array.from({ length: 250 }, (_, at) => `export const a${at} = ${at};`).join('\n');
  const files = {
    'server/a/a.ts': "export const a = ['b'] as const satisfies readonly string[];\n",
    'server/a/b.ts': `${long}\n`,
  };
  expect(await complaints(files)).toEqual([]);
});

test.concurrent('default exports and console calls pass where a framework or a terminal needs them', async () => {
  const framework = 'export default function Page() {\n  return null;\n}\n';
  const files = {
    'web/sales/bag/bag.page.tsx': framework,
    'web/sales/bag/bag.resource.ts': framework,
    'web/root.tsx': framework,
    'web/entry.server.tsx': framework,
    'vite.config.ts': framework,
    'scripts/doctor.ts': "console.log('a');\n",
    'main/main.ts': "console.log('a');\n",
  };
  expect(await complaints(files)).toEqual([]);
});

test.concurrent('a circular import is found, also through the names of rooms', async () => {
  const files = {
    'package.json': JSON.stringify({ type: 'module', imports: { '#server/*': './server/*' } }),
    'server/a/a.service.ts': "import { b } from '../b/b.service.ts';\nexport const a = () => b;\n",
    'server/b/b.service.ts': "import { c } from './b.ts';\nexport const b = () => c;\n",
    'server/b/b.ts': "import { a } from '#server/a/a.service.ts';\nexport const c = () => a;\n",
  };
  expect(await accused(files)).toEqual(['server/a/a.service.ts', 'server/b/b.service.ts', 'server/b/b.ts']);
});
