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
  second_step_needed: refusal(401, () => t('errors.secondStepNeeded')),
  login_step_over: refusal(403, () => t('errors.loginStepOver')),
  wrong_code: refusal(403, () => t('errors.wrongCode')),
  wrong_passkey: refusal(403, () => t('errors.wrongPasskey')),
  step_up_needed: refusal(403, () => t('errors.stepUpNeeded')),
  factor_needed: refusal(403, () => t('errors.factorNeeded')),
  factor_not_found: refusal(404, () => t('errors.factorNotFound')),
  too_many_factors: refusal(409, () => pattern('errors.tooManyFactors')),
  last_factor: refusal(409, () => t('errors.lastFactor')),
  no_passkeys_here: refusal(409, () => t('errors.noPasskeysHere')),
  help_not_asked: refusal(404, () => t('errors.helpNotAsked')),
  no_factor_to_help: refusal(409, () => t('errors.noFactorToHelp')),
  identity_unavailable: refusal(503, () => t('errors.identityUnavailable')),
};
