import { beforeAll, describe, expect, test } from 'vitest';
import { reviews } from '#contract/marketing/reviews.ts';
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

describe('CALL-28 editing a review', () => {
  test('REV-4 its author changes stars and comment, together or one', async () => {
    const { shirt, written } = await scene.reviewed();
    const changes = { reviewId: written.id, calification: 2, comment: 'Se achicó' };
    expect(await ana.call(reviews.update, changes)).toEqual({ ...written, calification: 2, comment: 'Se achicó' });
    await ana.call(reviews.update, { reviewId: written.id, calification: 3 });
    expect(await ana.call(reviews.update, { reviewId: written.id })).toMatchObject({
      calification: 3,
      comment: 'Se achicó',
    });
    expect(await ana.call(reviews.board, { id: shirt.id })).toMatchObject({ average: 3, total: 1 });
  });

  test('REV-3 nobody else changes it, by whatever id', async () => {
    const { shirt, written } = await scene.reviewed();
    const changes = { reviewId: written.id, calification: 1, comment: 'Mentira' };
    expect(await beto.refusal(reviews.update, changes)).toMatchObject({ status: 403 });
    expect(await boss.refusal(reviews.update, changes)).toMatchObject({ status: 403 });
    expect(await here.shop.guest().refusal(reviews.update, changes)).toMatchObject({ status: 401 });
    expect(await beto.refusal(reviews.update, { ...changes, reviewId: missingId })).toMatchObject({ status: 404 });
    expect(await ana.call(reviews.list, { productId: shirt.id })).toEqual([written]);
  });

  test.each([
    { calification: 0 },
    { calification: null },
    { comment: '' },
    { comment: 'x'.repeat(1001) },
    { reviewId: 'abc' },
    { reviewId: 2 ** 40 },
  ])('CALL-28 %j is refused and nothing changes', async (wrong) => {
    const { shirt, written } = await scene.reviewed();
    expect(await sendReview(ana, 'PATCH', { reviewId: written.id, ...wrong })).toMatchObject({ status: 422 });
    expect(await ana.call(reviews.list, { productId: shirt.id })).toEqual([written]);
  });

  test('REV-4 one review is read by its author and by administrators only', async () => {
    const { written } = await scene.reviewed();
    const asked = { reviewId: written.id };
    expect(await ana.call(reviews.one, asked)).toEqual(written);
    expect(await boss.call(reviews.one, asked)).toEqual(written);
    expect(await beto.refusal(reviews.one, asked)).toMatchObject({ status: 403 });
    expect(await here.shop.guest().refusal(reviews.one, asked)).toMatchObject({ status: 401 });
    expect(await ana.refusal(reviews.one, { reviewId: missingId })).toMatchObject({ code: 'review_not_found' });
  });
});

describe('CALL-29 deleting a review', () => {
  test('REV-3 its author deletes it, and may then review again', async () => {
    const { shirt, written } = await scene.reviewed();
    expect(await ana.call(reviews.remove, { reviewId: written.id })).toEqual({ id: written.id });
    expect(await ana.refusal(reviews.remove, { reviewId: written.id })).toMatchObject({ status: 404 });
    expect(await ana.call(reviews.board, { id: shirt.id })).toMatchObject({ total: 0, average: null });
    await ana.call(reviews.create, { productId: shirt.id, calification: 5, comment: 'Mejor' });
  });

  test('REV-3 an administrator may delete it; other customers and guests may not', async () => {
    const { shirt, written } = await scene.reviewed();
    const asked = { reviewId: written.id };
    expect(await beto.refusal(reviews.remove, asked)).toMatchObject({ status: 403 });
    expect(await here.shop.guest().refusal(reviews.remove, asked)).toMatchObject({ status: 401 });
    expect(await ana.call(reviews.list, { productId: shirt.id })).toEqual([written]);
    expect(await boss.call(reviews.remove, asked)).toEqual({ id: written.id });
    expect(await ana.call(reviews.list, { productId: shirt.id })).toEqual([]);
  });

  test.each([{}, { reviewId: null }, { reviewId: 0 }, { reviewId: [1, 2] }])('CALL-29 %j is refused', async (body) => {
    expect(await sendReview(ana, 'DELETE', body)).toMatchObject({ status: 422 });
  });
});
