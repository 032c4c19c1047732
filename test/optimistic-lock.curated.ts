import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import { ownRoles } from '#contract/people/accounts/own-roles.ts';
import { sizeTables } from '#contract/goods/sizes/size-tables.ts';
import { webhooks } from '#contract/mail/webhooks.ts';
import type { Actor } from './actor.ts';
import { twentyOff } from './campaigns.ts';
import type { Scenes } from './optimistic-lock.kinds.ts';

const measures = { columns: [{ name: 'Pecho', of: 'body' as const }], rows: [{ size: 'M', measures: [null] }] };
const picked = { source: { by: 'picked' as const, products: [] }, sort: 'hand' as const, isPublic: false };
const slug = 'verano';

const seen = (version: number | undefined) => (version === undefined ? {} : { version });

/** Creates a size table, a collection, a campaign, a coupon, a receiver of news and a role of the owner's own. */
export async function curatedLockScenes(
  admin: Actor,
): Promise<Pick<Scenes, 'sizeTable' | 'collection' | 'campaign' | 'coupon' | 'webhook' | 'ownRole'>> {
  const { id } = await admin.call(sizeTables.create, { name: 'Camisas', ...measures });
  await admin.call(collectionDesk.create, { slug, title: 'Verano', ...picked });
  const { id: campaignId } = await admin.call(campaigns.create, {
    ...twentyOff,
    goods: { by: 'brand', name: 'Ninguna' },
  });
  const coupon = { code: 'LLAVE', gift: { by: 'percent' as const, percent: 10 }, goods: { by: 'all' as const } };
  const { id: couponId } = await admin.call(couponDesk.create, coupon);
  const receiver = { url: 'https://erp.example.com/', topics: ['order.placed' as const] };
  const { id: webhookId } = (await admin.call(webhooks.create, receiver)).webhook;
  const role = { permissions: ['goods.read' as const] };
  const { id: roleId } = await admin.call(ownRoles.create, { name: 'Depósito', ...role });
  return {
    webhook: {
      endpoint: webhooks.update,
      read: async () => {
        const { version, url } = (await admin.call(webhooks.log, { id: webhookId })).webhook;
        return { version, text: url.slice(receiver.url.length) };
      },
      save: (text, version) => {
        const given = { ...receiver, url: `${receiver.url}${text}`, isActive: true };
        return admin.call(webhooks.update, { id: webhookId, ...given, ...seen(version) });
      },
    },
    ownRole: {
      endpoint: ownRoles.update,
      read: async () => {
        const found = (await admin.call(ownRoles.list, {})).roles.find((one) => one.id === roleId);
        return { version: found?.version ?? 0, text: found?.name ?? '' };
      },
      save: (name, version) => admin.call(ownRoles.update, { id: roleId, name, ...role, ...seen(version) }),
    },
    coupon: {
      endpoint: couponDesk.update,
      read: async () => {
        const { version, influencer } = await admin.call(couponDesk.one, { id: couponId });
        return { version, text: influencer };
      },
      save: (influencer, version) =>
        admin.call(couponDesk.update, { id: couponId, ...coupon, influencer, ...seen(version) }),
    },
    sizeTable: {
      endpoint: sizeTables.update,
      read: async () => {
        const found = (await admin.call(sizeTables.list, {})).tables.find((one) => one.id === id);
        return { version: found?.version ?? 0, text: found?.name ?? '' };
      },
      save: (name, version) => admin.call(sizeTables.update, { id, name, ...measures, ...seen(version) }),
    },
    campaign: {
      endpoint: campaigns.update,
      read: async () => {
        const { version, name } = await admin.call(campaigns.one, { id: campaignId });
        return { version, text: name };
      },
      save: (name, version) => admin.call(campaigns.update, { id: campaignId, ...twentyOff, name, ...seen(version) }),
    },
    collection: {
      endpoint: collectionDesk.update,
      read: async () => {
        const { version, title } = await admin.call(collectionDesk.one, { slug });
        return { version, text: title };
      },
      save: (title, version) => admin.call(collectionDesk.update, { slug, title, ...picked, ...seen(version) }),
    },
  };
}
