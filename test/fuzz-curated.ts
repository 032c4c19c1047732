import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import { departmentDesk } from '#contract/goods/garment/departments.ts';
import { ownRoles } from '#contract/people/accounts/own-roles.ts';
import { tokens } from '#contract/people/accounts/program-tokens.ts';
import { webhooks } from '#contract/mail/webhooks.ts';
import { sizeTables } from '#contract/goods/sizes/size-tables.ts';
import type { Actor } from './actor.ts';
import { twentyOff } from './campaigns.ts';

const ofTables = /^sizeTables\.(?:create|update|remove)$/;
const ofTokens = /^tokens\.(?:create|end)$/;
const ofOwnRoles = /^ownRoles\.(?!list)/;
const ofWebhooks = /^webhooks\.(?!list)/;
const ofCollections = /^collection(?:s|Desk)\./;
const ofCampaigns = /^campaigns\.(?!list)/;
const ofCoupons = /^(?:couponDesk\.(?!list|report)|coupons\.)/;
const ofDepartments = /^departmentDesk\.(?!list)/;

const measures = { columns: [{ name: 'Pecho', of: 'body' as const }], rows: [{ size: 'M', measures: [null] }] };
const picks = { source: { by: 'rule' as const }, sort: 'newest' as const, isPublic: true };

/** The known values of a role, a token, a webhook, a size table, a department, a campaign, a coupon or a public collection that are made for a call; none for other calls. */
export async function curatedKnown(admin: () => Promise<Actor>, title: string, number: number): Promise<object> {
  if (title === 'payouts.movements') return { provider: 'mercado-pago', id: '2026-11-27' };
  if (title.startsWith('documentDesk.book')) return { month: '2026-11' };
  if (ofTokens.test(title)) {
    const given = { name: `programa ${number}`, scopes: ['orders.read' as const], until: null };
    const { token } = await (await admin()).call(tokens.create, given);
    // What is to be added is not there yet; who asks has logged in just now.
    return { ...given, id: token.id, name: `otro ${number}`, currentPassword: undefined };
  }
  if (ofOwnRoles.test(title)) {
    const owner = await admin();
    // There are 20 at most.
    const { roles: present } = await owner.call(ownRoles.list, {});
    for (const { id } of present.slice(10)) await owner.call(ownRoles.remove, { id, moveTo: 'viewer' });
    const given = { name: `Rol ${number}`, permissions: ['orders.read' as const] };
    const { id, version } = await owner.call(ownRoles.create, given);
    return { ...given, id, version, name: `Otro rol ${number}`, moveTo: 'viewer', currentPassword: undefined };
  }
  if (ofWebhooks.test(title)) {
    const owner = await admin();
    // There are 20 at most.
    const { webhooks: present } = await owner.call(webhooks.list, {});
    for (const { id } of present.slice(10)) await owner.call(webhooks.remove, { id });
    const given = { url: `https://erp.example.com/${number}`, topics: ['order.placed' as const] };
    const { webhook } = await owner.call(webhooks.create, given);
    const { id: delivery } = await owner.call(webhooks.test, { id: webhook.id });
    return { ...given, id: webhook.id, delivery, isActive: true, version: webhook.version, before: undefined };
  }
  if (ofTables.test(title)) {
    const { id, version } = await (await admin()).call(sizeTables.create, { name: `Tabla ${number}`, ...measures });
    return { id, version, name: `Otra ${number}`, brand: '', categoryId: null, ...measures };
  }
  if (ofDepartments.test(title)) {
    const name = `Sector ${number}`;
    // What is to be added is not there yet.
    if (title === 'departmentDesk.create') return { name };
    const { id, version } = await (await admin()).call(departmentDesk.create, { name });
    return { id, ids: [id], version, name: `${name} bis`, isHidden: false };
  }
  if (ofCampaigns.test(title)) {
    const given = { ...twentyOff, goods: { by: 'brand' as const, name: `Ninguna ${number}` } };
    const { id, version } = await (await admin()).call(campaigns.create, given);
    return { ...given, id, version, page: 1 };
  }
  if (ofCoupons.test(title)) {
    const given = {
      code: `CUPON${number}`,
      gift: { by: 'percent' as const, percent: 10 },
      goods: { by: 'all' as const },
    };
    const { id, version } = await (await admin()).call(couponDesk.create, given);
    // What is to be added is not there yet.
    const code = title === 'couponDesk.create' ? `OTRO${number}` : given.code;
    return { ...given, code, coupon: code, id, version, products: [], customers: [], from: null, until: null };
  }
  if (!ofCollections.test(title)) return {};
  const slug = `verano-${number}`;
  const { version } = await (await admin()).call(collectionDesk.create, { slug, title: 'Verano', ...picks });
  return { slug: title === 'collectionDesk.create' ? `${slug}-otra` : slug, version, page: 1, ...picks };
}
