import { pattern, t } from '#messages/messages.ts';
import { refusal } from '#contract/core/protocol/refusal.ts';

/** The errors of the area, by their codes. */
export const mailErrors = {
  test_not_sent: refusal(502, () => pattern('errors.testNotSent')),
  webhook_not_found: refusal(404, () => t('errors.webhookNotFound')),
  delivery_not_found: refusal(404, () => t('errors.deliveryNotFound')),
  webhook_private: refusal(422, () => t('errors.webhookPrivate')),
  webhook_not_secure: refusal(422, () => t('errors.webhookNotSecure')),
  webhook_off: refusal(409, () => t('errors.webhookOff')),
  too_many_webhooks: refusal(409, () => pattern('errors.tooManyWebhooks')),
  mail_refused: refusal(422, () => pattern('errors.mailRefused')),
};
