import { migrationsChecksum } from '#platform/database/migration-files.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { announceServer } from './database.ts';
import { dropDatabases, ensureTemplate } from './database.template.ts';
import { startTestServer } from './database.server.ts';

/**
 * Runs once for the api project: starts a PostgreSQL server (DATABASE_URL, or an embedded one) with one migrated
 * template that `testDatabase` clones. Vitest calls the returned function at the end.
 */
export async function setup(): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const template = `percha_template_${migrationsChecksum(migrationsFolder).slice(0, 16)}`;
  const server = given === undefined ? await startTestServer(template) : await useServer(given, template);
  announceServer({ url: server.url, template, run: `percha_test_${process.pid}` });
  return server.stop;
}

async function useServer(url: string, template: string) {
  await ensureTemplate(url, template);
  return { url, stop: () => dropDatabases(url, `percha_test_${process.pid}_`) };
}
