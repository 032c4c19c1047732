import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { accessFile, readAccess } from './embedded-access.ts';
import type { Access } from './embedded-access.ts';
import { embeddedBinaries } from './embedded-binaries.ts';
import type { Binaries } from './embedded-binaries.ts';
import { EmbeddedFailure } from './embedded-failure.ts';
import { canEnter, openPassage, serverIdentity } from './embedded-identity.ts';
import type { Identity } from './embedded-identity.ts';
import { createCluster } from './create-cluster.ts';
import { sharedFolder } from './shared-folder.ts';

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
