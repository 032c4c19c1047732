import type { Pool } from 'pg';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { hashNewPassword } from '#server/people/accounts/passwords.service.ts';
import type { Database } from '#platform/database/database.ts';
import { withSessionLock } from '#platform/database/session-lock.ts';
import { markedMode } from '#server/core/shop-mode/shop-mode.service.ts';
import { hasPictures } from '#platform/media/pictures.ts';
import { demoProducts, type DemoProduct } from '#demo/goods/products/demo-products.ts';
import { demoPeople } from '#demo/people/demo-people.ts';
import { placeDemoPictures, type DemoPictures } from '#demo/pictures/place-pictures.ts';
import { writeDemo } from './write-demo.ts';

type Stock = {
  readonly db: Database;
  readonly pool: Pool;
  readonly mediaDir: string;
  readonly onProgress: (line: string) => void;
  /** Aborts the work at its next step; copied pictures are kept for the next start. */
  readonly signal?: AbortSignal | undefined;
  readonly goods?: readonly DemoProduct[];
};

/** The number of the advisory lock. Arbitrary. */
const lockNumber = 712_002;

/**
 * Stocks an empty shop with the demo's goods, people and orders in one transaction, and once when several processes
 * start. The pictures are copied before the transaction begins. Returns true if it stocked the shop.
 */
export async function seedDemo(stock: Stock): Promise<boolean> {
  const { db, pool, mediaDir, onProgress, signal, goods = demoProducts() } = stock;
  if (await isStocked(db)) {
    // Another process with its own media folder has stocked the database with the demo.
    if ((await markedMode(db)) === 'demo' && !(await hasPictures(mediaDir))) await copyPictures(stock);
    return false;
  }
  const onWait = () => onProgress('Otra tienda está preparando los datos de demostración: se la espera…');
  const isDone = await withSessionLock(pool, lockNumber, { signal, onWait }, async () => {
    if (await isStocked(db)) return false;
    onProgress('Preparando los datos de demostración…');
    const pictures = await copyPictures(stock);
    const people = await Promise.all(
      demoPeople.map(async ({ password, ...person }) => {
        const passwordHash = await hashNewPassword({ mode: 'demo' }, person, { password, path: 'password' });
        return { ...person, passwordHash };
      }),
    );
    signal?.throwIfAborted();
    return writeDemo(db, { people, goods, pictures });
  });
  // A process that waited for another one may still lack the pictures.
  return isDone || !(await isStocked(db)) ? isDone : seedDemo(stock);
}

async function isStocked(db: Database): Promise<boolean> {
  const [somebody] = await db.select({ id: users.id }).from(users).limit(1);
  return somebody !== undefined;
}

function copyPictures({ mediaDir, onProgress, signal }: Stock): Promise<DemoPictures> {
  return placeDemoPictures(mediaDir, {
    signal,
    onProgress(done, all) {
      if (done % Math.ceil(all / 4) === 0 || done === all) onProgress(`Copiando las fotos… ${done} de ${all}`);
    },
  });
}
