import { z } from 'zod';

/** A package of a lock file. `license` is its SPDX expression. */
export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly hasInstallScript: boolean;
  readonly isPinned: boolean;
};

/** Licences under which the shop may use and ship a package (SPDX). */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** What the LICENSE file says of packages whose package.json names none: read by a person, for this version. */
const readByHand: Readonly<Record<string, string>> = { 'mercadopago@3.6.1': 'MIT' };

const entry = z.looseObject({
  version: z.string().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
});

const lock = z.looseObject({ packages: z.record(z.string(), entry) });

/** The packages of a package-lock.json of version 3. */
export function readLock(text: string): LockedPackage[] {
  return Object.entries(lock.parse(JSON.parse(text)).packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license, hasInstallScript = false, integrity }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return {
        name,
        version,
        license: license ?? readByHand[`${name}@${version}`] ?? '',
        hasInstallScript,
        isPinned: integrity !== undefined,
      };
    });
}

/** What is wrong with the packages; `decided` are those whose install scripts were decided on, undefined where none run. */
export function packageFaults(packages: readonly LockedPackage[], decided: readonly string[] | undefined): string[] {
  return packages.flatMap(({ name, license, hasInstallScript, isPinned }) => [
    ...(isPermitted(license) ? [] : [`${name} has the licence '${license}', which is not on the list`]),
    ...(isPinned ? [] : [`${name} has no checksum`]),
    ...(hasInstallScript && decided && !isDecided(name, decided) ? [`${name} runs a script when it is installed`] : []),
  ]);
}

/** Of several choices one is enough; of several parts all are needed. */
function isPermitted(license: string): boolean {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => permitted.has(part.trim())));
}

/** A family of packages, one for each system, is decided on by one of them. */
function isDecided(name: string, decided: readonly string[]): boolean {
  const [scope = ''] = name.split('/');
  return decided.some((one) => one === name || (scope.startsWith('@') && one.startsWith(`${scope}/`)));
}
