import { pattern, t } from '#messages/messages.ts';
import { refusal } from './protocol/refusal.ts';

/** The errors of the area, by their codes. */
export const coreErrors = {
  malformed: refusal(400, () => t('errors.malformed')),
  not_logged_in: refusal(401, () => t('errors.notLoggedIn')),
  not_allowed: refusal(403, () => t('errors.notAllowed')),
  foreign_origin: refusal(403, () => t('errors.foreignOrigin')),
  not_found: refusal(404, () => t('errors.notFound')),
  bad_address: refusal(400, () => t('errors.badAddress')),
  address_too_long: refusal(414, () => t('errors.addressTooLong')),
  method_not_allowed: refusal(405, () => t('errors.methodNotAllowed')),
  changed_meanwhile: refusal(409, () => t('errors.changedMeanwhile')),
  too_many_views: refusal(409, () => pattern('errors.tooManyViews')),
  link_spent: refusal(410, () => t('errors.linkSpent')),
  bad_picture: refusal(422, () => pattern('errors.badPicture')),
  bad_video: refusal(422, () => pattern('errors.badVideo')),
  too_large: refusal(413, () => t('errors.tooLarge')),
  encoded_body: refusal(415, () => t('errors.encodedBody')),
  not_json: refusal(415, () => t('errors.notJson')),
  invalid: refusal(422, () => t('errors.invalid')),
  too_many_requests: refusal(429, () => pattern('errors.tooManyRequests')),
  too_many_emails: refusal(429, () => pattern('errors.tooManyEmails')),
  unexpected: refusal(500, () => t('errors.unexpected')),
  no_room: refusal(507, () => t('errors.noRoom')),
  overloaded: refusal(503, () => pattern('errors.overloaded')),
  closed: refusal(503, () => t('errors.closed')),
  opening: refusal(503, () => pattern('errors.opening')),
  unavailable: refusal(503, () => t('errors.unavailable')),
};
