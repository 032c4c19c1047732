import { t } from '#messages/messages.ts';
import { data, href, useNavigate } from 'react-router';
import type { Route } from './+types/method.admin';
import { delivery, type DeliveryMethod, type DeliveryZone } from '#contract/delivery/delivery.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { currencySign } from '#contract/core/money/typed-price.ts';
import type { FormOf } from '#web/core/forms/use-form.ts';
import { Button } from '#web/core/ui/button.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { methodForm } from './method-values.ts';
import { newStep, type MethodValues, type StepValue } from './method-fields.ts';

const titleOf = (id: string) => (id === 'new' ? t('delivery-desk.addMethod') : t('delivery-desk.changeMethod'));

/** The id 'new' creates a method. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { methods, zones } = await apiClientOf(context).load(delivery.list, {});
  const method = methods.find((one) => String(one.id) === id) ?? null;
  if (!method && id !== 'new') throw data({ code: 'delivery_method_not_found' }, { status: 404 });
  return { method, zones, id };
}

export const handle = takesJson;

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  const saved =
    id === 'new' ? await api.relay(delivery.addMethod, sent) : await api.relay(delivery.changeMethod, { ...sent, id });
  return savedOutcomeOf(saved, t('delivery-desk.methodSaved'));
}

export const meta: Route.MetaFunction = ({ params: { id = 'new' } }) =>
  pageMeta({ title: titleOf(id), isPrivate: true });

export default function MethodAdmin({ loaderData: { method, zones, id } }: Route.ComponentProps) {
  return (
    <AdminPage title={titleOf(id)}>
      <MethodForm key={id} method={method} zones={zones} />
    </AdminPage>
  );
}

type MethodFormProps = {
  /** The method to change; null creates one. */
  readonly method: DeliveryMethod | null;
  readonly zones: readonly DeliveryZone[];
};

/** The form of a delivery method. */
function MethodForm({ method, zones }: MethodFormProps) {
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

/** The steps of a price by weight or by total. */
function StepFields({ form: { values, change, shown, leave } }: { readonly form: FormOf<MethodValues> }) {
  const { steps, by } = values;
  const bound =
    by === 'weight' ? t('delivery-desk.upToGrams') : t('delivery-desk.upToAmount', { sign: currencySign() });
  const setStep = (at: number, step: Partial<StepValue>) =>
    change({ steps: steps.map((one, place) => (place === at ? { ...one, ...step } : one)) });
  return (
    <div className="grid gap-3">
      {steps.map((step, at) => (
        <div key={step.key} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
          <TextField
            label={bound}
            inputMode="decimal"
            maxLength={20}
            placeholder={t('delivery-desk.noLimit')}
            value={step.upTo}
            error={shown(`rate.steps.${at}.upTo`)}
            onChange={({ target: { value } }) => setStep(at, { upTo: value })}
            onBlur={() => leave(`rate.steps.${at}.upTo`)}
          />
          <TextField
            label={t('delivery-desk.price')}
            inputMode="decimal"
            maxLength={20}
            value={step.price}
            error={shown(`rate.steps.${at}.price`)}
            onChange={({ target: { value } }) => setStep(at, { price: value })}
            onBlur={() => leave(`rate.steps.${at}.price`)}
          />
          <IconButton
            label={t('delivery-desk.removeStep', { number: at + 1 })}
            icon="trash"
            disabled={steps.length === 1}
            onClick={() => change({ steps: steps.toSpliced(at, 1) })}
          />
        </div>
      ))}
      <p aria-live="polite" className="text-small text-danger empty:hidden">
        {shown('rate.steps')}
      </p>
      <Button
        type="button"
        tone="outline"
        size="small"
        className="justify-self-start"
        onClick={() => change({ steps: [...steps, newStep(steps)] })}
      >
        {t('delivery-desk.addStep')}
      </Button>
    </div>
  );
}
