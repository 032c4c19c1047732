import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { DeskLinks } from '#web/core/layout/desk-links.ts';

/** The screens of the back office that the area has, by their group in the menu. */
export const marketingLinks: DeskLinks = {
  catalogue: [{ to: href('/admin/reviews'), text: t('reviews.title'), words: t('admin-links.reviewsWords') }],
};
