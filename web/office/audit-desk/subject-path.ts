import { href } from 'react-router';
import type { AuditEntry } from '#contract/office/audit-desk.ts';
import { members } from './audit-words.ts';

/** Returns the page of what was changed; undefined if there is none any more. */
export function subjectPath({ action, subject, before }: AuditEntry): string | undefined {
  const [kind = '', verb] = action.split('.');
  if (kind === 'review') return href('/admin/reviews/:productId', { productId: String(members(before)['productId']) });
  if (verb === 'delete') return undefined;
  const paths: Readonly<Record<string, string>> = {
    product: href('/admin/modification/:productId', { productId: subject }),
    department: href('/admin/departments'),
    attribute: href('/admin/attributes'),
    category: href('/admin/categories/:id?', { id: subject }),
    'size-table': href('/admin/size-tables/:id', { id: subject }),
    user: href('/admin/clients/:user_name', { user_name: subject }),
    role: href('/admin/roles'),
    token: href('/admin/tokens'),
    webhook: href('/admin/webhooks/:id', { id: subject }),
    order: href('/admin/orders/:payment_id', { payment_id: subject }),
    carrier: href('/admin/carriers'),
    receptor: href('/admin/chatbot'),
    emisor: href('/admin/chatbot'),
    delivery: href('/admin/delivery'),
    zone: href('/admin/delivery'),
    withdrawal: href('/admin/withdrawals'),
    claim: href('/admin/claims/:id', { id: subject }),
    letter: href('/admin/letters/:kind', { kind: subject }),
    campaign: href('/admin/campaigns/:id', { id: subject }),
    coupon: href('/admin/coupons/:id', { id: subject }),
    collection: href('/admin/collections/:slug', { slug: subject }),
    home: href('/admin/home'),
    translation: href('/admin/translations/:section?', { section: subject }),
    settings: href('/admin/settings/:group?', { group: subject }),
  };
  return paths[kind];
}
