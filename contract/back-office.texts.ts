import { t } from '#messages/messages.ts';

/** The fixed texts of the back office, in their own file so that no shopper loads them. */
export const backOfficeTexts = {
  categories: {
    get title() {
      return t('back-office-texts.categories');
    },
    get men() {
      return t('back-office-texts.men');
    },
    get women() {
      return t('back-office-texts.women');
    },
    get create() {
      return t('back-office-texts.createCategory');
    },
    get update() {
      return t('back-office-texts.updateCategory');
    },
    get idNotNumber() {
      return t('back-office-texts.idNotNumber');
    },
    get idZero() {
      return t('back-office-texts.idZero');
    },
    get idRange() {
      return t('back-office-texts.idRange');
    },
    get titleMissing() {
      return t('back-office-texts.titleMissing');
    },
    get titleInvalid() {
      return t('back-office-texts.titleInvalid');
    },
    get genreMissing() {
      return t('back-office-texts.genreMissing');
    },
    get confirmUpdate() {
      return t('back-office-texts.confirmUpdate');
    },
    get updated() {
      return t('back-office-texts.categoryUpdated');
    },
    get removed() {
      return t('back-office-texts.categoryRemoved');
    },
    get created() {
      return t('back-office-texts.categoryCreated');
    },
  },
  productForm: {
    get badName() {
      return t('back-office-texts.badName');
    },
    get badDescription() {
      return t('back-office-texts.badDescription');
    },
    get noPicture() {
      return t('back-office-texts.noPicture');
    },
    get badPicture() {
      return t('back-office-texts.badPicture');
    },
    get badPrice() {
      return t('back-office-texts.badPrice');
    },
    get badColour() {
      return t('back-office-texts.badColour');
    },
    get noGender() {
      return t('back-office-texts.noGender');
    },
    get badBrand() {
      return t('back-office-texts.badBrand');
    },
    get badSize() {
      return t('back-office-texts.badSize');
    },
    get badStock() {
      return t('back-office-texts.badStock');
    },
    get offerNotLower() {
      return t('back-office-texts.offerNotLower');
    },
    get sizeTwice() {
      return t('back-office-texts.sizeTwice');
    },
    get clear() {
      return t('back-office-texts.clearForm');
    },
    get incomplete() {
      return t('back-office-texts.incomplete');
    },
    get created() {
      return t('back-office-texts.productCreated');
    },
    get updated() {
      return t('back-office-texts.productUpdated');
    },
  },
  productDesk: {
    get nothingFound() {
      return t('back-office-texts.noProducts');
    },
    get loadingStock() {
      return t('back-office-texts.loadingStock');
    },
    get confirmRemove() {
      return t('back-office-texts.confirmRemoveProduct');
    },
    get irreversible() {
      return t('back-office-texts.irreversible');
    },
    get confirmed() {
      return t('back-office-texts.confirmed');
    },
    get removed() {
      return t('back-office-texts.productRemoved');
    },
  },
  advertising: {
    get title() {
      return t('back-office-texts.advertisingTitle');
    },
    get publish() {
      return t('back-office-texts.publish');
    },
    get preview() {
      return t('back-office-texts.preview');
    },
    get button() {
      return t('back-office-texts.advertisingButton');
    },
    get subjectMissing() {
      return t('back-office-texts.subjectMissing');
    },
    get textMissing() {
      return t('back-office-texts.textMissing');
    },
    get sent() {
      return t('back-office-texts.emailSent');
    },
  },
  reviewDesk: {
    get none() {
      return t('back-office-texts.noReviews');
    },
  },
  people: {
    get title() {
      return t('back-office-texts.peopleTitle');
    },
    get detail() {
      return t('back-office-texts.personTitle');
    },
    get ownRole() {
      return t('back-office-texts.ownRole');
    },
    get confirmRemove() {
      return t('back-office-texts.confirmRemoveUser');
    },
    get irreversible() {
      return t('back-office-texts.irreversible');
    },
    get confirmed() {
      return t('back-office-texts.confirmed');
    },
    get removed() {
      return t('back-office-texts.userRemoved');
    },
    get emailSent() {
      return t('back-office-texts.emailSent');
    },
    get adminCreated() {
      return t('back-office-texts.adminCreated');
    },
    get passwordsDiffer() {
      return t('back-office-texts.passwordsDiffer');
    },
  },
  orderDesk: {
    get placeholder() {
      return t('back-office-texts.orderPlaceholder');
    },
    get search() {
      return t('back-office-texts.search');
    },
    get emptySearch() {
      return t('back-office-texts.emptySearch');
    },
    get modify() {
      return t('back-office-texts.modifyStatus');
    },
    get confirm() {
      return t('back-office-texts.confirmUpdate');
    },
    get confirmed() {
      return t('back-office-texts.confirmed');
    },
    get modified() {
      return t('back-office-texts.orderModified');
    },
  },
  admin: {
    get logOut() {
      return t('back-office-texts.logOut');
    },
  },
};
