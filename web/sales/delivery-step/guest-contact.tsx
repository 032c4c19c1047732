import { useState } from 'react';
import { href, Link } from 'react-router';
import { emailWords } from '#contract/core/fields/email-pattern.ts';
import { checkoutTexts } from '#contract/sales/checkout/checkout.texts.ts';
import { t } from '#messages/messages.ts';
import { useForm, type FormOf } from '#web/core/forms/use-form.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { backKey } from '#web/core/links/back-address.ts';
import { TextField } from '#web/core/ui/text-field.tsx';

type ContactValues = { readonly emailAux: string };

/** Returns the form of the address to which somebody without an account wants the letters. */
export function useGuestContact(started: string, refused: FieldErrors | undefined): FormOf<ContactValues> {
  const [start] = useState({ emailAux: started });
  return useForm<ContactValues>({ start, errorsOf, refused });
}

function errorsOf({ emailAux }: ContactValues): FieldErrors {
  const wrong = emailWords(emailAux, checkoutTexts.badEmail);
  return wrong === undefined ? {} : { emailAux: wrong };
}

/** Asks who buys without a login for the address, and leads whoever has an account to the login, and back here. */
export function GuestContact({ form }: { readonly form: FormOf<ContactValues> }) {
  return (
    <div className="grid gap-2">
      <input type="hidden" name="guest" value="1" />
      <TextField
        {...form.field('emailAux')}
        label={t('accounts.email')}
        hint={t('bag.newsGoHere')}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <p className="text-small">
        <Link to={`${href('/login')}?${backKey}=${href('/bag/delivery')}`} className="link">
          {t('delivery-step.haveAccount')}
        </Link>
      </p>
    </div>
  );
}
