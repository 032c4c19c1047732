import { randomUUID } from 'node:crypto';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { onServer, withDatabase } from './database.template.ts';

export type TestDatabase = Pick<OpenDatabase, 'db' | 'pool'> & {
  readonly url: string;
  /** Closes the pool and drops the database. */
  readonly drop: () => Promise<void>;
};

type Server = { readonly url: string; readonly template: string; readonly run: string };

/** Returns a new migrated, empty database, cloned from the run's template. Call `drop` at the end. */
export function testDatabase(): Promise<TestDatabase> {
  return cloneOf(announcedServer());
}
/** Returns a database without any tables, for tests of the migrations themselves. */
export function emptyDatabase(): Promise<TestDatabase> {
  return cloneOf({ ...announcedServer(), template: 'template0' });
}

/** Closes a test database and keeps it, for `cloneOfTemplate`: copying data is quicker than making it again. */
export async function keepAsTemplate(database: TestDatabase, name: string): Promise<void> {
  const server = announcedServer();
  await database.pool.end();
  const current = new URL(database.url).pathname.slice(1);
  await onServer(server.url, (client) => client.query(`alter database ${current} rename to ${server.run}_${name}`));
}

/** Returns a copy of a database that `keepAsTemplate` kept in this run. */
export function cloneOfTemplate(name: string): Promise<TestDatabase> {
  const server = announcedServer();
  return cloneOf({ ...server, template: `${server.run}_${name}` });
}

async function cloneOf(server: Server): Promise<TestDatabase> {
  const name = `${server.run}_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await onServer(server.url, (client) =>
    client.query(`create database ${name} template ${server.template} strategy file_copy`),
  );
  const url = withDatabase(server.url, name);
  const { db, pool, close } = await openDatabase(url);
  const drop = async () => {
    await close();
    await onServer(server.url, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { db, pool, url, drop };
}

const variable = 'TEST_DATABASE_SERVER';

/** Passes the address of the run's server to the workers, which vitest starts later with this environment. */
export function announceServer(server: Server): void {
  process.env[variable] = JSON.stringify(server);
}

function announcedServer(): Server {
  const text = process.env[variable];
  if (text === undefined) throw new Error('a test that needs a database is named *.api.test.ts or *.race.test.ts');
  const server: Server = JSON.parse(text);
  return server;
}
