import type { Pool } from 'pg';
import { pendingMigrations } from '../database/migrate.ts';

/** Responds to /healthz (the process runs) and /readyz (it can serve). */
export function createHealth(pool: Pool, migrationsFolder: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (new URL(request.url).pathname === '/healthz') return Response.json({ status: 'ok' });
    const pending = await pendingMigrations(pool, migrationsFolder).catch(() => undefined);
    const isReady = pending?.length === 0;
    return Response.json({ status: isReady ? 'ok' : 'unavailable' }, { status: isReady ? 200 : 503 });
  };
}
