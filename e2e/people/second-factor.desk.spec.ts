import { generateSync } from 'otplib';
import type { Page } from '@playwright/test';
import { hashOf } from '#server/people/accounts/passwords.service.ts';
import { shopper } from '../actors/shopper.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Shop } from '../fixtures/shop.ts';

const password = 'Tormenta-verde-84';

/** Adds an owner of the shop, who has a password and nothing else. */
async function newOwner({ database }: Shop, username: string): Promise<void> {
  const values = [username, await hashOf(password)];
  await database.pool.query(
    "insert into users (username, rol, legajo, name, password_hash) values ($1, 'admin', '400001', $1, $2)",
    values,
  );
}

/** Not the address of the login, which ends with that of the page to go on to. */
const isProfile = ({ pathname }: URL) => pathname === '/admin/profile';

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login?volver=/admin/profile');
  await shopper(page).logIn(username, password);
}

/** The last proof of who somebody is was some time ago. */
async function later({ database }: Shop, username: string): Promise<void> {
  await database.pool.query(
    `update sessions set proven_at = proven_at - interval '1 hour'
     where user_id = (select id from users where username = $1)`,
    [username],
  );
}

test('TEAM-2 an owner adds an app and a passkey, logs in with each, and is asked again before a role is given', async ({
  page,
  shop,
}) => {
  const username = 'duenasegura';
  await newOwner(shop, username);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await logIn(page, username);
  await page.waitForURL(isProfile);
  await page.goto('/user/security');
  await page.getByRole('button', { name: 'Agregar una aplicación' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(await page.getByAltText('Código QR para la aplicación').isVisible()).toBe(true);
  await page.getByLabel('Los seis números que muestra ahora').fill('000000');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('El código no es correcto o ya se usó.').waitFor();
  await page.getByLabel('Los seis números que muestra ahora').fill(generateSync({ secret }));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('no se vuelven a mostrar').waitFor();
  const codes = await page.getByRole('status').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);

  await page.getByLabel('Nombre', { exact: true }).fill('Mi computadora');
  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  await page.getByText('Mi computadora', { exact: true }).waitFor();

  // The passkey finishes the login.
  await page.context().clearCookies();
  await logIn(page, username);
  await page.waitForURL(/\/login\/second-step/);
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await page.waitForURL(isProfile);

  // A recovery code does too, once.
  await page.context().clearCookies();
  await logIn(page, username);
  await page.waitForURL(/\/login\/second-step/);
  await page.getByLabel('Código').fill('zzzzz-zzzzz');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByText('El código no es correcto o ya se usó.').waitFor();
  await page.getByLabel('Código').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(isProfile);

  // What was typed into the question stays, and the same request is sent after the proof.
  await page.goto('/admin/clients/maria');
  await later(shop, username);
  await page.getByRole('button', { name: 'Cambiar' }).click();
  const question = page.getByRole('dialog', { name: /administrador/ });
  await question.getByLabel('Rol nuevo').selectOption('Lectura');
  await page.getByRole('dialog').getByLabel('Su contraseña').fill(password);
  await page.getByRole('button', { name: 'Dar el rol' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await proof.getByLabel('Código').fill(codes[1] ?? '');
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByRole('definition').filter({ hasText: 'Lectura' }).waitFor();
  await shop.database.pool.query("update users set rol = 'client' where username = 'maria'");
});

/** Has the rules for those who work in the shop count during some work. */
async function withStaffRules(page: Page, shop: Shop, work: () => Promise<void>): Promise<void> {
  const change = (values: object) =>
    page.request.patch('/api/admin/settings/security', { headers: { origin: shop.url }, data: values });
  expect((await change({ staffRulesInDemo: true, factorDays: 60 })).status()).toBe(200);
  try {
    await work();
  } finally {
    expect((await change({ staffRulesInDemo: false, factorDays: 7 })).status()).toBe(200);
    await shop.database.pool.query('delete from factor_duties');
  }
}

const questionOn = (page: Page) => page.getByRole('dialog', { name: '¿Sigue ahí?' });

test('TEAM-3 a page of the desk that nobody uses asks before the session ends, and what was typed is there after the next login', async ({
  page,
  owner,
  shop,
}) => {
  await withStaffRules(page, shop, async () => {
    await page.clock.install();
    const path = '/admin/letters/return-accepted';
    await owner.enter(path);
    await page.getByText('Su trabajo en la tienda necesita un segundo paso.').waitFor();
    await page.getByLabel('Asunto').fill('Recién escrito');
    await page.clock.fastForward('28:30');
    const asked = questionOn(page);
    await asked.waitFor();
    const stayed = page.waitForResponse(/\/user\/security\/stay/);
    await asked.getByRole('button', { name: 'Seguir trabajando' }).click();
    expect((await stayed).status()).toBe(200);
    await asked.waitFor({ state: 'hidden' });
    await shop.database.pool.query("update sessions set last_used_at = last_used_at - interval '31 minutes'");
    await page.clock.fastForward('29:00');
    await asked.waitFor();
    await page.clock.fastForward('02:00');
    await page.waitForURL(/\/login/);
    await shopper(page).logIn('admin', 'admin1234');
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.getByLabel('Asunto')).toHaveValue('Recién escrito');
  });
});

test('TEAM-3 of two tabs the one that is used keeps the session for both, and the answer in one takes the question from the other @all', async ({
  page,
  context,
  owner,
  shop,
}) => {
  await withStaffRules(page, shop, async () => {
    // It is the clock of both tabs.
    await context.clock.install();
    const path = '/admin/letters/return-accepted';
    await owner.enter(path);
    await page.getByLabel('Asunto').fill('Recién escrito');
    const used = await context.newPage();
    waitForHydration(used);
    await used.goto('/admin/profile');
    /** Somebody is at the other tab, which tells the shop so. */
    const use = async () => {
      const told = used.waitForResponse(/\/user\/security\/stay/);
      await used.keyboard.press('Shift');
      await context.clock.fastForward('00:06');
      expect((await told).status()).toBe(200);
    };
    const lastUse = async () => {
      const { rows } = await shop.database.pool.query<{ at: Date }>('select max(last_used_at) as at from sessions');
      return rows[0]?.at.getTime() ?? 0;
    };
    await context.clock.fastForward('27:00');
    await shop.database.pool.query("update sessions set last_used_at = last_used_at - interval '27 minutes'");
    const before = await lastUse();
    await use();
    expect(await lastUse()).toBeGreaterThan(before + 26 * 60_000);
    // Without the other tab this one would ask at 28 minutes, and be over at 30.
    for (let turn = 0; turn < 3; turn += 1) {
      await context.clock.fastForward('01:30');
      await use();
      expect(await questionOn(page).count()).toBe(0);
    }
    // When nobody is at either, both ask.
    await context.clock.fastForward('28:30');
    await questionOn(page).waitFor();
    await questionOn(used).getByRole('button', { name: 'Seguir trabajando' }).click();
    await questionOn(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByLabel('Asunto')).toHaveValue('Recién escrito');
  });
});
