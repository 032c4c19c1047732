import { providerTitles } from '#contract/sales/payments/providers.ts';
import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { DeskLinks } from '#web/core/layout/desk-links.ts';
import { folderOf } from '#web/core/links/folder-of.ts';

/** The screens of the back office that the area has, by their group in the menu. */
export const officeLinks: DeskLinks = {
  home: [
    {
      to: href('/admin/principal'),
      text: t('admin-links.home'),
      also: [href('/admin')],
      words: t('admin-links.homeWords'),
    },
  ],
  people: [
    {
      to: href('/admin/clients'),
      text: t('admin-links.customers'),
      inside: [
        href('/admin/clients/:user_name', { user_name: '0' }),
        href('/admin/moving-in/:kind', { kind: 'customers' }),
      ].map(folderOf),
      words: t('admin-links.customersWords'),
    },
    {
      to: href('/admin/createadmin'),
      text: t('admin-links.newAdmin'),
      words: t('admin-links.newAdminWords'),
    },
  ],
  content: [{ to: href('/admin/chatbot'), text: t('admin-links.chatBot'), words: t('admin-links.chatBotWords') }],
  system: [
    {
      to: href('/admin/opening'),
      text: t('admin-links.opening'),
      words: t('admin-links.openingWords'),
    },
    {
      to: href('/admin/settings/:group?'),
      text: t('admin-links.settings'),
      inside: [folderOf(href('/admin/settings/:group?', { group: 'identity' }))],
      words: t('admin-links.settingsWords', { providers: Object.values(providerTitles).join(' ') }),
    },
    {
      to: href('/admin/translations/:section?'),
      text: t('translations.title'),
      inside: [folderOf(href('/admin/translations/:section?', { section: 'home' }))],
      words: t('admin-links.translationsWords'),
    },
    { to: href('/admin/audit'), text: t('admin-links.changes'), words: t('admin-links.changesWords') },
  ],
};
