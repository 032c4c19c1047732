import type { Pool } from 'pg';
import { users } from '#server/accounts/accounts.tables.ts';
import { hashNewPassword } from '#server/accounts/passwords.service.ts';
import type { Database } from '#platform/database/database.ts';
import { withSessionLock } from '#platform/database/session-lock.ts';
import { markedMode } from '#server/shop-mode/shop-mode.service.ts';
import { hasPictures } from '#platform/media/pictures.ts';
import { demoProducts } from './catalogue/demo-products.ts';
import type { DemoProduct } from './catalogue/demo-products.ts';
import { demoPeople } from './people/demo-people.ts';
import { storeDemoPictures } from './pictures/store-drawings.ts';
import type { DemoPictures } from './pictures/store-drawings.ts';
import { writeDemo } from './write-demo.ts';

type Stock = {
  readonly db: Database;
  readonly pool: Pool;
  readonly mediaDir: string;
  readonly onProgress: (line: string) => void;
  /** Ends the work at its next step; what was drawn is kept for the next start. */
  readonly signal?: AbortSignal | undefined;
  readonly goods?: readonly DemoProduct[];
  /** True if the sizes that the first pages show are made at once; yes when not said. */
  readonly isAhead?: boolean;
};

/** Any number that nothing else in the database locks. */
const lockNumber = 712_002;

/**
 * Stocks an empty shop with the demo's goods, people and orders: all of it or nothing, and once however many processes
 * start. The pictures are drawn before the one transaction begins. Returns whether it did anything.
 */
export async function seedDemo(stock: Stock): Promise<boolean> {
  const { db, pool, mediaDir, onProgress, signal } = stock;
  if (await isStocked(db)) {
    // Another process with a pictures' folder of its own has stocked the database with the demo.
    if ((await markedMode(db)) === 'demo' && !(await hasPictures(mediaDir))) await draw(stock);
    return false;
  }
  const onWait = () => onProgress('Otra tienda está preparando los datos de demostración: se la espera…');
  const isDone = await withSessionLock(pool, lockNumber, { signal, onWait }, async () => {
    if (await isStocked(db)) return false;
    onProgress('Preparando los datos de demostración…');
    const pictures = await draw(stock);
    const people = await Promise.all(
      demoPeople.map(async ({ password, ...person }) => {
        const passwordHash = await hashNewPassword({ mode: 'demo' }, person, { password, path: 'password' });
        return { ...person, passwordHash };
      }),
    );
    signal?.throwIfAborted();
    return writeDemo(db, { people, goods: goodsOf(stock), pictures });
  });
  // Who waited for another process may still lack the pictures.
  return isDone || !(await isStocked(db)) ? isDone : seedDemo(stock);
}

async function isStocked(db: Database): Promise<boolean> {
  const [somebody] = await db.select({ id: users.id }).from(users).limit(1);
  return somebody !== undefined;
}

const goodsOf = ({ goods = demoProducts() }: Stock): readonly DemoProduct[] => goods;

function draw(stock: Stock): Promise<DemoPictures> {
  const { mediaDir, onProgress, signal, isAhead = true } = stock;
  const garments = goodsOf(stock).map(({ drawings }) => drawings);
  return storeDemoPictures(garments, {
    mediaDir,
    signal,
    isAhead,
    onProgress(done, all) {
      if (done % Math.ceil(all / 4) === 0 || done === all) onProgress(`Dibujando las fotos… ${done} de ${all}`);
    },
  });
}
