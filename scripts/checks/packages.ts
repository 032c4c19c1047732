import { z } from 'zod';

/** A package of a lock file. `license` is its SPDX expression. */
export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly hasInstallScript: boolean;
  readonly isPinned: boolean;
};

/** The accepted licences of packages that the shop uses and ships (SPDX). */
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
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Licences of packages without one in package.json: a person read the LICENSE file of this version. */
const readByHand: Readonly<Record<string, string>> = { 'mercadopago@3.6.1': 'MIT', 'png-js@2.0.0': 'MIT' };

const entry = z.looseObject({
  version: z.string().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  /** True for a package that comes within the file of another one, whose checksum covers it. */
  inBundle: z.boolean().optional(),
});

const lock = z.looseObject({ packages: z.record(z.string(), entry) });

/** Returns the packages of a package-lock.json of version 3. */
export function readLock(text: string): LockedPackage[] {
  return Object.entries(lock.parse(JSON.parse(text)).packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license, hasInstallScript = false, integrity, inBundle = false }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return {
        name,
        version,
        license: license ?? readByHand[`${name}@${version}`] ?? '',
        hasInstallScript,
        isPinned: integrity !== undefined || inBundle,
      };
    });
}

/**
 * Returns the faults of the packages; `decided` are those whose install scripts are allowed, undefined where none run.
 */
export function packageFaults(packages: readonly LockedPackage[], decided: readonly string[] | undefined): string[] {
  return packages.flatMap(({ name, license, hasInstallScript, isPinned }) => [
    ...(isPermitted(license) ? [] : [`${name} has the licence '${license}', which is not on the list`]),
    ...(isPinned ? [] : [`${name} has no checksum`]),
    ...(hasInstallScript && decided && !isDecided(name, decided) ? [`${name} runs a script when it is installed`] : []),
  ]);
}

/** One accepted choice (OR) is enough; all parts (AND) must be accepted. */
function isPermitted(license: string): boolean {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => permitted.has(part.trim())));
}

/** A family of packages, one for each system, is allowed by any of them. */
function isDecided(name: string, decided: readonly string[]): boolean {
  const [scope = ''] = name.split('/');
  return decided.some((one) => one === name || (scope.startsWith('@') && one.startsWith(`${scope}/`)));
}
