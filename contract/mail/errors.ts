import { pattern } from '#messages/messages.ts';
import { refusal } from '#contract/core/protocol/refusal.ts';

/** The errors of the area, by their codes. */
export const mailErrors = {
  test_not_sent: refusal(502, () => pattern('errors.testNotSent')),
  mail_refused: refusal(422, () => pattern('errors.mailRefused')),
};
