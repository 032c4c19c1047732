import { pattern, t } from '#messages/messages.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { refusal } from '#contract/core/protocol/refusal.ts';

/** The errors of the area, by their codes. */
export const officeErrors = {
  country_fixed: refusal(409, () => t('errors.countryFixed')),
  country_changed: refusal(409, () => t('errors.countryChanged')),
  currency_changed: refusal(409, () => t('errors.currencyChanged')),
  question_not_found: refusal(404, () => t('errors.questionNotFound')),
  answer_not_found: refusal(404, () => t('errors.answerNotFound')),
  own_role: refusal(403, () => backOfficeTexts.people.ownRole),
  own_account: refusal(403, () => t('errors.ownAccount')),
  greater_rights: refusal(403, () => t('errors.greaterRights')),
  last_admin: refusal(409, () => t('errors.lastAdmin')),
  question_taken: refusal(409, () => t('errors.questionTaken')),
  question_answered: refusal(409, () => t('errors.questionAnswered')),
  table_unreadable: refusal(422, () => pattern('errors.tableUnreadable')),
  demo_stays_open: refusal(409, () => t('errors.demoStaysOpen')),
  opening_incomplete: refusal(409, () => t('errors.openingIncomplete')),
};
