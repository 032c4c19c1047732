import { t } from '#messages/messages.ts';

/**
 * The fixed texts of the shop that its requirements specify literally, odd spellings included, in one place for
 * screens, server and tests. Every page loads them: those of an account and of orders have files of their own.
 */
export const texts = {
  nav: {
    get home() {
      return t('texts.home');
    },
    get men() {
      return t('texts.men');
    },
    get women() {
      return t('texts.women');
    },
    get guest() {
      return t('texts.guest');
    },
    get profile() {
      return t('account-texts.profile');
    },
    get orders() {
      return t('texts.orders');
    },
    get reviews() {
      return t('texts.reviews');
    },
    get wishlist() {
      return t('wishlist-texts.title');
    },
    get changePassword() {
      return t('account-texts.changePassword');
    },
    get adminPanel() {
      return t('texts.adminPanel');
    },
  },
  session: {
    get loggedOut() {
      return t('texts.loggedOut');
    },
    get adminLoggedOut() {
      return t('texts.adminLoggedOut');
    },
    get endedElsewhere() {
      return t('texts.endedElsewhere');
    },
    get restored() {
      return t('texts.restored');
    },
    get expired() {
      return t('texts.expired');
    },
  },
  detail: {
    get noStock() {
      return t('texts.noStock');
    },
    get sizeMissing() {
      return t('texts.sizeMissing');
    },
    get back() {
      return t('texts.back');
    },
  },
  bag: {
    get title() {
      return t('texts.bagTitle');
    },
    get view() {
      return t('texts.viewBag');
    },
    get emptyModal() {
      return t('texts.emptyBagModal');
    },
    get emptyPage() {
      return t('texts.emptyBagPage');
    },
    get exhausted() {
      return t('texts.exhausted');
    },
    get keepShopping() {
      return t('texts.keepShopping');
    },
    get pay() {
      return t('texts.pay');
    },
  },
  login: {
    get done() {
      return t('texts.loggedIn');
    },
  },
  assistant: {
    get button() {
      return t('texts.assistantButton');
    },
    get title() {
      return t('texts.assistantTitle');
    },
  },
};
