import { describe, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { mailing } from '#contract/mail/outbox.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { recovery } from '#contract/people/recovery.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedPost } from '#test/opened-shop.ts';

const post = openedPost();

describe('the e-mails', () => {
  test('a welcome is written with the account and arrives whole by SMTP, with HTML and text', async () => {
    const user_name = 'bienvenida';
    const mail = { name: "D'Alessio O’Higgins", email: 'b@example.com', user_name, user_password: 'secreta1' };
    await post.shop.guest().call(accounts.register, mail);
    await post.deliver();
    expect(post.box.received).toHaveLength(1);
    expect(post.box.received[0]).toMatchObject({
      recipient: 'b@example.com',
      from: { address: 'tienda@percha.example', name: 'Percha' },
      subject: '¡Le damos la bienvenida a Percha!',
      text: expect.stringContaining("Hola, D'Alessio O’Higgins"),
      html: expect.stringContaining('Hola, D&#39;Alessio O’Higgins'),
    });
    await post.deliver();
    expect(post.box.received).toHaveLength(1);
  });

  test('a rejected registration queues no e-mail', async () => {
    const { user_name } = await post.registered();
    const again = { name: 'Ana', email: 'nueva@example.com', user_name, user_password: 'secreta1' };
    expect((await post.shop.guest().refusal(accounts.register, again)).code).toBe('username_taken');
    await post.deliver();
    expect(post.box.received).toEqual([]);
  });

  test('MEND-17 a paid order is confirmed once, whoever reports the payment', async () => {
    const scene = purchaseScene(post.shop);
    const product = await scene.product({ name: 'Saco <b>Río</b>', stock: 5 });
    const ana = await post.shop.customer('compradora');
    const { init_point } = await ana.call(checkout.start, { cartItems: [product.line(2)] });
    const payment = await scene.pay(init_point, 'APRO');
    const notices = Array.from({ length: 3 }, () => scene.notify(payment?.id ?? 0));
    await Promise.all([...notices, ana.call(orders.record, { payment_id: String(payment?.id) })]);
    await post.deliver();
    expect(post.box.received.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Pago aprobado/)]);
    const [approved] = post.box.received;
    expect(approved?.html).toContain('2 × Saco &lt;b&gt;Río&lt;/b&gt;');
    expect(approved?.html).not.toContain('<b>');
    expect(approved?.recipient).toBe('compradora@example.com');
  });
});

describe('delivery', () => {
  test('a temporary failure of the mail server is retried later; a permanent one is not', async () => {
    await post.registered();
    const waiting = { name: 'Luz', email: 'luz@example.com', user_name: 'luz', user_password: 'secreta1' };
    await post.shop.guest().call(accounts.register, waiting);
    post.box.refuse(451, 2);
    await post.deliver();
    await post.deliver();
    expect(post.box.received).toEqual([]);
    post.shop.clock.advance(61_000);
    await post.deliver();
    post.shop.clock.advance(299_000);
    await post.deliver();
    expect(post.box.received).toEqual([]);
    post.shop.clock.advance(2000);
    await post.deliver();
    expect(post.box.received).toHaveLength(1);

    post.box.refuse(550, 1);
    await post.shop.guest().call(recovery.request, { email: 'luz@example.com' });
    await post.deliver();
    post.shop.clock.advance(86_400_000);
    await post.deliver();
    expect(post.box.received).toHaveLength(1);
  });

  test('MEND-14 a Message-ID does not reveal how many e-mails the shop sends', async () => {
    for (const user_name of ['primera', 'segunda', 'tercera']) {
      const email = `${user_name}@example.com`;
      await post.shop.guest().call(accounts.register, { name: 'Ana', email, user_name, user_password: 'secreta1' });
    }
    await post.deliver();
    const ids = post.box.received.map(({ messageId }) => messageId ?? '');
    // UUID version 4 (RFC 9562): random except for its version and variant.
    const random = /^<[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}@percha\.example>$/;
    expect(ids).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(random)));
    expect(new Set(ids).size).toBe(3);
  });

  test('ten concurrent processes send each e-mail once', async () => {
    for (let index = 0; index < 10; index += 1) {
      const user_name = `tanda${index}`;
      const email = `${user_name}@example.com`;
      await post.shop.guest().call(accounts.register, { name: 'Ana', email, user_name, user_password: 'secreta1' });
    }
    await Promise.all(Array.from({ length: 10 }, post.deliver));
    expect(post.box.received.map(({ recipient }) => recipient).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, index) => `tanda${index}@example.com`),
    );
  });

  test('an e-mail to a deleted account is not sent', async () => {
    const { email, user_name } = await post.registered();
    await post.shop.guest().call(recovery.request, { email });
    await post.shop.pool.query('delete from users where username = $1', [user_name]);
    await post.deliver();
    expect(post.box.received).toEqual([]);
  });

  test('with SMTP, nobody can read e-mails in the shop', async () => {
    expect((await post.shop.guest().refusal(mailing.outbox, {})).status).toBe(404);
    expect((await post.shop.guest().refusal(mailing.outboxEmail, { id: 1 })).status).toBe(404);
  });
});
