import { t } from '#messages/messages.ts';
import { useEffect, useState, type FormEvent } from 'react';
import { href, useNavigate } from 'react-router';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import type { KnownBuyer } from '#contract/sales/order-desk/manual-orders.ts';
import type { AreaOffer } from '#contract/delivery/delivery.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { AddressFields } from '#web/people/addresses/address-fields.tsx';
import { addressErrors, addressValues, emptyAddress } from '#web/people/addresses/address-rules.ts';
import { rejectionIn } from '#web/core/api-client/action-outcome.ts';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { SaveBar } from '#web/core/forms/save-bar.tsx';
import { useForm } from '#web/core/forms/use-form.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { BuyerSearch } from './buyer-search.tsx';
import { GoodsField } from './goods-field.tsx';
import { ManualTotals } from './manual-totals.tsx';
import type { EnteredOrder } from './entered-order.ts';
import {
  amountsOf,
  methodOf,
  orderErrors,
  orderForm,
  sentOrder,
  takesAddress,
  type ManualValues,
} from './order-values.ts';

type NewOrderFormProps = {
  readonly methods: readonly AreaOffer[];
  readonly places: CountryPlaces;
  /** False while no payment provider is connected. */
  readonly hasLinks: boolean;
  readonly orderKey: string;
};

/** The form of an order for the phone, messages or the counter. */
export function NewOrderForm({ methods, places, hasLinks, orderKey }: NewOrderFormProps) {
  const navigate = useNavigate();
  // One key for each form: repeating the request, by whatever cause, enters one order.
  const [key] = useState(orderKey);
  const { data, state, submit, notice } = useRequest<EnteredOrder>({
    what: t('manual-orders.notEntered'),
    check: t('manual-orders.checkOrders'),
    told: 'beside',
  });
  const rejected = rejectionIn(data);
  const of = orderForm(methods, hasLinks);
  const [start] = useState<ManualValues>({ ...of.start, lines: [] });
  const form = useForm({ start, errorsOf: orderErrors, refused: rejected?.errors });
  const [isNeeded, setIsNeeded] = useState(false);
  const address = useForm({
    start: emptyAddress,
    errorsOf: (values) => (isNeeded ? addressErrors(values, places) : {}),
    refused: rejected && refusedAddress(rejected.errors),
  });
  const { values, shown } = form;
  const isAddressTaken = takesAddress(values, methods, address.values);
  if (isAddressTaken !== isNeeded) setIsNeeded(isAddressTaken);
  const totals = amountsOf(values, methods);
  const isPaidNow = (values.payment === 'cash' || values.payment === 'transfer') && totals?.total.minor !== 0;
  const [isAsking, setIsAsking] = useState(false);
  const isHome = methodOf(values, methods)?.kind === 'home';
  useUnsaved((isOther(values, start) || isOther(address.values, emptyAddress)) && data?.isDone !== true);
  useEffect(() => {
    if (!data?.isDone || data.reference === null) return;
    toast(data.message);
    void navigate(href('/admin/orders/:payment_id', { payment_id: data.reference }));
  }, [data, navigate]);

  /** Fills in what is known of a customer. */
  function take({ username, name, email, phone, address: known }: KnownBuyer) {
    form.put({ customer: username, email, recipient: name, phone }, 'buyer.email', 'buyer.recipient', 'buyer.phone');
    address.restart(known ? addressValues(known) : emptyAddress);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    form.showAll();
    address.showAll();
    if (!form.isRight || !address.isRight) return;
    // Money that was taken is written down with the order.
    if (isPaidNow) setIsAsking(true);
    else enter();
  }

  function enter() {
    setIsAsking(false);
    const sent = sentOrder(values, { key, address: address.values, isAddressTaken });
    void submit(structuredClone(sent), { method: 'post', encType: 'application/json' });
  }

  return (
    <form onSubmit={send} noValidate className="grid max-w-3xl gap-4">
      <GoodsField
        lines={values.lines}
        onChange={(lines) => form.put({ lines }, 'cartItems')}
        error={shown('cartItems')}
      />
      <FormBlock title={t('order-words.customer')} isWide>
        <BuyerSearch onChoose={take} />
        <FormFields
          of={of}
          form={form}
          names={isHome ? ['customer', 'email'] : ['customer', 'email', 'recipient', 'phone']}
        />
      </FormBlock>
      <FormBlock title={t('order-words.delivery')}>
        <FormFields of={of} form={form} names={['delivery']} />
        {isHome && values.customer.trim() !== '' && (
          <p className="text-small text-stone">{t('manual-orders.emptyAddress')}</p>
        )}
        {isHome && <AddressFields form={address} places={places} />}
      </FormBlock>
      <FormBlock title={t('order-words.payment')} isWide>
        <FormFields of={of} form={form} names={['discount', 'payment']} />
        <div className="sm:col-span-2">
          <ManualTotals totals={totals} />
        </div>
      </FormBlock>
      <FormFields of={of} form={form} names={['note']} />
      <FormAlert of={rejected} />
      {notice}
      <SaveBar>
        <LinkButton to={href('/admin/orders')} tone="outline">
          {t('desk-list.back')}
        </LinkButton>
        <Button type="submit" busy={state === 'submitting'}>
          {t('manual-orders.enter')}
        </Button>
      </SaveBar>
      <ConfirmDialog
        open={isAsking}
        title={t('order-desk.takeQuestion')}
        confirm={t('manual-orders.enter')}
        cancel={t('desk-list.back')}
        onCancel={() => setIsAsking(false)}
        onConfirm={enter}
      >
        {t('order-desk.takeHint', { total: totals ? formatPrice(totals.total) : '' })}
      </ConfirmDialog>
    </form>
  );
}

const inAddress = 'delivery.address.';

function refusedAddress(errors: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path.startsWith(inAddress) ? [[path.slice(inAddress.length), message]] : [],
    ),
  );
}
