import { Client } from 'pg';

type Address = { readonly port: number; readonly password: string };

/**
 * Creates the shop's role and database in the embedded server when they are missing. The role is no superuser, so an
 * SQL injection gives no access to the machine's files.
 */
export async function ensureShopDatabase({ port, password }: Address): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount: roles } = await client.query(`select 1 from pg_roles where rolname = 'percha'`);
    if (roles === 0) await client.query(`create role percha login createdb password '${password}'`);
    const { rowCount: databases } = await client.query(`select 1 from pg_database where datname = 'percha'`);
    if (databases === 0) await client.query('create database percha owner percha');
  } finally {
    await client.end();
  }
}

/** Returns the shop's connection address of the embedded server. */
export function shopUrl({ port, password }: Address): string {
  return `postgres://percha:${password}@127.0.0.1:${port}/percha`;
}
