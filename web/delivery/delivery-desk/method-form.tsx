import { t } from '#messages/messages.ts';
import { href, useNavigate } from 'react-router';
import type { DeliveryMethod, DeliveryZone } from '#contract/delivery/delivery.ts';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { methodForm } from './method-values.ts';
import { StepFields } from './rate-fields.tsx';

type MethodFormProps = {
  /** The method to change; null creates one. */
  readonly method: DeliveryMethod | null;
  readonly zones: readonly DeliveryZone[];
};

/** The form of a delivery method. */
export function MethodForm({ method, zones }: MethodFormProps) {
  const navigate = useNavigate();
  const of = methodForm(zones);
  const saved = useSavedForm({
    name: 'method',
    what: t('delivery-desk.methodNotSaved'),
    check: t('order-words.checkList'),
    onSaved: () => void navigate(href('/admin/delivery')),
    present: method,
    of,
  });
  const { form } = saved;
  return (
    <SavedForm of={saved} words={of.fields} className="grid max-w-3xl gap-4">
      <FormBlock title={t('delivery-desk.method')} isWide>
        <FormFields
          of={of}
          form={form}
          names={['kind', 'zoneId', 'title', 'daysFrom', 'daysTo', 'address', 'hours', 'isActive']}
        />
      </FormBlock>
      <FormBlock title={t('delivery-desk.price')}>
        <FormFields of={of} form={form} names={['by', 'price']} />
        {form.values.by !== 'flat' && <StepFields form={form} />}
        <FormFields of={of} form={form} names={['freeFrom']} />
      </FormBlock>
      <BackBar of={saved} to={href('/admin/delivery')} />
    </SavedForm>
  );
}
