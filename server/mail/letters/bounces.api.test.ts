import { expect, test } from 'vitest';
import { advertising } from '#contract/mail/advertising.ts';
import { newsletter } from '#contract/marketing/newsletter.ts';
import { recovery } from '#contract/people/recovery.ts';
import { linkIn } from '#test/mailbox.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, admin } = openedPostDesk(() => undefined);

/** Confirms the newsletter for an address. */
async function reader(email: string): Promise<string> {
  await post.shop.guest().call(newsletter.ask, { email });
  await post.deliver();
  const letter = post.box.received.findLast(({ recipient }) => recipient === email) ?? {};
  await post.shop.guest().call(newsletter.confirm, { token: linkIn(letter).searchParams.get('token') ?? '' });
  return email;
}

/** Returns an account that gets advertising. */
async function customer() {
  const person = await post.registered();
  await post.shop.pool.query(
    'update users set accepts_advertising = true, email_verified_at = now() where username = $1',
    [person.user_name],
  );
  return person;
}

async function advertise(): Promise<void> {
  const words = { emailTitulo: 'Abrigos', emailSubTitle: 'Hoy', emailDescription: 'Todo.' };
  await admin.call(advertising.sendToAll, { ...words, emailAsunto: 'Rebajas' });
  await post.deliver();
}

async function getsAdvertising(email: string): Promise<boolean> {
  const { rows } = await post.shop.pool.query(
    `select 1 from users where email = $1 and accepts_advertising
     union all select 1 from newsletter_readers where email = $1 and state = 'confirmed'`,
    [email],
  );
  return rows.length > 0;
}

async function endOf(email: string) {
  const { rows } = await post.shop.pool.query(
    `select what, place, reason from consents where email = $1 and what like 'ended-%'`,
    [email],
  );
  return rows;
}

test.each([
  [550, '5.1.1 <quien@example.com>: user unknown'],
  [550, 'no such user here'],
  [551, 'user not local'],
  [553, 'mailbox name not allowed'],
])(
  'PRIV-3 an advertisement that is refused with %i %s ends the consent of a reader, with the reason',
  async (code, words) => {
    const email = await reader(`lectora${code}${words.length}@example.com`);
    post.box.refuseAddress(email, code, words);
    await advertise();
    expect(await getsAdvertising(email)).toBe(false);
    const [record, ...others] = await endOf(email);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ what: 'ended-bounce', place: 'bounce' });
    expect(record).toMatchObject({ reason: expect.stringContaining(String(code)) });
    expect(JSON.stringify(record)).not.toContain('@');
  },
);

test.each([
  [552, '5.2.2 mailbox full'],
  [552, 'mailbox full'],
  [550, '5.7.1 message refused by policy'],
  [550, 'relay not permitted'],
  [450, '5.1.1 try later'],
])('PRIV-3 an advertisement that is refused with %i %s ends nothing', async (code, words) => {
  const email = await reader(`queda${code}${words.length}@example.com`);
  post.box.refuseAddress(email, code, words);
  await advertise();
  expect(await getsAdvertising(email)).toBe(true);
  expect(await endOf(email)).toEqual([]);
});

test('PRIV-3 after a bounce an account gets no more advertising, and all other e-mails', async () => {
  const { email } = await customer();
  post.box.refuseAddress(email, 550, '5.1.1 user unknown');
  await advertise();
  expect(await getsAdvertising(email)).toBe(false);
  expect(await endOf(email)).toMatchObject([{ what: 'ended-bounce' }]);
  // The address works again, and the shop has not forgotten where its person is.
  post.box.takeAddress(email);
  await post.shop.guest().call(recovery.request, { email });
  await advertise();
  const subjects = post.box.received.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
  expect(subjects).toHaveLength(1);
  expect(subjects).not.toContain('Rebajas');
});

test('PRIV-3 another e-mail that is refused for the same reason ends no consent', async () => {
  const { email } = await customer();
  post.box.refuseAddress(email, 550, '5.1.1 user unknown');
  await post.shop.guest().call(recovery.request, { email });
  await post.deliver();
  expect(await getsAdvertising(email)).toBe(true);
  expect(await endOf(email)).toEqual([]);
});
