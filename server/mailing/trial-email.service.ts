import { shop } from '#contract/shop.ts';
import type { Context } from '../context/context.ts';
import { emailHtml, emailText } from './email-form.ts';
import type { Email } from './email.ts';

/** Sends an e-mail that says that e-mails arrive. Throws the error of the mail server. */
export async function sendTrialEmail(ctx: Context, recipient: string): Promise<void> {
  const shopUrl = ctx.settings.publicUrl;
  const mail: Email = {
    subject: `Prueba de correo de ${shop().name}`,
    title: 'El correo funciona',
    parts: [
      { is: 'paragraph', runs: [{ text: 'Este es un correo de prueba: las cartas de su tienda salen y llegan.' }] },
    ],
  };
  const message = { id: ctx.newId(), userId: null, recipient, subject: mail.subject };
  await ctx.mailer.send({ ...message, html: emailHtml(mail, shopUrl), text: emailText(mail) }, ctx.clock());
}
