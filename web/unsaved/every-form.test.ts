import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const web = resolve(import.meta.dirname, '..');

/** Forms without content that a visitor would miss, or whose content is kept elsewhere. */
const exempt = new Set([
  // A name and a password, or an address, which the browser fills in.
  'accounts/login-form.tsx',
  'accounts/recovery.page.tsx',
  'bag/bag-summary.tsx',
  // Kept in the browser while it is typed.
  'delivery-step/delivery-step-form.tsx',
  // A part of the profile's form, which asks by itself.
  'accounts/address-change.tsx',
  // A number and an address, which the browser fills in.
  'withdrawals/withdrawal-forms.tsx',
  // Saved by a click.
  'accounts/mail-choice.tsx',
  // A part of the form of a manual order, which asks by itself.
  'manual-orders/goods-field.tsx',
  // An address, which is there already; the texts belong to the form beside it.
  'letters/letter-test.tsx',
  // The address of a test e-mail.
  'opening/mail-trial.tsx',
  // A part of the form of a block, which asks by itself.
  'home-desk/product-picker.tsx',
  // A link to copy.
  'order-desk/unpaid-payment.tsx',
  // A query of a list, or a choice in a dialog that is reset when it is opened again.
  'categories/category-card.tsx',
  'finder/finder-dialog.tsx',
  'order-desk/status-change.tsx',
]);

const holdsContent = /<(TextField|TextAreaField|PasswordField|SelectField|CheckField|StarsPicker|textarea|input)\b/;
const isSent = /use-request\.tsx|use-submission\.tsx|use-script-change\.ts|what=/;

function forms(): string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.startsWith('requests'))
    .filter((path) => {
      const text = readFileSync(join(web, path), 'utf8');
      const asks = /useUnsaved\(|unsaved=\{(?!false)/.test(text);
      const onlyHidden = !holdsContent.test(text.replaceAll(/<input type="hidden"[^>]*>/g, ''));
      return !onlyHidden && isSent.test(text) && !asks;
    });
}

test('MEND-40 every form asks before it is left, or is listed as one without content to lose', () => {
  expect(forms().filter((path) => !exempt.has(path))).toEqual([]);
});

test('MEND-40 no form is listed without need', () => {
  const found = new Set(forms());
  expect([...exempt].filter((path) => !found.has(path))).toEqual([]);
});
