import { z } from 'zod';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { emailLine, knownEmail } from '#contract/core/fields/fields.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { isPictureAddress } from '#contract/core/fields/picture-address.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { longText, showsSomething } from '#contract/core/fields/short-text.ts';

const messages = backOfficeTexts.advertising;

const required = (error: () => string, most: number) =>
  z.string({ error }).overwrite(longText).min(1, { error }).max(most).refine(showsSomething, { error });

/** The content of an advertisement. Picture and button are optional; the button leads to the shop. */
export const advertisement = z.object({
  emailAsunto: required(() => messages.subjectMissing, 200),
  emailImagenTitle: z
    .string()
    .trim()
    .max(2000)
    .refine((address) => address === '' || (isPictureAddress(address) && !address.startsWith('/')), {
      error: () => backOfficeTexts.productForm.badPicture,
    })
    .default(''),
  emailTitulo: required(() => messages.textMissing, 200),
  emailSubTitle: required(() => messages.textMissing, 200),
  emailDescription: required(() => messages.textMissing, 5000),
  emailButton: z
    .string()
    .trim()
    .max(60)
    .default('')
    .transform((text) => text || messages.button),
});

export type Advertisement = z.output<typeof advertisement>;

/** An advertisement to one address. */
export const addressedAdvertisement = advertisement.extend({
  emailGoogle: emailLine(
    { error: () => registrationTexts.emailInvalid },
    { error: () => registrationTexts.emailMissing },
  ),
});

const emailPreview = z.object({ sender: z.string(), recipient: z.string(), subject: z.string(), html: z.string() });

export type EmailPreview = z.output<typeof emailPreview>;

/** An idempotency key, which a form sends with its content: the same campaign is sent only once. */
const once = { key: z.string().trim().min(1).max(80).optional() };

export const advertising = {
  readers: endpoint({
    method: 'GET',
    path: '/admin/advertising',
    summary: 'How many addresses get advertising: of accounts that accept it, and of readers without an account',
    permission: 'marketing.write',
    input: z.object({}),
    output: z.object({ recipients: z.int(), accounts: z.int(), readers: z.int() }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/email/publicidad',
    summary: 'Sends an advertisement to one address',
    permission: 'marketing.write',
    input: addressedAdvertisement.extend(once),
    output: z.object({ recipients: z.int() }),
    errors: ['too_many_emails'],
  }),
  sendToAll: endpoint({
    method: 'POST',
    path: '/admin/advertising',
    summary: 'Sends an advertisement to every address that gets advertising; with a `key` only once',
    permission: 'marketing.write',
    input: advertisement.extend(once),
    output: z.object({ recipients: z.int() }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/admin/advertising/preview',
    summary: 'Previews the e-mail of an advertisement: to one address, or without one to all',
    permission: 'marketing.write',
    input: addressedAdvertisement.partial({ emailGoogle: true }),
    output: emailPreview,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/users/unsubscribe',
    summary: 'Ends the advertising that the token of an e-mail belongs to; idempotent',
    roles: anyone,
    input: z.object({
      token: z.uuid(),
      /** The page of the link, the button of a mail program (RFC 8058), or another program. */
      place: z.enum(['unsubscribe', 'one-click', 'call']).default('call'),
    }),
    output: z.object({ ended: z.boolean() }),
  }),
  end: endpoint({
    method: 'POST',
    path: '/admin/advertising/end',
    summary: 'Ends the advertising to an address whose owner asked for it; `ended` is false if it got none',
    permission: 'marketing.write',
    input: z.object({
      email: knownEmail,
    }),
    output: z.object({ ended: z.boolean() }),
  }),
} as const;
