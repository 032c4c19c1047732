import { t } from '#messages/messages.ts';
import { refusal } from '#contract/core/protocol/refusal.ts';

/** The errors of the area, by their codes. */
export const deliveryErrors = {
  delivery_zone_not_found: refusal(404, () => t('errors.deliveryZoneNotFound')),
  delivery_method_not_found: refusal(404, () => t('errors.deliveryMethodNotFound')),
  delivery_zone_taken: refusal(409, () => t('errors.deliveryZoneTaken')),
  delivery_zone_in_use: refusal(409, () => t('errors.deliveryZoneInUse')),
  carrier_not_found: refusal(404, () => t('errors.carrierNotFound')),
  carrier_taken: refusal(409, () => t('errors.carrierTaken')),
  delivery_needed: refusal(422, () => t('errors.deliveryNeeded')),
  delivery_unavailable: refusal(422, () => t('errors.deliveryUnavailable')),
};
