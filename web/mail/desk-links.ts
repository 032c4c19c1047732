import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { DeskLinks } from '#web/core/layout/desk-links.ts';
import { folderOf } from '#web/core/links/folder-of.ts';

/** The screens of the back office that the area has, by their group in the menu. */
export const mailLinks: DeskLinks = {
  content: [
    {
      to: href('/admin/letters'),
      text: t('admin-links.letters'),
      inside: [folderOf(href('/admin/letters/:kind', { kind: 'welcome' }))],
      words: t('admin-links.lettersWords'),
    },
    { to: href('/admin/Publicidad'), text: t('admin-links.advertising'), words: t('admin-links.advertisingWords') },
  ],
  system: [
    {
      to: href('/admin/webhooks'),
      text: t('webhooks.title'),
      inside: [folderOf(href('/admin/webhooks/:id', { id: '0' }))],
      words: t('admin-links.webhooksWords'),
    },
    { to: href('/admin/undelivered'), text: t('admin-links.undelivered'), words: t('admin-links.undeliveredWords') },
  ],
};
