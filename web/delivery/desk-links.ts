import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { DeskLinks } from '#web/core/layout/desk-links.ts';
import { folderOf } from '#web/core/links/folder-of.ts';

/** The screens of the back office that the area has, by their group in the menu. */
export const deliveryLinks: DeskLinks = {
  sales: [
    {
      to: href('/admin/carriers'),
      text: t('admin-links.carriers'),
      words: t('admin-links.carriersWords'),
    },
    {
      to: href('/admin/delivery'),
      text: t('admin-links.delivery'),
      inside: [href('/admin/delivery/methods/:id', { id: '0' }), href('/admin/delivery/zones/:id', { id: '0' })].map(
        folderOf,
      ),
      words: t('admin-links.deliveryWords'),
    },
  ],
};
