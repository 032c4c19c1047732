import { randomUUID } from 'node:crypto';
import { addresses } from '#contract/people/addresses.ts';
import { claims } from '#contract/sales/claims/claims.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { fulfilmentScene } from './fulfilment.ts';
import { moveShop } from './moved-shop.ts';
import { openShopWithPost } from './post.ts';
import type { Shop } from './shop.ts';

export const complaint = {
  kind: 'claim',
  contracted: 'product',
  name: 'Rosa Quispe',
  document: '10117410',
  email: 'Rosa@example.com',
  address: 'Av. Larco 345, Miraflores',
  amount: 129.9,
  goods: 'Un saco de lino',
  detail: 'La costura se abrió\nel primer día.',
  wanted: 'Que me devuelvan el dinero.',
} as const;

export const reversal = {
  name: 'Camilo Rojas',
  document: '1.020.304.050',
  email: 'camilo@example.com',
  orderNumber: '1001',
  reason: 'not_received',
  amount: 129_950,
  instrument: 'Banco de Bogotá, 4321',
  noticedOn: '2026-11-20',
  detail: 'Nunca llegó.',
} as const;

/** Opens a shop and moves it, as its owner does before the first order. */
export async function openClaims(code: CountryCode) {
  const post = await openShopWithPost({ RATE_LIMITS: 'on' });
  const { shop, box, deliver } = post;
  const owner = await shop.admin();
  if (code !== 'AR') await moveShop(owner, code);
  return {
    post,
    owner,
    complain: (changes: Partial<Given<typeof claims.complain>> = {}) =>
      shop.guest().call(claims.complain, { request: randomUUID(), ...complaint, ...changes }),
    ask: (changes: Partial<Given<typeof claims.reverse>> = {}) =>
      shop.guest().call(claims.reverse, { request: randomUUID(), ...reversal, ...changes }),
    newest: async () => (await owner.call(claims.list, {})).claims[0],
    lettersTo: async (email: string) => {
      await deliver();
      return box.received.filter(({ recipient }) => recipient === email);
    },
    orderInColombia: () => orderInColombia(shop),
  };
}

export type ClaimScene = Awaited<ReturnType<typeof openClaims>>;

/** An order of a shop in Colombia. */
async function orderInColombia(shop: Shop) {
  const buyer = await shop.customer('camilo', { hasAddress: false });
  await buyer.call(addresses.add, {
    recipient: 'Camilo Rojas',
    phone: '321 1234567',
    street: 'Carrera 7',
    number: '32-16',
    city: 'Bogotá',
    province: 'DC',
    postalCode: '110311',
  });
  const scene = fulfilmentScene(shop);
  const { reference } = await scene.unpaidOrder([1], buyer);
  const { number, email } = await scene.order(reference);
  return { reference, number, email: email ?? '' };
}
