import { expect, test } from '../fixtures/test.ts';
import type { Locator, Page } from '@playwright/test';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { desktop } from '../fixtures/visit.ts';

const force = (page: Page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

/** What can be seen of a control's state where the browser chooses the colours. */
const look = (one: Locator) =>
  one.first().evaluate((element) => {
    const { color, backgroundColor, borderTopColor, borderBottomColor, borderTopStyle, borderLeftWidth, ...rest } =
      getComputedStyle(element);
    const { borderLeftStyle, outlineStyle, textDecorationLine, fontWeight } = rest;
    return [
      color,
      backgroundColor,
      borderTopColor,
      borderBottomColor,
      borderTopStyle,
      borderLeftStyle,
      borderLeftWidth,
      outlineStyle,
      textDecorationLine,
      fontWeight,
      element.querySelector('path')?.getAttribute('d') ?? '',
    ].join(' ');
  });

/** Moves the focus by the keyboard, and returns the controls that do not show it. */
async function withoutFocusRing(page: Page, steps: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return '';
      const rings = [active, active.parentElement, active.closest('label')].flatMap((one) => (one ? [one] : []));
      const isShown = rings.some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      });
      return isShown ? '' : `<${active.tagName.toLowerCase()}> ${(active.textContent ?? '').trim().slice(0, 40)}`;
    });
    if (found !== '') hidden.push(found);
  }
  return hidden;
}

test('FORCED-1 account pages and bag show errors, waiting buttons, pressed buttons and the focus', async ({
  visit,
}) => {
  const { page } = await visit({ width: 390 });
  await force(page);
  await page.goto('/login?vista=crear');
  const name = page.getByLabel(registrationTexts.name);
  const submit = page.getByRole('button', { name: registrationTexts.submit });
  await name.fill('Ana 5');
  await name.blur();
  expect(await look(name)).not.toBe(await look(page.getByLabel(registrationTexts.username)));
  expect(await look(submit)).not.toBe(await look(page.getByRole('link', { name: registrationTexts.back })));
  expect(await submit.evaluate((button) => getComputedStyle(button).color)).toBe(
    await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'GrayText';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }),
  );
  const shown = page.getByRole('button', { name: 'Mostrar contraseña' }).first();
  const before = await look(shown);
  await shown.click();
  expect(await look(shown)).not.toBe(before);

  const he = await newCustomer(page);
  await he.openProduct('Women');
  await he.addToBag();
  for (const path of ['/user', '/user/profile', '/user/changepassword', '/bag']) {
    await page.goto(path);
    expect({ path, hidden: await withoutFocusRing(page, 14) }).toEqual({ path, hidden: [] });
  }
  await page.goto('/user/profile');
  await page.getByLabel('Correo electrónico').fill('sin arroba');
  await page.getByLabel('Dirección').focus();
  await page.getByText(registrationTexts.emailInvalid).waitFor();
  expect(await look(page.getByLabel('Correo electrónico'))).not.toBe(await look(page.getByLabel('DNI')));
  expect(await page.getByRole('button', { name: accountTexts.profile.save }).isDisabled()).toBe(true);
});

test('FORCED-1 the lists of the back office show the view, the chosen rows, the page of the menu and the focus', async ({
  page,
  owner,
}) => {
  await force(page);
  await owner.enter('/admin');
  const periods = page.locator('main a[href*="days="]');
  expect(await look(periods.and(page.locator('[aria-current]')))).not.toBe(
    await look(periods.and(page.locator(':not([aria-current])'))),
  );
  for (const path of ['/admin/orders', '/admin/allproducts']) {
    await page.goto(path);
    const views = page.getByRole('navigation', { name: 'Vistas' }).getByRole('link');
    expect(await look(views.and(page.locator('[aria-current]')))).not.toBe(
      await look(views.and(page.locator(':not([aria-current])'))),
    );
    const menu = page.getByRole('navigation', { name: 'Administración' }).getByRole('link');
    expect(await look(menu.and(page.locator('[aria-current]')))).not.toBe(
      await look(menu.and(page.locator(':not([aria-current])'))),
    );
    const rows = page.locator('main [data-row]');
    await rows.first().waitFor();
    await rows.first().getByRole('checkbox').check();
    expect(await look(rows.first())).not.toBe(await look(rows.nth(1)));
    expect({ path, hidden: await withoutFocusRing(page, 20) }).toEqual({ path, hidden: [] });
  }
  await page.goto('/admin/modification/5');
  // Bold is pressed or not, as the text is where the cursor stands; a click turns it.
  const toolbar = page.getByRole('toolbar', { name: 'Formato' });
  await toolbar.getByRole('button').first().waitFor();
  await page.getByRole('group', { name: 'Prenda' }).getByRole('textbox', { name: 'Descripción' }).click();
  const bold = toolbar.getByRole('button').first();
  const wasPressed = await bold.getAttribute('aria-pressed');
  const before = await look(bold);
  await bold.click();
  await expect.poll(() => bold.getAttribute('aria-pressed')).not.toBe(wasPressed);
  expect(await look(bold)).not.toBe(before);
});

test('FORCED-1 the shop shows what is chosen: a size, a filter, a picture', async ({ page }) => {
  await force(page);
  const colours = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).borderColor].join(' '));
  await page.goto('/detail/3');
  await page.getByRole('radiogroup', { name: 'Talle' }).getByRole('radio', { disabled: false }).first().check();
  expect(await colours('label:has(:checked)')).not.toBe(
    await colours('label:has([type="radio"]:enabled:not(:checked))'),
  );
  // Wide screens show all pictures at once.
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.locator('button[aria-pressed="true"]:has(img)').waitFor();
  expect(await colours('button[aria-pressed="true"]:has(img)')).not.toBe(
    await colours('button[aria-pressed="false"]:has(img)'),
  );
  await page.setViewportSize(desktop);
  await page.goto('/home?gender=Women&size=M');
  const sizes = 'ul[aria-label="Talle"] a';
  expect(await colours(`${sizes}[aria-current]`)).not.toBe(await colours(`${sizes}:not([aria-current])`));
});
