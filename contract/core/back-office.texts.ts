import { t } from '#messages/messages.ts';
import { isSpecified } from './shop/specified.ts';

/**
 * The fixed texts of the back office, in their own file so that no shopper loads them. Where the requirements' own text is
 * misspelt or says something else than what happened, only a shop that keeps them to the letter has it.
 */
export const backOfficeTexts = {
  categories: {
    get title() {
      return isSpecified() ? t('back-office-texts.categories') : t('back-office-plain.categories');
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
      return isSpecified() ? t('back-office-texts.titleMissing') : t('back-office-plain.titleMissing');
    },
    get titleInvalid() {
      return isSpecified() ? t('back-office-texts.titleInvalid') : t('back-office-plain.titleInvalid');
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
      return isSpecified() ? t('back-office-texts.categoryRemoved') : t('back-office-plain.categoryRemoved');
    },
    get created() {
      return isSpecified() ? t('back-office-texts.categoryCreated') : t('back-office-plain.categoryCreated');
    },
  },
  productForm: {
    get badName() {
      return t('back-office-texts.badName');
    },
    get badDescription() {
      return isSpecified() ? t('back-office-texts.badDescription') : t('back-office-plain.badDescription');
    },
    get noPicture() {
      return isSpecified() ? t('back-office-texts.noPicture') : t('back-office-plain.noPicture');
    },
    get badPicture() {
      return t('back-office-texts.badPicture');
    },
    get badPrice() {
      return isSpecified() ? t('back-office-texts.badPrice') : t('back-office-plain.badPrice');
    },
    get badColour() {
      return isSpecified() ? t('back-office-texts.badColour') : t('back-office-plain.badColour');
    },
    get noGender() {
      return isSpecified() ? t('back-office-texts.noGender') : t('back-office-plain.noGender');
    },
    get badBrand() {
      return t('back-office-texts.badBrand');
    },
    get noCategory() {
      return isSpecified() ? t('back-office-texts.badBrand') : t('back-office-plain.noCategory');
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
      return isSpecified() ? t('back-office-texts.productCreated') : t('back-office-plain.productCreated');
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
      return isSpecified() ? t('back-office-texts.productRemoved') : t('back-office-plain.productRemoved');
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
      return isSpecified() ? t('back-office-texts.preview') : t('back-office-plain.preview');
    },
    get button() {
      return t('back-office-texts.advertisingButton');
    },
    get subjectMissing() {
      return isSpecified() ? t('back-office-texts.subjectMissing') : t('back-office-plain.subjectMissing');
    },
    get textMissing() {
      return isSpecified() ? t('back-office-texts.textMissing') : t('back-office-plain.textMissing');
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
      return isSpecified() ? t('back-office-texts.ownRole') : t('back-office-plain.ownRole');
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
      return isSpecified() ? t('back-office-texts.userRemoved') : t('back-office-plain.userRemoved');
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
      return isSpecified() ? t('back-office-texts.emptySearch') : t('back-office-plain.emptySearch');
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
      return isSpecified() ? t('back-office-texts.orderModified') : t('back-office-plain.orderModified');
    },
  },
  admin: {
    get logOut() {
      return t('back-office-texts.logOut');
    },
  },
};
