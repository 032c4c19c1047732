import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { hasClaims } from '#contract/sales/claims/claim-countries.ts';
import type { DeskLinks } from '#web/core/layout/desk-links.ts';
import { folderOf } from '#web/core/links/folder-of.ts';

/** The screens of the back office that the area has, by their group in the menu. */
export const salesLinks: DeskLinks = {
  sales: [
    {
      to: href('/admin/orders'),
      text: t('admin-links.orders'),
      inside: [folderOf(href('/admin/orders/:payment_id', { payment_id: '0' }))],
      words: t('admin-links.ordersWords'),
    },
    {
      to: href('/admin/orders/new'),
      text: t('admin-links.newOrder'),
      words: t('admin-links.newOrderWords'),
    },
    {
      to: href('/admin/returns'),
      text: t('admin-links.returns'),
      inside: [folderOf(href('/admin/returns/:id', { id: '0' }))],
      words: t('admin-links.returnsWords'),
    },
    {
      to: href('/admin/payouts'),
      text: t('payouts.title'),
      words: t('admin-links.payoutsWords'),
    },
    {
      to: href('/admin/tax-documents'),
      text: t('tax-documents.title'),
      words: t('admin-links.taxDocumentsWords'),
    },
    {
      to: href('/admin/withdrawals'),
      text: t('withdrawals.title'),
      words: t('admin-links.withdrawalsWords'),
    },
    {
      to: href('/admin/claims'),
      text: t('claims.title'),
      inside: [folderOf(href('/admin/claims/:id', { id: '0' }))],
      words: t('admin-links.claimsWords'),
      isNeeded: () => hasClaims(),
    },
  ],
};
