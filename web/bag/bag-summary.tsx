import { useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { bagBreach, bagBreachWords } from '#contract/bag-rule.ts';
import { emailPattern } from '#contract/email-pattern.ts';
import { texts } from '#contract/texts.ts';
import { backKey } from '../links/back-address.ts';
import type { Refusal } from '../api-client/api-client.ts';
import { Form } from '../requests/form.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { formatPrice } from '#contract/price-words.ts';
import { TextField } from '../ui/text-field.tsx';
import { useIsAlive } from '../ui/use-is-alive.ts';
import { totalsIn } from './bag.ts';
import type { Bag } from './bag.ts';
import { writeLines } from './checkout-lines.ts';

type Buyer = { readonly email: string | null; readonly rol: 'admin' | 'client' };

type BagSummaryProps = {
  readonly bag: Bag;
  /** Null for a guest. */
  readonly buyer: Buyer | null;
  /** Why the last try to pay was refused. */
  readonly refusal: Refusal | undefined;
};

/** What the bag costs, and the way to pay for it. It stays in view beside a long bag. */
export function BagSummary({ bag, buyer, refusal }: BagSummaryProps) {
  const { subtotal, shipping, total } = totalsIn(bag);
  const breach = breachOf(bag);
  return (
    <section aria-labelledby="bag-summary" className="bg-sand p-6 md:p-8 lg:sticky lg:top-24">
      <h2 id="bag-summary" className="font-display text-title">
        Resumen
      </h2>
      <dl className="mt-6 grid gap-3 tabular-nums">
        <Amount name="Subtotal" value={formatPrice(subtotal)} />
        <Amount name="Envío" value={formatPrice(shipping)} />
        <div className="flex justify-between border-t border-ink pt-4 text-title">
          <dt>Total</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </dl>
      {breach && (
        <p role="alert" className="mt-6 text-small text-danger">
          {breach}
        </p>
      )}
      {buyer ? <PayForm bag={bag} buyer={buyer} refusal={refusal} /> : <LoginFirst />}
      <LinkButton to="/" tone="quiet" wide className="mt-2">
        {texts.bag.keepShopping}
      </LinkButton>
    </section>
  );
}

/** What is too much in the bag for one purchase, in words; undefined when it is not. */
function breachOf(bag: Bag): string | undefined {
  const breach = bagBreach(bag);
  if (breach === 'units') return bagBreachWords.units;
  if (breach === undefined) return undefined;
  return `${bagBreachWords.lines} Ahora tiene ${bag.length}.`;
}

function Amount({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex justify-between">
      <dt className="text-stone">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function LoginFirst() {
  return (
    <p className="mt-8 text-small">
      Para comprar,{' '}
      <Link to={`/login?${backKey}=/bag`} className="underline underline-offset-4">
        inicie sesión o cree su cuenta
      </Link>
      . Su carrito lo espera.
    </p>
  );
}

function PayForm({
  bag,
  buyer,
  refusal,
}: {
  readonly bag: Bag;
  readonly buyer: Buyer;
  readonly refusal: Refusal | undefined;
}) {
  const isAlive = useIsAlive();
  const navigation = useNavigation();
  const isBusy = navigation.formAction === '/bag' || navigation.state === 'submitting';
  const [typed, setTyped] = useState('');
  const email = buyer.email ?? typed;
  const emailError = refusal?.code === 'bad_email' || isWrongEmail(typed) ? texts.checkout.badEmail : undefined;
  return (
    <Form
      method="post"
      what="No pudimos empezar el pago."
      unsaved={false}
      check="compruebe en sus pedidos"
      action="/bag"
      className="mt-8 grid gap-5"
    >
      {/* Without scripts the browser's own bag is paid. */}
      {isAlive && <input type="hidden" name="lines" value={writeLines(bag)} />}
      {buyer.email === null && (
        <TextField
          label="Correo electrónico"
          hint="Le enviaremos aquí las novedades de su compra."
          name="emailAux"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={emailError}
        />
      )}
      {refusal && refusal.code !== 'bad_email' && (
        <p role="alert" className="text-small text-danger">
          {refusal.detail}
        </p>
      )}
      <Button
        type="submit"
        wide
        busy={isBusy}
        disabled={isAlive && (email.trim() === '' || breachOf(bag) !== undefined)}
      >
        {texts.bag.pay}
      </Button>
    </Form>
  );
}

/** Waits until an address could be complete before it finds fault with it. */
function isWrongEmail(typed: string): boolean {
  return /@.*\..{2}/.test(typed) && !emailPattern.test(typed.trim());
}
