import { t } from '#messages/messages.ts';
import { href, useNavigate } from 'react-router';
import type { DeliveryMethod, DeliveryZone } from '#contract/delivery/delivery.ts';
import { ConflictChoice } from '#web/core/forms/conflict-choice.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { SaveBar } from '#web/core/forms/save-bar.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { methodConflictWords } from './method-conflict.ts';
import { emptyMethod, keptMethod, methodErrors, methodValues, sentMethod } from './method-values.ts';
import type { MethodValues } from './method-values.ts';
import { useSavedForm } from '#web/core/saved-form/use-saved-form.ts';
import { RateFields } from './rate-fields.tsx';

type MethodFormProps = {
  /** The method to change; null creates one. */
  readonly method: DeliveryMethod | null;
  readonly zones: readonly DeliveryZone[];
};

/** The form of a delivery method. */
export function MethodForm({ method, zones }: MethodFormProps) {
  const navigate = useNavigate();
  const saved = useSavedForm<DeliveryMethod, MethodValues>({
    what: t('delivery-desk.methodNotSaved'),
    check: t('order-words.checkList'),
    onSaved: () => void navigate(href('/admin/delivery')),
    start: method ? methodValues(method) : emptyMethod,
    version: method?.version,
    valuesOf: methodValues,
    errorsOf: methodErrors,
    kept: { name: 'method', schema: keptMethod },
    sentOf: sentMethod,
  });
  const { form, versions, element, alert, notice, isBusy, isChanged, take, send } = saved;
  const { values, change, field, shown, leave } = form;
  return (
    <form ref={element} onSubmit={send} noValidate className="grid max-w-3xl gap-4">
      <FormBlock title={t('delivery-desk.method')} isWide>
        <SelectField
          {...field('kind')}
          label={t('delivery-desk.kind')}
          onChange={({ target: { value } }) => change({ kind: value === 'pickup' ? 'pickup' : 'home' })}
        >
          <option value="home">{t('delivery-desk.home')}</option>
          <option value="pickup">{t('delivery-desk.pickup')}</option>
        </SelectField>
        <SelectField {...field('zoneId')} label={t('delivery-desk.zone')}>
          <option value="">{t('delivery-desk.wholeCountry')}</option>
          {zones.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2">
          <TextField
            {...field('title')}
            label={t('order-words.name')}
            hint={t('delivery-desk.nameHint')}
            maxLength={60}
          />
        </div>
        <TextField
          {...field('daysFrom')}
          label={t('delivery-desk.workingDaysFrom')}
          inputMode="numeric"
          maxLength={2}
          error={shown('days.from')}
          onBlur={() => leave('days.from')}
        />
        <TextField
          {...field('daysTo')}
          label={t('delivery-desk.workingDaysTo')}
          inputMode="numeric"
          maxLength={2}
          hint={t('delivery-desk.daysHint')}
          error={shown('days.to')}
          onBlur={() => leave('days.to')}
        />
        {values.kind === 'pickup' && (
          <>
            <TextField
              {...field('address')}
              label={t('delivery-desk.shopAddress')}
              maxLength={150}
              error={shown('pickup.address')}
              onBlur={() => leave('pickup.address')}
            />
            <TextField
              {...field('hours')}
              label={t('delivery-desk.hours')}
              maxLength={150}
              error={shown('pickup.hours')}
              onBlur={() => leave('pickup.hours')}
            />
          </>
        )}
        <div className="sm:col-span-2">
          <CheckField
            label={t('delivery-desk.isActive')}
            checked={values.isActive}
            onChange={({ target: { checked } }) => change({ isActive: checked })}
          />
        </div>
      </FormBlock>
      <RateFields form={form} />
      {notice}
      <SaveBar alert={alert}>
        <LinkButton to={href('/admin/delivery')} tone="outline">
          {t('desk-list.back')}
        </LinkButton>
        <Button type="submit" busy={isBusy} disabled={!isChanged}>
          {t('desk-list.save')}
        </Button>
      </SaveBar>
      <ConflictChoice of={versions} words={methodConflictWords(zones)} typed={values} onChosen={take} />
    </form>
  );
}
