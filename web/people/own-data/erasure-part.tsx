import { Rich } from '#web/core/ui/rich.tsx';
import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, Link, useNavigation } from 'react-router';
import type { OpenOrder, ownData } from '#contract/office/own-data.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { dayWords, lastDayOf } from '#contract/core/time/shop-time.ts';
import { graceDays } from '#contract/people/own-data-states.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { PasswordField } from '#web/core/ui/password-field.tsx';
import type { OwnDataOutcome } from './own-data-outcome.ts';

type Erasure = Output<typeof ownData.erasure>;

type ErasurePartProps = { readonly erasure: Erasure; readonly outcome: OwnDataOutcome | undefined };

/** The part of the page that says what an erasure does, and asks for it. */
export function ErasurePart({ erasure: { open, hasPassword, email }, outcome }: ErasurePartProps) {
  return (
    <section id="eliminar" className="mt-12 grid gap-4 border-t border-line pt-8">
      <h2 className="font-display text-title">{t('own-data.eraseTitle')}</h2>
      <p>{t('own-data.eraseMeaning', { days: graceDays })}</p>
      <p>{t('own-data.eraseMind', { days: graceDays })}</p>
      <h3 className="font-medium">{t('own-data.staysTitle')}</h3>
      <ul className="grid list-disc gap-2 pl-5 text-stone">
        <li>{t('own-data.staysOrders')}</li>
        <li>
          <Rich
            text={t('own-data.staysReviews')}
            elements={{
              link: (text) => (
                <Link to={href('/user/reviews')} className="link">
                  {text}
                </Link>
              ),
            }}
          />
        </li>
        <li>{t('own-data.staysClaims')}</li>
      </ul>
      {open.length > 0 && <OpenOrders open={open} />}
      {hasPassword ? <ByPassword outcome={outcome} /> : <ByLink email={email} outcome={outcome} />}
    </section>
  );
}

function OpenOrders({ open }: { readonly open: readonly OpenOrder[] }) {
  return (
    <>
      <h3 className="font-medium">{t('own-data.openTitle')}</h3>
      <p>{t('own-data.openMeaning')}</p>
      <ul>
        {open.map((order) => (
          <li key={order.reference}>
            <Link
              to={href('/user/orders/:payment_id', { payment_id: order.reference })}
              className="link inline-flex min-h-11 items-center"
            >
              {t('own-data.openOrder', { number: String(order.number), why: whyWords(order) })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function whyWords({ why, until }: OpenOrder): string {
  const day = until === null ? '' : dayWords(lastDayOf(until));
  switch (why) {
    case 'payment':
      return t('own-data.why.payment');
    case 'delivery':
      return until === null ? t('own-data.why.delivery') : t('own-data.why.deliveryUntil', { until: day });
    case 'return':
      return t('own-data.why.return');
    case 'money':
      return t('own-data.why.money');
    case 'period':
      return t('own-data.why.period', { until: day });
  }
}

function ByPassword({ outcome }: { readonly outcome: OwnDataOutcome | undefined }) {
  const isBusy = useNavigation().formData?.get('intent') === 'erase';
  const [password, setPassword] = useState('');
  const refused = outcome?.of === 'erase' ? outcome.refused : undefined;
  return (
    <Form
      method="post"
      what={t('own-data.notErased')}
      check={t('own-data.checkLogin')}
      unsaved={false}
      replace
      className="grid max-w-form gap-5"
    >
      <input type="hidden" name="intent" value="erase" />
      <PasswordField
        name="currentPassword"
        label={t('accounts.currentPassword')}
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={refused?.errors['currentPassword']}
      />
      <FormAlert of={refused} />
      <Button type="submit" tone="danger" busy={isBusy}>
        {t('own-data.erase')}
      </Button>
    </Form>
  );
}

type ByLinkProps = { readonly email: string | null; readonly outcome: OwnDataOutcome | undefined };

function ByLink({ email, outcome }: ByLinkProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'link';
  const told = outcome?.of === 'link' ? outcome : undefined;
  if (email === null) return <p>{t('errors.noEmail')}</p>;
  if (told?.sentTo) return <p role="status">{t('own-data.linkSent', { email: told.sentTo })}</p>;
  return (
    <Form
      method="post"
      what={t('own-data.linkNotSent')}
      unsaved={false}
      replace
      className="grid justify-items-start gap-4"
    >
      <input type="hidden" name="intent" value="link" />
      <p>{t('own-data.byLinkMeaning', { email })}</p>
      <FormAlert of={told?.refused} />
      <Button type="submit" tone="danger" busy={isBusy}>
        {t('own-data.askLink')}
      </Button>
    </Form>
  );
}
