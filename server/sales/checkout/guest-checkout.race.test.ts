import { beforeAll, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { twentyOff } from '#test/coupons.ts';
import { guestScene } from '#test/guests.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(guestScene);

beforeAll(() => here.scene.allow());

const crowd = (count: number) => Array.from({ length: count }, () => here.scene.browser());

test('PRICE-11 purchases with one new address at once make one account, and an order for each browser', async () => {
  const email = here.scene.newEmail();
  const shirt = await here.scene.product({ stock: 40 });
  const started = await Promise.all(
    crowd(20).map((guest, at) =>
      here.scene.start(guest, at % 2 === 0 ? email : email.toUpperCase(), { cartItems: [shirt.line()] }),
    ),
  );
  expect(new Set(started.map(({ reference }) => reference)).size).toBe(20);
  expect(await here.scene.accounts(email)).toHaveLength(1);
  expect(await here.scene.stock(shirt)).toBe(20);
});

test('PRICE-11 people whose addresses begin alike get accounts of their own at the same time', async () => {
  const emails = Array.from({ length: 12 }, (_, at) => `tocaya@casa${at}.example.com`);
  await Promise.all(emails.map((email) => here.scene.start(here.scene.browser(), email)));
  const found = await Promise.all(emails.map((email) => here.scene.accounts(email)));
  expect(found.map((rows) => rows.length)).toEqual(emails.map(() => 1));
});

test('PRICE-11 a registration and a purchase with one address at once leave one account', async () => {
  const email = here.scene.newEmail();
  const registration = { name: 'Ana', email, user_name: 'registrada', user_password: 'clave1234' };
  const [bought] = await Promise.allSettled([
    here.scene.start(here.scene.browser(), email),
    here.shop.guest().call(accounts.register, registration),
  ]);
  expect(bought.status).toBe('fulfilled');
  expect(await here.scene.accounts(email)).toHaveLength(1);
});

test('PRICE-11 clicks of one browser at once make one order and take its units once', async () => {
  const guest = here.scene.browser();
  const shirt = await here.scene.product({ stock: 9 });
  const email = here.scene.newEmail();
  // The first answer names the browser.
  await here.scene.start(guest, email, { cartItems: [shirt.line(1)] });
  const clicks = Array.from({ length: 12 }, () => here.scene.start(guest, email, { cartItems: [shirt.line(2)] }));
  expect(new Set((await Promise.all(clicks)).map(({ reference }) => reference)).size).toBe(1);
  expect(await here.scene.stock(shirt)).toBe(7);
});

test('PRICE-11 one address uses a coupon once, from many browsers and its account at once', async () => {
  await here.admin.call(couponDesk.create, { ...twentyOff, mostEach: 1 });
  const person = await here.shop.customer('muchas');
  const shirt = await here.scene.product({ stock: 40 });
  const cartItems = [shirt.line()];
  const tries = [
    ...crowd(10).map((guest) => here.scene.start(guest, 'muchas@example.com', { cartItems, coupon: 'VERANO' })),
    person.call(checkout.start, { cartItems, coupon: 'VERANO' }),
  ];
  const settled = await Promise.allSettled(tries);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('PRICE-11 a personal coupon without limits is used once by ten browsers that name its address at once', async () => {
  const email = here.scene.newEmail();
  await here.admin.call(couponDesk.create, { ...twentyOff, code: 'REGALO', customers: [email] });
  const cartItems = [(await here.scene.product({ stock: 40 })).line()];
  const tries = crowd(10).map((guest) => here.scene.start(guest, email, { cartItems, coupon: 'REGALO' }));
  const settled = await Promise.allSettled(tries);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
