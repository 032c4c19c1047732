import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import type { Endpoint } from './core/protocol/endpoint.ts';
import { permissions, rolesOf } from './core/protocol/permissions.ts';
import { staffRoles } from './core/protocol/staff-roles.ts';

const staff = staffRoles.join(' ');

/** What others than those who work in the shop may call, by who may. A call that is in no list here needs a permission. */
const open = {
  [`guest customer ${staff}`]: `
    GET /allproducts
    GET /catalogue
    GET /catalogue/cards
    GET /catalogue/news
    GET /catalogue/numbers
    GET /catalogue/related/:id
    GET /catalogue/suggestions
    GET /catalogue/tiles
    GET /categories
    GET /chatBot
    GET /chatBot/emisor
    GET /chatBot/receptor
    GET /collections
    GET /collections/:slug
    GET /country
    GET /delivery
    GET /findUserByUsername
    GET /home/blocks
    GET /home/campaign
    GET /instalments
    GET /menu
    GET /newsletter/confirmation
    GET /outbox
    GET /outbox/:id
    GET /pages
    GET /pages/:slug
    GET /payment-links/:token
    GET /payment-links/:token/held
    GET /payment-links/:token/receipts/:id
    GET /payment-links/:token/tax-documents
    GET /payment-links/:token/tax-documents/:id/:type
    GET /payment-means
    GET /personal
    GET /product/review
    GET /products
    GET /products/:id/reviews
    GET /products/:id/size-table
    GET /products/detail/:id
    GET /products/genre
    GET /session
    GET /setup/:token
    GET /tracking/:token
    GET /user/:user_name
    GET /users/confirmEmail
    GET /users/erasure/link
    GET /users/factors/help
    GET /users/login/step
    POST /auth/oidc
    POST /auth/oidc/callback
    POST /complaints-book
    POST /coupons/check
    POST /email/ResetPassword
    POST /mercadopago/webhook
    POST /newsletter
    POST /newsletter/confirmation
    POST /payment-links/:token/cancellation
    POST /payment-links/:token/payment
    POST /payment-links/:token/receipts
    POST /payment-links/:token/return
    POST /payment-reversals
    POST /setup/:token
    POST /setup/:token/address
    POST /stripe/webhook
    POST /users/changePassword
    POST /users/confirmEmail
    POST /users/create
    POST /users/erasure/confirm
    POST /users/factors/help/stop
    POST /users/login
    POST /users/login/code
    POST /users/login/passkey
    POST /users/login/passkey/options
    POST /users/logout
    POST /users/unsubscribe
    POST /withdrawals
    PUT /payment-links/:token/tax-data`,
  guest: 'POST /guest-checkout',
  customer: `
    DELETE /users/addresses/:id
    GET /users/addresses
    GET /users/erasure
    GET /users/own-data
    GET /users/own-data/:id
    GET /users/overview
    GET /users/tax-data
    GET /users/wishlist/:username
    GET /users/wishlist/:username/ids
    PATCH /product/review
    POST /orders/:reference/cancellation
    POST /orders/:reference/paid-cancellation
    POST /orders/:reference/payment
    POST /orders/:reference/receipts
    POST /orders/:reference/returns
    POST /orders/:reference/returns/:id/cancellation
    POST /payment-links/:token/claim
    POST /users/addresses
    POST /users/addresses/:id/default
    POST /users/erasure
    POST /users/erasure/link
    POST /users/own-data
    POST /users/wishlist/:username
    PUT /orders/:reference/tax-data
    PUT /users/addresses/:id`,
  [`customer ${staff}`]: `
    DELETE /users/factor/:id
    DELETE /users/session/:id
    GET /mercadopago/payment
    GET /product/review/:reviewId
    GET /users/factors
    GET /users/findByPk/:id
    GET /users/proof
    GET /users/sessions
    PATCH /users/factor/:id
    PATCH /users/update/:id
    POST /mercadopago/payment
    POST /ordendecompra
    POST /product/review
    POST /users/factors/code
    POST /users/factors/code/confirm
    POST /users/factors/passkey
    POST /users/factors/passkey/options
    POST /users/factors/recovery
    POST /users/proof
    POST /users/proof/passkey
    POST /users/proof/passkey/options
    POST /users/sessions/others
    POST /users/sessions/use
    POST /users/verifyPassword`,
  [`customer ${permissions['orders.read'].join(' ')}`]: `
    GET /findOrderByUser/:username
    GET /orders/:key
    GET /orders/:key/document
    GET /orders/:reference/held
    GET /orders/:reference/paid-cancellation
    GET /orders/:reference/progress
    GET /orders/:reference/receipts/:id
    GET /orders/:reference/returns
    GET /orders/:reference/tax-documents
    GET /orders/:reference/tax-documents/:id/:type`,
  [`customer ${permissions['reviews.moderate'].join(' ')}`]: 'DELETE /product/review',
};

// test/permissions.api.test.ts proves that the server keeps to what the contract says.
test('only the calls of this list are for others than those who work in the shop', () => {
  const calls = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));
  const others = calls.filter(({ permission }) => permission === undefined);
  const said = others.map((call) => `${rolesOf(call).join(' ')}: ${call.method} ${call.path}`);
  const listed = Object.entries(open).flatMap(([roles, text]) =>
    text
      .trim()
      .split(/\s*\n\s*/)
      .map((call) => `${roles}: ${call}`),
  );
  expect(said.toSorted()).toEqual(listed.toSorted());
});

/** The names of all members in the answers of a call. */
function answeredNames({ output }: Endpoint): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(z.toJSONSchema(output, { io: 'input', unrepresentable: 'any' }), (name, value: unknown) => {
    names.add(name);
    return value;
  });
  return names;
}

test('GOOD-9 only calls for those who work in the shop tell what goods cost it', () => {
  const calls = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));
  const telling = calls.filter((call) => answeredNames(call).has('cost'));
  expect(telling.map(({ path }) => path)).toContain('/admin/products/:productId/costs');
  expect(telling.filter(({ permission }) => permission === undefined)).toEqual([]);
});
