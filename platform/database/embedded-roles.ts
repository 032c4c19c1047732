import { Client } from 'pg';

type Address = { readonly port: number; readonly password: string };

/**
 * The shop's role and database in the included server, made when missing. The shop is not the server's administrator:
 * a hole in a query must not become a way to the machine's files.
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

/** The shop's address of the included server. */
export function shopUrl({ port, password }: Address): string {
  return `postgres://percha:${password}@127.0.0.1:${port}/percha`;
}
