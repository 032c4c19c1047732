import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { isSpecified } from './shop/specified.ts';

/**
 * The fixed texts of the back office, in their own file so that no shopper loads them. Where the requirements' own text is
 * misspelt or says something else than what happened, only a shop that keeps them to the letter has it.
 */
export const backOfficeTexts = {
  categories: lateTexts({
    title: () => (isSpecified() ? t('back-office-texts.categories') : t('back-office-plain.categories')),
    men: () => t('back-office-texts.men'),
    women: () => t('back-office-texts.women'),
    create: () => t('back-office-texts.createCategory'),
    update: () => t('back-office-texts.updateCategory'),
    idNotNumber: () => t('back-office-texts.idNotNumber'),
    idZero: () => t('back-office-texts.idZero'),
    idRange: () => t('back-office-texts.idRange'),
    titleMissing: () => (isSpecified() ? t('back-office-texts.titleMissing') : t('back-office-plain.titleMissing')),
    titleInvalid: () => (isSpecified() ? t('back-office-texts.titleInvalid') : t('back-office-plain.titleInvalid')),
    genreMissing: () => t('back-office-texts.genreMissing'),
    confirmUpdate: () => t('back-office-texts.confirmUpdate'),
    updated: () => t('back-office-texts.categoryUpdated'),
    removed: () => (isSpecified() ? t('back-office-texts.categoryRemoved') : t('back-office-plain.categoryRemoved')),
    created: () => (isSpecified() ? t('back-office-texts.categoryCreated') : t('back-office-plain.categoryCreated')),
  }),
  productForm: lateTexts({
    badName: () => t('back-office-texts.badName'),
    badDescription: () =>
      isSpecified() ? t('back-office-texts.badDescription') : t('back-office-plain.badDescription'),
    noPicture: () => (isSpecified() ? t('back-office-texts.noPicture') : t('back-office-plain.noPicture')),
    badPicture: () => t('back-office-texts.badPicture'),
    badPrice: () => (isSpecified() ? t('back-office-texts.badPrice') : t('back-office-plain.badPrice')),
    badColour: () => (isSpecified() ? t('back-office-texts.badColour') : t('back-office-plain.badColour')),
    noGender: () => (isSpecified() ? t('back-office-texts.noGender') : t('back-office-plain.noGender')),
    badBrand: () => t('back-office-texts.badBrand'),
    noCategory: () => (isSpecified() ? t('back-office-texts.badBrand') : t('back-office-plain.noCategory')),
    badSize: () => t('back-office-texts.badSize'),
    badStock: () => t('back-office-texts.badStock'),
    offerNotLower: () => t('back-office-texts.offerNotLower'),
    sizeTwice: () => t('back-office-texts.sizeTwice'),
    clear: () => t('back-office-texts.clearForm'),
    incomplete: () => t('back-office-texts.incomplete'),
    created: () => (isSpecified() ? t('back-office-texts.productCreated') : t('back-office-plain.productCreated')),
    updated: () => t('back-office-texts.productUpdated'),
  }),
  productDesk: lateTexts({
    nothingFound: () => t('back-office-texts.noProducts'),
    loadingStock: () => t('back-office-texts.loadingStock'),
    confirmRemove: () => t('back-office-texts.confirmRemoveProduct'),
    irreversible: () => t('back-office-texts.irreversible'),
    confirmed: () => t('back-office-texts.confirmed'),
    removed: () => (isSpecified() ? t('back-office-texts.productRemoved') : t('back-office-plain.productRemoved')),
  }),
  advertising: lateTexts({
    title: () => t('back-office-texts.advertisingTitle'),
    publish: () => t('back-office-texts.publish'),
    preview: () => (isSpecified() ? t('back-office-texts.preview') : t('back-office-plain.preview')),
    button: () => t('back-office-texts.advertisingButton'),
    subjectMissing: () =>
      isSpecified() ? t('back-office-texts.subjectMissing') : t('back-office-plain.subjectMissing'),
    textMissing: () => (isSpecified() ? t('back-office-texts.textMissing') : t('back-office-plain.textMissing')),
    sent: () => t('back-office-texts.emailSent'),
  }),
  reviewDesk: lateTexts({ none: () => t('back-office-texts.noReviews') }),
  people: lateTexts({
    title: () => t('back-office-texts.peopleTitle'),
    detail: () => t('back-office-texts.personTitle'),
    ownRole: () => (isSpecified() ? t('back-office-texts.ownRole') : t('back-office-plain.ownRole')),
    confirmRemove: () => t('back-office-texts.confirmRemoveUser'),
    irreversible: () => t('back-office-texts.irreversible'),
    confirmed: () => t('back-office-texts.confirmed'),
    removed: () => (isSpecified() ? t('back-office-texts.userRemoved') : t('back-office-plain.userRemoved')),
    emailSent: () => t('back-office-texts.emailSent'),
    adminCreated: () => t('back-office-texts.adminCreated'),
    passwordsDiffer: () => t('back-office-texts.passwordsDiffer'),
  }),
  orderDesk: lateTexts({
    placeholder: () => t('back-office-texts.orderPlaceholder'),
    search: () => t('back-office-texts.search'),
    emptySearch: () => (isSpecified() ? t('back-office-texts.emptySearch') : t('back-office-plain.emptySearch')),
    modify: () => t('back-office-texts.modifyStatus'),
    confirm: () => t('back-office-texts.confirmUpdate'),
    confirmed: () => t('back-office-texts.confirmed'),
    modified: () => (isSpecified() ? t('back-office-texts.orderModified') : t('back-office-plain.orderModified')),
  }),
  admin: lateTexts({ logOut: () => t('back-office-texts.logOut') }),
};
