import { pattern, t } from '#messages/messages.ts';
import { registrationTexts } from './accounts/registration.texts.ts';
import { accountTexts } from './accounts/account.texts.ts';
import { refusal } from '#contract/core/protocol/refusal.ts';

/** The errors of the area, by their codes. */
export const peopleErrors = {
  wrong_credentials: refusal(401, () => accountTexts.login.refused),
  identity_refused: refusal(403, () => t('errors.identityRefused')),
  identity_unverified: refusal(403, () => t('errors.identityUnverified')),
  postal_address_not_found: refusal(404, () => t('errors.postalAddressNotFound')),
  postal_address_foreign: refusal(409, () => t('errors.postalAddressForeign')),
  identity_admin: refusal(403, () => t('errors.identityAdmin')),
  login_too_old: refusal(403, () => t('errors.loginTooOld')),
  password_outgrown: refusal(403, () => t('errors.passwordOutgrown')),
  wrong_password: refusal(403, () => accountTexts.changePassword.wrong),
  user_not_found: refusal(404, () => t('errors.userNotFound')),
  username_taken: refusal(409, () => registrationTexts.usernameTaken),
  email_taken: refusal(409, () => registrationTexts.emailTaken),
  too_many_addresses: refusal(409, () => pattern('errors.tooManyAddresses')),
  weak_password: refusal(422, () => t('errors.weakPassword')),
  same_password: refusal(422, () => t('errors.samePassword')),
  copy_not_found: refusal(404, () => t('errors.copyNotFound')),
  copy_in_progress: refusal(409, () => t('errors.copyInProgress')),
  erasure_by_link: refusal(409, () => t('errors.erasureByLink')),
  erasure_by_password: refusal(409, () => t('errors.erasureByPassword')),
  no_email: refusal(409, () => t('errors.noEmail')),
  bad_token: refusal(401, () => t('errors.badToken')),
  token_in_address: refusal(400, () => t('errors.tokenInAddress')),
  not_in_scope: refusal(403, () => t('errors.notInScope')),
  scope_beyond: refusal(403, () => t('errors.scopeBeyond')),
  token_not_found: refusal(404, () => t('errors.tokenNotFound')),
  token_name_taken: refusal(409, () => t('errors.tokenNameTaken')),
  too_many_tokens: refusal(409, () => t('errors.tooManyTokens')),
  day_is_over: refusal(422, () => t('errors.dayIsOver')),
  identity_unavailable: refusal(503, () => t('errors.identityUnavailable')),
};
