import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';

/**
 * The fixed texts of the shop that its requirements specify literally, odd spellings included, in one place for
 * screens, server and tests. Every page loads them: those of an account and of orders have files of their own.
 */
export const texts = {
  nav: lateTexts({
    home: () => t('texts.home'),
    men: () => t('texts.men'),
    women: () => t('texts.women'),
    guest: () => t('texts.guest'),
    profile: () => t('account-texts.profile'),
    orders: () => t('texts.orders'),
    reviews: () => t('texts.reviews'),
    wishlist: () => t('wishlist-texts.title'),
    changePassword: () => t('account-texts.changePassword'),
    adminPanel: () => t('texts.adminPanel'),
  }),
  session: lateTexts({
    loggedOut: () => t('texts.loggedOut'),
    adminLoggedOut: () => t('texts.adminLoggedOut'),
    endedElsewhere: () => t('texts.endedElsewhere'),
    restored: () => t('texts.restored'),
    expired: () => t('texts.expired'),
  }),
  detail: lateTexts({
    noStock: () => t('texts.noStock'),
    sizeMissing: () => t('texts.sizeMissing'),
    back: () => t('texts.back'),
  }),
  bag: lateTexts({
    title: () => t('texts.bagTitle'),
    view: () => t('texts.viewBag'),
    emptyModal: () => t('texts.emptyBagModal'),
    emptyPage: () => t('texts.emptyBagPage'),
    exhausted: () => t('texts.exhausted'),
    keepShopping: () => t('texts.keepShopping'),
    pay: () => t('texts.pay'),
  }),
  login: lateTexts({ done: () => t('texts.loggedIn') }),
  assistant: lateTexts({
    button: () => t('texts.assistantButton'),
    title: () => t('texts.assistantTitle'),
  }),
};
