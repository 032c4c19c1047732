import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { advertising } from '#contract/mail/advertising.ts';
import { addresses } from '#contract/people/addresses.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { people } from '#contract/office/people-desk.ts';
import { profile } from '#contract/people/profile.ts';
import { recovery } from '#contract/people/recovery.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { wishlist } from '#contract/marketing/wishlist.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { createActor, type Actor } from '#test/actor.ts';
import { openMailbox } from '#test/mailbox.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openShop } from '#test/shop.ts';
import { homeAddress, homeDelivery } from '#test/home-address.ts';
import { bagKeyOf } from '#server/sales/checkout/bag-lines.service.ts';
import { takeEvents } from '#platform/events/take-events.ts';
import { startShopJobs, subscribers } from '#server/start/jobs.ts';
import { sendEmails } from '#test/post.ts';
import { createMailer } from '#server/mail/letters/mailer.service.ts';
import { oneServer } from '#platform/database/servers.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop({ env: { RATE_LIMITS: 'on' }, logTo: (line) => void lines.push(line) });

const lines: string[] = [];

const user_name = 'quienfue';
const user_password = 'primera1';

/**
 * Values that must not be found after deletion. The user name stays in the audit log, which says whose account was
 * deleted.
 */
const personal = {
  name: 'Zoraida',
  lastname: 'Quintanilla',
  email: 'zoraida.q@olvido.example',
  wanted: 'zoraida.nueva@olvido.example',
  other: 'zoraida.aux@olvido.example',
  dni: '30987651',
  phone: '+54 11 4777-9513',
  address: 'Pasaje Olvidado 913',
  comment: 'Me quedó hermosa, la usé en Tandil',
};

const secrets = Object.values(personal);

/** Returns every value anywhere in the database that contains personal data of the account, with its table. */
async function traces(): Promise<string[]> {
  const { rows: tables } = await here.shop.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.map(({ name }) => name)).toContain('jobs.job');
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await here.shop.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where exists (select from unnest($1::text[]) s where t::text ilike '%' || s || '%')`,
      [secrets],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

/**
 * Uses every feature that stores data of an account: buys, pays, writes a review, adds a favourite, guesses a wrong
 * password, and requests another address.
 */
async function useEveryFeature(zoraida: Actor, admin: Actor): Promise<void> {
  const scene = purchaseScene(here.shop);
  const [shirt, skirt] = [await scene.product({ stock: 9 }), await scene.product({ stock: 9 })];
  const { lastname, dni, phone, address, wanted } = personal;
  const acceptsAdvertising = true;
  await zoraida.call(profile.update, { id: user_name, lastname, dni, phone, address, acceptsAdvertising });
  await zoraida.call(profile.update, { id: user_name, email: wanted, currentPassword: user_password });
  await zoraida.call(wishlist.change, { username: user_name, productId: shirt.id, action: 'add' });
  await zoraida.call(addresses.add, { ...homeAddress, recipient: personal.name, street: personal.address });
  const bought = await zoraida.call(checkout.start, { cartItems: [shirt.line(2)] });
  const payment = await scene.pay(bought.init_point, 'APRO');
  await zoraida.call(orders.record, { payment_id: String(payment?.id) });
  await zoraida.call(checkout.start, { cartItems: [skirt.line(1)], emailAux: personal.other });
  await zoraida.call(reviews.create, { productId: shirt.id, calification: 5, comment: personal.comment });
  await zoraida.refusal(accounts.logIn, { user_name: personal.email, user_password: 'equivocada' });
  await here.shop.guest().call(recovery.request, { email: personal.email });
  const manual = { key: randomUUID(), cartItems: [skirt.line(1)] };
  const delivery = { what: 'counter' } as const;
  await admin.call(manualOrders.create, { ...manual, delivery, customer: user_name, payment: 'link' });
  const ad = { emailAsunto: 'Saldos', emailTitulo: 'Saldos', emailSubTitle: 'Hoy', emailDescription: 'Todo.' };
  await admin.call(advertising.send, { ...ad, emailImagenTitle: '', emailButton: '', emailGoogle: personal.email });
}

test('MEND-13 no personal data of a deleted account stays in any table or line of the log', async () => {
  const { name, email } = personal;
  await here.shop.guest().call(accounts.register, { name, email, user_name, user_password });
  const { token } = await here.shop.guest().call(accounts.logIn, { user_name, user_password });
  const admin = await here.shop.admin('jefa');
  await useEveryFeature(createActor(user_name, here.shop.sendAs({ authorization: `Bearer ${token}` })), admin);
  const mailer = createMailer(here.shop.services);
  const jobs = await startShopJobs(here.shop.services, { servers: oneServer(here.shop.databaseUrl), mailer });
  await sendEmails(here.shop, mailer);
  await here.shop.guest().call(recovery.request, { email });
  expect((await traces()).length).toBeGreaterThan(8);
  await admin.call(people.setRole, { user_name, rol: 'admin' });
  await admin.call(people.setRole, { user_name, rol: 'client' });
  await admin.call(people.remove, { user_name });
  await sendEmails(here.shop, mailer);
  await jobs.stop();
  expect(await traces()).toEqual([]);
  const said = lines.join('\n').toLowerCase();
  expect(secrets.filter((secret) => said.includes(secret.toLowerCase()))).toEqual([]);
});

test('MEND-13 an order that is paid after its buyer was deleted sends an e-mail to administrators alone', async () => {
  const scene = purchaseScene(here.shop);
  const product = await scene.product({ stock: 9 });
  const gone = await here.shop.customer('sevadespues');
  const { init_point, reference } = await gone.call(checkout.start, { cartItems: [product.line(1)] });
  await (await here.shop.admin('jefa2')).call(people.remove, { user_name: 'sevadespues' });
  const payment = await scene.pay(init_point, 'APRO');
  await scene.notify(payment?.id ?? 0);
  expect(await scene.order(reference)).toMatchObject({ status: 'approved', userId: null });
  await takeEvents(here.shop.services, subscribers);
  const { rows } = await here.shop.pool.query('select recipient, kind from emails where order_reference = $1', [
    reference,
  ]);
  expect(rows).toEqual(['jefa', 'jefa2'].map((name) => ({ recipient: `${name}@example.com`, kind: 'new-order' })));
});

test('MEND-13 a mail server that names whom it refuses leaves no address in the log', async () => {
  const box = await openMailbox();
  const heard: string[] = [];
  const strict = await openShop({ env: { SMTP_URL: box.url }, logTo: (line) => void heard.push(line) });
  const { name, email } = personal;
  await strict.guest().call(accounts.register, { name, email, user_name, user_password });
  box.refuse(550, 1, `no mailbox <${email}> here`);
  const mailer = createMailer(strict.services);
  await sendEmails(strict, mailer);
  expect(heard.join('')).toMatch(/no mailbox <\(correo\)> here/);
  expect(heard.join('')).not.toContain(email);
  const { rows } = await strict.pool.query<{ problem: string }>('select problem from emails');
  expect(rows[0]?.problem).not.toContain(email);
  mailer.close();
  await strict.close();
  await box.close();
});

test('MEND-13 what identifies the bag of an open checkout contains no address', () => {
  const key = bagKeyOf([{ variantId: 1, quantity: 1 }], 'Ana@example.com', homeDelivery, []);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
});
