import { expect, test } from 'vitest';
import { startProcess } from '#test/node-process.ts';
import { openedScene } from '#test/opened-shop.ts';
import { purchaseScene } from '#test/purchase.ts';

const here = openedScene(purchaseScene);

const verify = async () => {
  const command = startProcess('server/start/verify-stock.ts', { DATABASE_URL: here.shop.databaseUrl });
  return { code: await command.ended, said: command.output() };
};

test('GOOD-7 npm run stock:verify adds up the movements of a running shop, names a planted difference, and exits with 1', async () => {
  const { scene, shop } = here;
  const { id, variantId } = await scene.product({ stock: 5 });
  expect(await verify()).toEqual({ code: 0, said: 'El stock de todos los talles es la suma de sus movimientos.\n' });
  await shop.pool.query(
    `alter table variants disable trigger user; update variants set stock = 3 where id = ${variantId};
    alter table variants enable trigger user`,
  );
  expect(await verify()).toEqual({
    code: 1,
    said: `Producto N° ${id}, talle M (${variantId}): tiene 3 y sus movimientos suman 5.\n`,
  });
});
