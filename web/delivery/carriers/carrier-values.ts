import { t } from '#messages/messages.ts';
import { carriers } from '#contract/delivery/carriers.ts';
import { check, line } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';

export const carrierForm = formOf({
  rules: carriers.create.input,
  fields: {
    name: line(t('order-words.name')),
    linkTemplate: line(t('carriers.linkOptional'), {
      told: t('carriers.link'),
      shown: (link) => link.trim() || '—',
      hint: t('carriers.linkHint', { number: '{numero}' }),
      inputMode: 'url',
    }),
    isActive: check(t('carriers.isOffered'), { told: t('carriers.offered'), start: true }),
  },
});
