import { reviews } from '#contract/marketing/reviews.ts';
import type { Actor } from './actor.ts';
import { purchaseScene } from './purchase.ts';
import type { Shop } from './shop.ts';

/** An id that no row of a test has. */
export const missingId = 2_000_000_000;

/** What the tests of reviews need: an author, another customer, an administrator, and a reviewed product. */
export async function reviewScene(shop: Shop) {
  const scene = purchaseScene(shop);
  const [ana, beto, boss] = [await shop.customer('Ana'), await shop.customer('Beto'), await shop.admin()];
  return {
    ...scene,
    ana,
    beto,
    boss,

    /** Creates a product with a review by Ana. */
    async reviewed() {
      const shirt = await scene.product();
      const written = await ana.call(reviews.create, { productId: shirt.id, calification: 4, comment: 'Linda tela' });
      return { shirt, written };
    },
  };
}

export type ReviewScene = Awaited<ReturnType<typeof reviewScene>>;

/** Sends a body that the types forbid, and returns status and body. */
export async function sendReview(person: Actor, method: 'POST' | 'PATCH' | 'DELETE', sent: unknown) {
  const answer = await person.send('/product/review', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
