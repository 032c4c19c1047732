import type { Pool } from 'pg';
import { pendingMigrations } from '../database/migrate.ts';

/** Responds to /healthz (the process runs) and /readyz (it can serve, or what is missing: `database`, `migrations`). */
export function createHealth(pool: Pool, migrationsFolder: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (new URL(request.url).pathname === '/healthz') return Response.json({ status: 'ok' });
    const pending = await pendingMigrations(pool, migrationsFolder).catch(() => undefined);
    if (pending?.length === 0) return Response.json({ status: 'ok' });
    const missing = pending === undefined ? 'database' : 'migrations';
    return Response.json({ status: 'unavailable', missing }, { status: 503 });
  };
}
