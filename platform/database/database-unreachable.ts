import { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '../process/start-refused.ts';
import { sqlState } from './sql-state.ts';

/**
 * The database cannot be used. The message is one Spanish line, without the password, for the person who starts the
 * shop.
 */
export class DatabaseUnreachable extends StartRefused {
  override readonly name = 'DatabaseUnreachable';
}

const oldestMajor = 15;

/** Throws DatabaseUnreachable unless a PostgreSQL 15 or newer answers at `url`. Waits for one that is starting. */
export async function reachableServer(url: string): Promise<void> {
  const place = placeIn(url);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await checkVersion(url, place);
    } catch (error) {
      if (error instanceof DatabaseUnreachable) throw error;
      if (sqlState(error) !== startingUp || attempt === 40) throw new DatabaseUnreachable(sentence(error, place));
      await pause(250);
    }
  }
}

async function checkVersion(url: string, place: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major >= oldestMajor) return;
    throw new DatabaseUnreachable(`PostgreSQL ${major} en ${place} es demasiado antiguo: se necesita 15 o posterior.`);
  } finally {
    await client.end();
  }
}

/** Returns host, port and database of an address, as text to show. */
function placeIn(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseUnreachable('DATABASE_URL no es válida: se espera postgres://usuario:clave@servidor:5432/base.');
  }
  return `${parsed.host}${parsed.pathname}`;
}

const startingUp = '57P03';

const sentences: Readonly<Record<string, string>> = {
  '28P01': 'el usuario o la clave no son correctos',
  '28000': 'el servidor no acepta a ese usuario',
  '3D000': 'esa base de datos no existe',
  '53300': 'el servidor no acepta más conexiones',
  [startingUp]: 'el servidor todavía está arrancando',
  ECONNREFUSED: 'nadie responde en esa dirección',
  ENOTFOUND: 'no se encuentra ese servidor',
  EAI_AGAIN: 'no se encuentra ese servidor',
  ETIMEDOUT: 'el servidor no responde',
};

function sentence(error: unknown, place: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message.split('\n').at(0) : String(error);
  return `No hay conexión con la base de datos ${place}: ${sentences[code] ?? message}.`;
}
