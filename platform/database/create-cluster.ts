import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { serverEnvironment } from './server-environment.ts';
import { createAccess, writeAccess } from './embedded-access.ts';
import type { Binaries } from './embedded-binaries.ts';
import { EmbeddedFailure, reasonOf } from './embedded-failure.ts';
import type { Identity } from './embedded-identity.ts';

type Plan = {
  readonly place: string;
  readonly binaries: Binaries;
  readonly identity: Identity | undefined;
  readonly fast: boolean;
};

/**
 * Creates a new cluster at `place` atomically: it is built in another folder and renamed, so a shop that is killed half
 * way leaves nothing that looks like a database.
 */
export function createCluster({ place, binaries, identity, fast }: Plan): void {
  const draft = `${place}.new`;
  const passwordFile = `${place}.password`;
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const access = createAccess();
    writeFileSync(passwordFile, access.password, { mode: 0o600 });
    chownTo(identity, [draft, passwordFile]);
    runInitdb({ binaries, identity, args: initdbArguments(draft, passwordFile, fast) });
    writeAccess(draft, access, identity);
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (error instanceof EmbeddedFailure) throw error;
    throw new EmbeddedFailure(`No se puede crear la base de datos en ${place}: ${reasonOf(error)}.`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Spanish collation by ICU, which is the same on every system; the C library only classifies characters. */
function initdbArguments(folder: string, passwordFile: string, fast: boolean): string[] {
  const places = ['--locale-provider=icu', '--icu-locale=es', '--encoding=UTF8', `--locale=${libraryLocale()}`];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  // A small WAL segment makes a test cluster quick to copy.
  const speed = fast ? ['--no-sync', '--wal-segsize=1'] : [];
  return [`--pgdata=${folder}`, ...places, '--lc-messages=C', ...access, ...speed];
}

function runInitdb(run: { binaries: Binaries; identity: Identity | undefined; args: readonly string[] }): void {
  const result = spawnSync(run.binaries.initdb, run.args, {
    ...run.identity,
    env: serverEnvironment,
    cwd: '/',
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  const reason = result.error?.message ?? result.stderr.trim().split('\n').at(0) ?? '';
  throw new EmbeddedFailure(`No se pudo crear la base de datos (initdb): ${reason}`);
}

function libraryLocale(): string {
  const wanted = ['C.UTF-8', 'C.utf8', 'es_ES.UTF-8', 'en_US.UTF-8'];
  try {
    const installed = new Set(execFileSync('locale', ['-a'], { encoding: 'utf8' }).split('\n').map(plain));
    return wanted.find((name) => installed.has(plain(name))) ?? 'C';
  } catch {
    return 'C.UTF-8';
  }
}

/** The C library takes `C.UTF-8` and `C.utf8` as the same locale. */
function plain(name: string): string {
  return name.trim().toLowerCase().replace('-', '');
}

function chownTo(identity: Identity | undefined, paths: readonly string[]): void {
  if (identity === undefined) return;
  for (const path of paths) chownSync(path, identity.uid, identity.gid);
}
