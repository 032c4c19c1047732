import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { DeskLinks } from '#web/core/layout/desk-links.ts';
import { folderOf } from '#web/core/links/folder-of.ts';

/** The screens of the back office that the area has, by their group in the menu. */
export const siteLinks: DeskLinks = {
  content: [
    {
      to: href('/admin/home'),
      text: t('admin-links.homePage'),
      words: t('admin-links.homePageWords'),
    },
    {
      to: href('/admin/pages'),
      text: t('admin-links.pages'),
      inside: [folderOf(href('/admin/pages/:slug', { slug: '0' }))],
      words: t('admin-links.pagesWords'),
    },
    {
      to: href('/admin/collections'),
      text: t('admin-links.collections'),
      inside: [folderOf(href('/admin/collections/:slug', { slug: '0' }))],
      words: t('admin-links.collectionsWords'),
    },
    {
      to: href('/admin/old-addresses'),
      text: t('admin-links.oldAddresses'),
      words: t('admin-links.oldAddressesWords'),
    },
    { to: href('/admin/menu'), text: t('admin-links.menu'), words: t('admin-links.menuWords') },
  ],
};
