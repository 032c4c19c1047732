import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { DeskLinks } from '#web/core/layout/desk-links.ts';
import { folderOf } from '#web/core/links/folder-of.ts';

/** The screens of the back office that the area has, by their group in the menu. */
export const marketingLinks: DeskLinks = {
  catalogue: [
    {
      to: href('/admin/campaigns'),
      text: t('admin-links.campaigns'),
      inside: [folderOf(href('/admin/campaigns/:id', { id: '0' }))],
      words: t('admin-links.campaignsWords'),
    },
    {
      to: href('/admin/coupons'),
      text: t('admin-links.coupons'),
      also: [href('/admin/coupon-report')],
      inside: [folderOf(href('/admin/coupons/:id', { id: '0' }))],
      words: t('admin-links.couponsWords'),
    },
    { to: href('/admin/reviews'), text: t('reviews.title'), words: t('admin-links.reviewsWords') },
  ],
};
