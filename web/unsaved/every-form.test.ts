import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const web = resolve(import.meta.dirname, '..');

/** Forms whose content is nothing that somebody would miss, or is kept elsewhere. */
const spared = new Set([
  // A name and a password, or an address, which the browser fills in.
  'accounts/login-form.tsx',
  'accounts/recovery.page.tsx',
  'bag/bag-summary.tsx',
  // A part of the profile's form, which asks.
  'accounts/address-change.tsx',
  // A press saves it.
  'accounts/advertising-choice.tsx',
  // A question to the list, or a choice in a dialog that stays as it was when it is opened again.
  'categories/category-card.tsx',
  'order-desk/status-change.tsx',
  'product-desk/product-filters.tsx',
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

test('MEND-40 every form that is sent asks before it is left, or is known to hold nothing that is missed', () => {
  expect(forms().filter((path) => !spared.has(path))).toEqual([]);
});

test('MEND-40 no form is spared without need', () => {
  const found = new Set(forms());
  expect([...spared].filter((path) => !found.has(path))).toEqual([]);
});
