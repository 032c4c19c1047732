import { t } from '#messages/messages.ts';

/** A member of the team; one without an address has no profile yet. */
export type Developer = { readonly name: string; readonly role: string; readonly profile?: string };

type Team = { readonly title: string; readonly people: readonly Developer[] };

/** The developers of the shop. */
export const teams: readonly Team[] = [
  {
    title: t('info.frontend'),
    people: [
      { name: 'Camila Ferreyra', role: t('info.interface'), profile: 'https://github.com/' },
      { name: 'Tomás Iriarte', role: t('info.catalogueRole'), profile: 'https://github.com/' },
      { name: 'Lucía Bengoechea', role: t('info.accessibility') },
    ],
  },
  {
    title: t('info.backend'),
    people: [
      { name: 'Joaquín Sosa', role: t('info.orders'), profile: 'https://github.com/' },
      { name: 'Valentina Quiroga', role: t('info.data'), profile: 'https://github.com/' },
      { name: 'Bruno Achával', role: t('info.security'), profile: 'https://github.com/' },
    ],
  },
];
