import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';

/** The calls of administrators that move money, with the screens of their buttons. Each asks once, with the amount. */
const money = {
  'cancellations.byDesk': ['sales/order-desk/fulfilment-section.tsx'],
  'heldOrders.takePart': ['sales/order-desk/held-forms.tsx'],
  'manualOrders.create': ['sales/manual-orders/new-order-form.tsx'],
  'manualOrders.take': ['sales/order-desk/unpaid-payment.tsx', 'sales/order-desk/hand-over.tsx'],
  'orderDesk.setStatus': [
    'sales/order-desk/status-change.tsx',
    'sales/order-desk/settle-bulk.tsx',
    'sales/order-desk/unpaid-payment.tsx',
  ],
  'orderRefunds.refund': ['sales/order-desk/refund-form.tsx'],
} as const;

/** Those that nothing takes back. Each asks once. */
const final = {
  'advertising.sendToAll': ['mail/advertising/advertising.admin.tsx'],
  'assistant.removeAnswer': ['office/assistant-desk/script-tables.tsx'],
  'assistant.removeQuestion': ['office/assistant-desk/script-tables.tsx'],
  'attributes.remove': ['goods/attribute-desk/attribute-row.tsx'],
  'campaigns.end': ['marketing/campaign-desk/campaign-end.tsx'],
  'campaigns.remove': ['marketing/campaign-desk/campaign-end.tsx'],
  'categories.remove': ['goods/category-desk/category-card.tsx'],
  'couponDesk.end': ['marketing/coupon-desk/coupon-end.tsx'],
  'couponDesk.remove': ['marketing/coupon-desk/coupon-end.tsx'],
  'claims.answer': ['sales/claims/answer-form.tsx'],
  'collectionDesk.remove': ['site/collection-desk/collection-row.tsx'],
  'departmentDesk.remove': ['goods/department-desk/department-row.tsx'],
  'delivery.removeMethod': ['delivery/delivery-desk/method-row.tsx'],
  'delivery.removeZone': ['delivery/delivery-desk/delivery.admin.tsx'],
  'documentDesk.withdraw': ['sales/order-desk/document-section.tsx'],
  'fulfilmentDesk.removeParcel': ['sales/order-desk/parcel-entry.tsx'],
  'pageDesk.remove': ['site/page-desk/page-publication.tsx'],
  'people.endSessions': ['office/people-desk/person-security.tsx'],
  'people.helpFactor': ['office/people-desk/person-security.tsx'],
  'people.remove': ['office/people-desk/person-actions.tsx'],
  'people.setRole': ['office/people-desk/change-role.tsx'],
  'productImports.undo': ['goods/import-desk/import-actions.tsx'],
  'productDesk.remove': ['goods/product-desk/product-actions.tsx'],
  'returnDesk.close': ['sales/return-desk/return-form.tsx', 'sales/return-desk/close-return.tsx'],
  'returnDesk.reject': ['sales/return-desk/return-moves.tsx'],
  'reviews.remove': ['marketing/review-desk/review-actions.tsx'],
  'sizeTables.remove': ['goods/size-table-desk/size-tables.admin.tsx'],
  'ownRoles.remove': ['people/roles/role-row.tsx'],
  'tokens.end': ['people/tokens/token-row.tsx'],
  'webhooks.remove': ['mail/webhooks/webhook.admin.tsx'],
  'webhooks.roll': ['mail/webhooks/webhook.admin.tsx'],
  'withdrawals.handle': ['sales/withdrawals/withdrawal-entry.tsx'],
} as const;

/** The others, which ask nothing, by why. */
const free = {
  'can be changed again, by the same form': [
    'assistant.changeAnswer',
    'assistant.changeQuestion',
    'attributes.order',
    'attributes.update',
    'campaigns.update',
    'carriers.update',
    'categories.update',
    'collectionDesk.update',
    'couponDesk.update',
    'delivery.changeMethod',
    'delivery.changeZone',
    'delivery.placeMethod',
    'departmentDesk.order',
    'departmentDesk.update',
    'deskLists.hideColumns',
    'fulfilmentDesk.changeParcel',
    'menus.save',
    'ownRoles.update',
    'movementHistory.saveLowStock',
    'oldAddresses.direct',
    'preorders.save',
    'productDesk.saveOffer',
    'productDesk.saveTexts',
    'productGrid.undo',
    'productDesk.stock',
    'productImports.columns',
    'productDesk.update',
    'settingsDesk.cards',
    'settingsDesk.contact',
    'settingsDesk.country',
    'settingsDesk.identity',
    'settingsDesk.languages',
    'settingsDesk.look',
    'settingsDesk.mail',
    'settingsDesk.means',
    'settingsDesk.payment',
    'settingsDesk.security',
    'settingsDesk.seller',
    'settingsDesk.selling',
    'settingsDesk.web',
    'sizeTables.update',
    'translations.save',
    'webhooks.update',
  ],
  'is taken back by another button': [
    'assistant.addAnswer',
    'assistant.addQuestion',
    'attributes.create',
    'campaigns.create',
    'carriers.create',
    'categories.create',
    'collectionDesk.create',
    'couponDesk.create',
    'delivery.addMethod',
    'delivery.addZone',
    'departmentDesk.create',
    'deskLists.saveView',
    'documentDesk.attach',
    'fulfilmentDesk.addParcel',
    'fulfilmentDesk.deliverParcel',
    'fulfilmentDesk.move',
    'fulfilmentDesk.moveSeveral',
    'homeDesk.publish',
    'homeDesk.unschedule',
    'opening.close',
    'opening.open',
    'productDesk.setStates',
    'movingIn.customers',
    'movingIn.reviews',
    'productGrid.save',
    'productGrid.several',
    'pageDesk.create',
    'pageDesk.publish',
    'pageDesk.withdraw',
    'people.createAdmin',
    'people.inviteAdmin',
    'productDesk.create',
    'sizeTables.create',
    'ownRoles.create',
    'tokens.create',
    'webhooks.create',
    'productImports.oldShop',
    'productImports.write',
  ],
  'keeps what was there before as a version': [
    'homeDesk.restore',
    'homeDesk.save',
    'lettersDesk.save',
    'pageDesk.restore',
    'pageDesk.save',
    'settingsDesk.restore',
    'stockSheets.save',
  ],
  'adds to what is there, or shows it': [
    'advertising.preview',
    'campaigns.preview',
    'documentDesk.previewZip',
    'homeDesk.uploadPicture',
    'lettersDesk.preview',
    'orderDesk.note',
    'productDesk.uploadPicture',
    'productDesk.uploadVideo',
    'productImports.upload',
    'payments.tryAccount',
    'settingsDesk.uploadPicture',
    'webhooks.again',
    'webhooks.test',
  ],
  'leaves every way open: the buyer sends another one, and the money can be noted': ['heldOrders.refuseReceipt'],
  'does what its person asked for, who can agree again': ['advertising.end'],
  'leaves things as they were': ['people.stopHelp'],
  'sends one e-mail, or one again': [
    'advertising.send',
    'lettersDesk.test',
    'manualOrders.link',
    'opening.tryMail',
    'orderDesk.sendAgain',
    'undelivered.retryEmail',
    'undelivered.retryEvent',
  ],
  'takes what the provider or the buyer did': ['orderDesk.check', 'returnDesk.receive'],
  'goes on with what the buyer asked for, and can be rejected later': ['returnDesk.accept'],
  'is a view of the own list, which one saves again': ['deskLists.removeView'],
  'was looked at file by file before': ['documentDesk.attachZip'],
  'has no button: other programs call it': ['stock.giveBack', 'stock.take'],
} as const;

/** The calls that change something and that only administrators, and nobody else, may make; and one that customers share. */
function changingCalls(): string[] {
  const calls: [string, Endpoint][] = Object.entries(api).flatMap(([feature, own]) =>
    Object.entries(own).map(([name, call]): [string, Endpoint] => [`${feature}.${name}`, call]),
  );
  const changing = calls.filter(
    ([name, { method, permission }]) => method !== 'GET' && (permission !== undefined || name === 'reviews.remove'),
  );
  return changing.map(([name]) => name).toSorted();
}

/** Returns those of the files that do not have what is asked of them. */
const filesWithout = (wanted: RegExp, files: readonly string[]) =>
  files.filter((file) => !wanted.test(readFileSync(join(import.meta.dirname, '..', file), 'utf8')));

test('every call that administrators make is in a list: it moves money, is final, or asks nothing', () => {
  const listed = [...Object.keys(money), ...Object.keys(final), ...Object.values(free).flat()];
  expect([...new Set(listed)].toSorted()).toEqual(changingCalls());
});

test.for(Object.entries(final))('%s is final, and asks before', ([, files]) => {
  expect(filesWithout(/<ConfirmDialog|question=/, files)).toEqual([]);
});

test.for(Object.entries(money))('%s moves money, and asks with the amount', ([, files]) => {
  expect(filesWithout(/<ConfirmDialog|<CancelOrder/, files)).toEqual([]);
  expect(filesWithout(/formatPrice\(/, files)).toEqual([]);
});

test('the question before a return is closed says the amount, and its form asks it', () => {
  expect(filesWithout(/formatPrice\(/, ['sales/return-desk/closing-question.ts'])).toEqual([]);
  expect(filesWithout(/closingQuestion\(/, ['sales/return-desk/close-return.tsx'])).toEqual([]);
});
