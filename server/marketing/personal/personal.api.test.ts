import { expect, test } from 'vitest';
import { markIn } from '#contract/core/shop/session-mark.ts';
import { personal } from '#contract/marketing/personal.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { wishlist } from '#contract/marketing/wishlist.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

/** Sends a request as a browser with these cookies does. */
async function ask(cookie: string) {
  const address = `${here.shop.settings.publicUrl}${here.shop.settings.apiBase}${personal.show.path}`;
  const answer = await here.shop.api.fetch(new Request(address, { headers: { cookie } }), { ip: '10.0.0.1' });
  return { body: await answer.text(), cookies: answer.headers.getSetCookie() };
}

test('CAT-5 REV-3 a customer gets their own favourites and reviews, newest first, and nobody else’s', async () => {
  const scene = purchaseScene(here.shop);
  const [first, second] = [await scene.product({ name: 'Uno' }), await scene.product({ name: 'Dos' })];
  const [ana, eva] = [await here.shop.customer('ana'), await here.shop.customer('eva')];
  for (const { id: productId } of [first, second]) {
    await ana.call(wishlist.change, { username: 'ana', productId, action: 'add' });
    await ana.call(reviews.create, { productId, calification: 4, comment: 'Linda' });
    here.shop.clock.advance(1000);
  }
  const asked = await ana.call(personal.show, {});
  expect(asked).toMatchObject({ user: { username: 'ana', rol: 'client' }, favourites: [second.id, first.id] });
  expect(asked.ownReviews.map(({ productId }) => productId)).toEqual([second.id, first.id]);
  const own = await ana.call(reviews.list, { username: 'ana' });
  expect(asked.ownReviews.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
  expect(await eva.call(personal.show, {})).toMatchObject({
    user: { username: 'eva' },
    favourites: [],
    ownReviews: [],
  });
});

test('LAND-4 a guest and an administrator keep no favourites', async () => {
  expect(await here.shop.guest().call(personal.show, {})).toEqual({
    mark: '',
    user: null,
    favourites: null,
    ownReviews: [],
  });
  const admin = await here.shop.admin('jefa');
  expect(await admin.call(personal.show, {})).toMatchObject({ user: { rol: 'admin' }, favourites: null });
});

test('MEND-7 the answer contains the mark of its session, sets its cookie again if missing, and deletes it when the session has ended', async () => {
  const luz = await here.shop.customer('luz');
  const { body, cookies } = await ask(`percha=${luz.token}`);
  const { mark }: { mark: string } = JSON.parse(body);
  expect(mark).toMatch(/^[\w-]{16}$/);
  expect(cookies.map((cookie) => markIn(cookie))).toEqual([mark]);
  expect((await ask(`percha=${luz.token}; sesion=${mark}`)).cookies).toEqual([]);
  await here.shop.pool.query('delete from sessions where user_id = $1', [luz.id]);
  const over = await ask(`percha=${luz.token}; sesion=${mark}`);
  expect(JSON.parse(over.body)).toMatchObject({ mark: '', user: null });
  expect(over.cookies).toEqual([expect.stringContaining('sesion=;')]);
});
