import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { DeskLinks } from '#web/core/layout/desk-links.ts';
import { folderOf } from '#web/core/links/folder-of.ts';

/** The screens of the back office that the area has, by their group in the menu. */
export const peopleLinks: DeskLinks = {
  system: [
    {
      to: href('/admin/roles'),
      text: t('roles.title'),
      inside: [folderOf(href('/admin/roles/:id', { id: '0' }))],
      words: t('admin-links.rolesWords'),
    },
    { to: href('/admin/tokens'), text: t('tokens.title'), words: t('admin-links.tokensWords') },
    { to: href('/admin/profile'), text: t('admin-links.profile'), words: t('admin-links.profileWords') },
  ],
};
