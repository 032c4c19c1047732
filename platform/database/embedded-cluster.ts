import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  chownSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { execFileSync, spawnSync } from 'node:child_process';
import { accessFile, readAccess, createAccess, writeAccess, type Access } from './embedded-access.ts';
import { embeddedBinaries, type Binaries } from './embedded-binaries.ts';
import { EmbeddedFailure, reasonOf } from './embedded-failure.ts';
import { canEnter, openPassage, serverIdentity, type Identity } from './embedded-identity.ts';
import { sharedFolder } from './shared-folder.ts';
import { serverEnvironment } from './server-environment.ts';

/** A PostgreSQL data folder of the shop, complete and ready to be served. */
export type Cluster = {
  /** The real path, as the server's processes report it. */
  readonly folder: string;
  readonly logFile: string;
  readonly identity: Identity | undefined;
  readonly binaries: Binaries;
  /** Gives up durability for speed; only for tests. */
  readonly fast: boolean;
  readonly log: (line: string) => void;
};

type Options = { readonly dataDir: string; readonly fast: boolean; readonly log: (line: string) => void };

/** Finds the cluster below a data folder, or creates it. The caller holds the data folder's lock. */
export function prepareCluster({ dataDir, fast, log }: Options): Cluster {
  const usual = join(dataDir, 'postgres');
  const identity = serverIdentity(usual);
  const place = identity === undefined ? usual : reachablePlace(dataDir, identity, log);
  const binaries = embeddedBinaries(identity);
  if (!existsSync(join(place, 'PG_VERSION'))) {
    log('Creando la base de datos de la tienda…');
    createCluster({ place, binaries, identity, fast });
  }
  return { folder: realpathSync(place), logFile: join(dataDir, 'postgres.log'), identity, binaries, fast, log };
}

/** Returns the port and the password of a cluster. Throws EmbeddedFailure when their file is lost or damaged. */
export function clusterAccess({ folder }: Cluster): Access {
  const access = readAccess(folder);
  if (access === undefined) throw new EmbeddedFailure(`Falta la clave de la base de datos: ${accessFile(folder)}.`);
  return access;
}

/**
 * Returns `<dataDir>/postgres`, or the target of that link: below a folder closed to the server's user the data are
 * elsewhere.
 */
function reachablePlace(dataDir: string, identity: Identity, log: (line: string) => void): string {
  const usual = join(dataDir, 'postgres');
  if (isLink(usual)) return readlinkSync(usual);
  openPassage(dataDir, identity);
  if (canEnter(dataDir, identity)) return usual;
  if (existsSync(usual)) {
    throw new EmbeddedFailure(
      `El usuario de PostgreSQL no puede entrar en ${dataDir}: permita el paso (chmod o+x en sus carpetas) o use DATA_DIR.`,
    );
  }
  const place = join(sharedFolder(), randomUUID());
  symlinkSync(place, usual);
  log(`La carpeta ${dataDir} está cerrada para el usuario de PostgreSQL: la base de datos se guarda en ${place}.`);
  return place;
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

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
function createCluster({ place, binaries, identity, fast }: Plan): void {
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
