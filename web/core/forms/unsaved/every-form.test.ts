import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { silentForms, silentHooks } from '#test/unsaved-forms.ts';

const web = resolve(import.meta.dirname, '../../..');

const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.*'] }).map((path) => [
    path,
    readFileSync(join(web, path), 'utf8'),
  ]),
);

/** Forms without content that a visitor would miss, or whose content is kept elsewhere. */
const exempt = new Set([
  // A name and a password, or an address, which the browser fills in.
  'people/accounts/login-form.tsx',
  'people/accounts/recovery.page.tsx',
  'marketing/newsletter/newsletter-form.tsx',
  'mail/advertising/readers-panel.tsx',
  'office/opening/first-owner-form.tsx',
  'sales/bag/bag-summary.tsx',
  'sales/bag/pay-form.tsx',
  // Kept in the browser while it is typed.
  'sales/delivery-step/delivery-step-form.tsx',
  // The password, which the browser fills in.
  'people/own-data/erasure-part.tsx',
  // A code, or a name that is there already; a button alone.
  'people/second-factor/second-step.page.tsx',
  'people/second-factor/confirm.page.tsx',
  'people/second-factor/step-up-dialog.tsx',
  'people/second-factor/app-set-up.tsx',
  'people/second-factor/factors-part.tsx',
  'people/second-factor/factor-entry.tsx',
  // A part of the profile's form, which asks by itself.
  'people/accounts/address-change.tsx',
  // A number and an address, which the browser fills in.
  'sales/withdrawals/withdrawal-forms.tsx',
  // Saved by a click.
  'people/accounts/mail-choice.tsx',
  'core/desk-list/column-checks.tsx',
  // Kept in the browser until it is saved.
  'goods/stock-desk/sheet-form.tsx',
  // A search, which fills in the form of a manual order.
  'sales/manual-orders/buyer-search.tsx',
  // The size of a product that is put into the bag.
  'goods/products/buy-box.tsx',
  // Buttons; the form of the receiver asks by itself.
  'mail/webhooks/webhook.admin.tsx',
  // A part of the form of a manual order, which asks by itself.
  'sales/manual-orders/goods-field.tsx',
  // A choice and the own password, in a dialog.
  'office/people-desk/change-role.tsx',
  'people/roles/role-row.tsx',
  // An address, which is there already; the texts belong to the form beside it.
  'mail/letter-desk/letter-test.tsx',
  // The address of a test e-mail.
  'office/opening/opening-steps.tsx',
  // A part of the form of a block, which asks by itself.
  'site/home-desk/product-picker.tsx',
  // A file that is chosen, and sent at once.
  'sales/orders/send-receipt.tsx',
  // An amount that is filled in, and the reason of one line.
  'sales/order-desk/held-forms.tsx',
  // The number of a document, and a file that is sent at once.
  'sales/order-desk/document-section.tsx',
  // A link to copy.
  'sales/order-desk/unpaid-payment.tsx',
  // A query of a list, or one field in a dialog: a choice, a time, a name, an address, a reason of a line.
  'goods/category-desk/category-card.tsx',
  'goods/product-desk/several-form.tsx',
  'site/old-addresses/missed-entry.tsx',
  'core/desk-list/save-view.tsx',
  'office/finder/finder-dialog.tsx',
  'core/forms/conflict-dialog.tsx',
  'site/home-desk/preview-dialog.tsx',
  'site/home-desk/schedule-dialog.tsx',
  'sales/order-desk/cancel-order.tsx',
  'sales/order-desk/status-change.tsx',
  'site/page-desk/page-publication.tsx',
  'core/forms/rich-text/link-dialog.tsx',
]);

/** Hooks that send what nobody types, or that leave it to another. */
const exemptHooks = new Set([
  // They send by `useSavedForm`, which registers.
  'office/settings-desk/use-group-form.ts',
  // For the grid of products, which registers.
  'goods/grid-desk/use-grid-save.ts',
  // For the forms of parcels, of which each registers.
  'sales/order-desk/use-fulfilment-request.tsx',
  // For the forms of questions and answers, of which each registers.
  'office/assistant-desk/use-script-change.ts',
  // It only asks what a coupon does.
  'sales/bag/use-bag-coupon.ts',
  // Sent by a click, without fields.
  'sales/bag/use-buy-again.ts',
  'sales/bag/use-fresh-bag.ts',
  'sales/bag/use-take-held-bag.ts',
  'core/desk-list/use-bulk-request.ts',
  'core/desk-list/use-list-setup.ts',
  'marketing/wishlist/use-favourite-change.ts',
]);

test('MEND-40 every form asks before it is left, or is listed as one without content to lose', () => {
  expect(silentForms(sources, exempt).filter((path) => !exempt.has(path))).toEqual([]);
});

test('MEND-40 every hook that sends a form registers it, or is listed with the reason', () => {
  expect(silentHooks(sources).filter((path) => !exemptHooks.has(path))).toEqual([]);
});

test('MEND-40 no form and no hook is listed without need', () => {
  const forms = new Set(silentForms(sources, exempt));
  expect([...exempt].filter((path) => !forms.has(path))).toEqual([]);
  const hooks = new Set(silentHooks(sources));
  expect([...exemptHooks].filter((path) => !hooks.has(path))).toEqual([]);
});

const hooksOfForms = [
  ['core/interrupted/use-saved-form.ts', ['goods/product-desk/texts-form.tsx']],
  ['site/page-desk/use-page-form.ts', ['site/page-desk/page-form.tsx']],
  ['site/home-desk/use-home-editor.ts', []],
] as const;

test.each(hooksOfForms)('MEND-40 it is noticed if %s no longer registers, and its forms %j', (hook, forms) => {
  const changed = new Map(sources).set(hook, (sources.get(hook) ?? '').replaceAll('useUnsaved(', 'isNot('));
  expect(silentHooks(changed)).toContain(hook);
  expect(silentForms(changed, exempt)).toEqual(expect.arrayContaining([...forms]));
});

test('MEND-40 a form is noticed whose fields are in another file', () => {
  const parent = 'import { Fields } from \'./fields.tsx\';\n<Form method="post"><Fields /></Form>;\n';
  const written = new Map([
    ['a/form.tsx', parent],
    ['a/fields.tsx', "import { TextField } from '#web/core/ui/text-field.tsx';\n<TextField />;\n"],
    ['core/ui/text-field.tsx', '<input />;\n'],
  ]);
  expect(silentForms(written, new Set())).toEqual(['a/form.tsx']);
  const asking = parent.replace('method', 'unsaved={isChanged} method');
  expect(silentForms(new Map(written).set('a/form.tsx', asking), new Set())).toEqual([]);
});
