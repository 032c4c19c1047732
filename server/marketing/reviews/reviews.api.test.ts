import { beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import type { Actor } from '#test/actor.ts';
import { missingId, reviewScene, sendReview, type ReviewScene } from '#test/reviews.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

let scene: ReviewScene;
let ana: Actor;
let beto: Actor;
let boss: Actor;

beforeAll(async () => {
  scene = await reviewScene(here.shop);
  ({ ana, beto, boss } = scene);
});

describe('CALL-27 writing a review', () => {
  test('REV-1 a customer reviews a product, and everybody reads it', async () => {
    const { shirt, written } = await scene.reviewed();
    expect(written).toMatchObject({
      UserUserName: 'Ana',
      author: 'Cliente',
      productId: shirt.id,
      calification: 4,
      comment: 'Linda tela',
      verifiedPurchase: false,
      Product: { id: shirt.id, name: shirt.name, picture: null },
    });
    for (const reader of [here.shop.guest(), beto, boss]) {
      expect(await reader.call(reviews.list, { productId: shirt.id })).toEqual([written]);
    }
  });

  test('MEND-24 a review is signed by first name and initial, and by the new name once it changed', async () => {
    const { shirt } = await scene.reviewed();
    const rename = (name: string) =>
      here.shop.pool.query("update users set name = $1, lastname = 'Ramos' where username = 'Ana'", [name]);
    const told: string[] = [];
    const listener = await here.shop.pool.connect();
    listener.on('notification', ({ payload = '' }) => told.push(...payload.split(' ')));
    await listener.query('listen changes');
    await rename('Julieta');
    await listener.query('select 1');
    listener.release(true);
    const { rows } = await here.shop.pool.query<{ id: number }>("select id from users where username = 'Ana'");
    expect(told.toSorted()).toEqual([`author:${rows[0]?.id}`, `person:${rows[0]?.id}`]);
    const { reviews: shown } = await here.shop.guest().call(reviews.board, { id: shirt.id });
    expect(shown).toMatchObject([{ author: 'Julieta R.', UserUserName: 'Ana' }]);
    await here.shop.pool.query("update users set name = 'Ana', lastname = null where username = 'Ana'");
  });

  test('REV-2 a second review of the product is refused with its sentence', async () => {
    const { shirt } = await scene.reviewed();
    const again = { productId: shirt.id, calification: 1, comment: 'Otra vez' };
    const { status, detail } = await ana.refusal(reviews.create, again);
    expect({ status, detail }).toEqual({ status: 409, detail: reviewTexts.taken });
    expect(await ana.call(reviews.list, { productId: shirt.id })).toMatchObject([{ comment: 'Linda tela' }]);
  });

  test('REV-2 a guest must log in, and an administrator is refused with the sentence for administrators', async () => {
    const { id: productId } = await scene.product();
    const written = { productId, calification: 5, comment: 'Linda' };
    expect(await here.shop.guest().refusal(reviews.create, written)).toMatchObject({
      status: 401,
      code: 'not_logged_in',
    });
    expect(await boss.refusal(reviews.create, written)).toMatchObject({
      status: 403,
      detail: reviewTexts.adminRefused,
    });
    expect(await ana.call(reviews.list, { productId })).toEqual([]);
  });

  test.each([undefined, null, 0, 6, 4.5, '4', true, [4]])('REV-2 %j is no number of stars', async (calification) => {
    const { id: productId } = await scene.product();
    expect(await sendReview(ana, 'POST', { productId, calification, comment: 'Linda' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'calification', message: reviewTexts.starsMissing }] },
    });
  });

  test.each([undefined, null, '', ' \n\t ', 7])('REV-2 MEND-24 %j is no comment', async (comment) => {
    const { id: productId } = await scene.product();
    expect(await sendReview(ana, 'POST', { productId, calification: 4, comment })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'comment', message: reviewTexts.commentEmpty }] },
    });
  });

  test('REV-1 a comment has at most 1000 characters, ends of lines counted once', async () => {
    const { id: productId } = await scene.product();
    const { errors } = await ana.refusal(reviews.create, { productId, calification: 4, comment: 'x'.repeat(1001) });
    expect(errors).toEqual([{ path: 'comment', message: reviewTexts.commentLong }]);
    const comment = `${'x'.repeat(499)}\r\n${'y'.repeat(500)}`;
    const written = await ana.call(reviews.create, { productId, calification: 4, comment });
    expect(written.comment).toHaveLength(1000);
  });

  test('REV-1 HTML in a comment is kept as the text that it is', async () => {
    const { id: productId } = await scene.product();
    const comment = '<script>alert(1)</script> & <b>linda</b>';
    expect(await ana.call(reviews.create, { productId, calification: 4, comment })).toMatchObject({ comment });
  });

  test('CALL-27 a user name sent along is accepted when it is one’s own, else refused', async () => {
    const [one, two] = [await scene.product(), await scene.product()];
    const words = { calification: 4, comment: 'Linda' };
    await ana.call(reviews.create, { productId: one.id, user_name: 'ana', UserUserName: 'Ana', ...words });
    for (const name of ['username', 'user_name', 'UserUserName']) {
      const { status } = await sendReview(ana, 'POST', { productId: two.id, [name]: 'Beto', ...words });
      expect({ name, status }).toEqual({ name, status: 403 });
    }
    expect(await ana.call(reviews.list, { productId: two.id })).toEqual([]);
  });

  test('CALL-27 a product that does not exist is unknown', async () => {
    const refusal = await ana.refusal(reviews.create, { productId: missingId, calification: 4, comment: 'Linda' });
    expect(refusal).toMatchObject({ status: 404, code: 'product_not_found' });
  });
});

describe('CALL-25 CALL-26 reading reviews', () => {
  test('CALL-25 a user’s reviews, in any case, newest first', async () => {
    const vera = await here.shop.customer('Vera');
    for (const name of ['Uno', 'Dos', 'Tres']) {
      const { id: productId } = await scene.product({ name });
      await vera.call(reviews.create, { productId, calification: 3, comment: name });
      here.shop.clock.advance(1000);
    }
    const found = await here.shop.guest().call(reviews.list, { username: 'VERA' });
    expect(found.map(({ Product, comment }) => `${Product.name} ${comment}`)).toEqual([
      'Tres Tres',
      'Dos Dos',
      'Uno Uno',
    ]);
    expect(await here.shop.guest().call(reviews.list, { username: 'nadie' })).toEqual([]);
  });

  test('CALL-26 a product’s reviews one a page, with average and counts', async () => {
    const { shirt } = await scene.reviewed();
    here.shop.clock.advance(1000);
    await beto.call(reviews.create, { productId: shirt.id, calification: 1, comment: 'Chica' });
    const board = await beto.call(reviews.board, { id: shirt.id });
    expect(board).toMatchObject({ average: 2.5, total: 2, page: 1, pages: 2, reviews: [{ UserUserName: 'Beto' }] });
    expect(board.histogram.map(({ count }) => count)).toEqual([0, 1, 0, 0, 1]);
    expect(board.ownReviewId).toBe(board.reviews[0]?.id);
    const beyond = await here.shop.guest().call(reviews.board, { id: shirt.id, page: 99 });
    expect(beyond).toMatchObject({ page: 2, reviews: [{ UserUserName: 'Ana' }], ownReviewId: null });
    expect((await ana.call(reviews.list, { productId: shirt.id, username: 'ana' })).length).toBe(1);
  });

  test('CALL-26 a product without reviews has an empty board, and a missing product none', async () => {
    const { id } = await scene.product();
    expect(await ana.call(reviews.board, { id })).toMatchObject({ average: null, total: 0, pages: 1, reviews: [] });
    expect(await ana.refusal(reviews.board, { id: missingId })).toMatchObject({ status: 404 });
    expect(await ana.call(reviews.list, { productId: missingId })).toEqual([]);
  });

  test.each(['', '?productId=abc', '?productId=0', '?productId=99999999999', `?username=${'x'.repeat(61)}`])(
    'CALL-26 %j is refused as a question',
    async (query) => {
      const answer = await ana.send(`/product/review${query}`, { method: 'GET', headers: {} });
      expect(answer.status).toBe(422);
    },
  );

  test('REV-1 a review is of a verified purchase from the moment that the order is approved', async () => {
    const caro = await here.shop.customer('Caro');
    const [bought, other] = [await scene.product(), await scene.product()];
    const started = await caro.call(checkout.start, { cartItems: [bought.line()] });
    for (const { id: productId } of [bought, other]) {
      await caro.call(reviews.create, { productId, calification: 5, comment: 'Linda' });
    }
    const isVerified = async ({ id: productId }: { id: number }) =>
      (await ana.call(reviews.list, { productId })).map((one) => one.verifiedPurchase);
    expect(await isVerified(bought)).toEqual([false]);
    const payment = await scene.pay(started.init_point, 'APRO');
    await caro.call(orders.record, { payment_id: payment.id, reference: started.reference });
    expect(await isVerified(bought)).toEqual([true]);
    expect(await isVerified(other)).toEqual([false]);
  });
});
