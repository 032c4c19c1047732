import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { execute, selectOne } from '../store/database.ts';

/** Sets where the account's application sends its notices, as the provider's panel does. */
export function setNoticeUrl(db: DatabaseSync, url: string): void {
  const sql = 'INSERT INTO application (id, notice_url) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET notice_url = ?';
  execute(db, sql, url, url);
}

/** Returns that address; undefined before it is set. */
export function noticeUrl(db: DatabaseSync): string | undefined {
  const row = z.object({ url: z.string() });
  return selectOne(db, row, 'SELECT notice_url AS url FROM application')?.url;
}
