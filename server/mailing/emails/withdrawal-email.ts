import { momentWords } from '#contract/shop-time.ts';
import type { Email } from '../email.ts';

type ToldWithdrawal = { readonly code: string; readonly at: Date; readonly number: number; readonly url: string };

/** Returns the e-mail that confirms a withdrawal. */
export function withdrawalEmail({ code, at, number, url }: ToldWithdrawal): Email {
  return {
    subject: `Recibimos su arrepentimiento de la orden N° ${number}: código ${code}`,
    title: 'Recibimos su solicitud de arrepentimiento',
    paragraphs: [
      'Guarde este código: identifica su solicitud.',
      'La tienda le escribirá a este correo con los pasos para devolver la compra y recibir su dinero. Devolverla no le cuesta nada.',
      'Si no fue usted, responda este correo.',
    ],
    rows: [
      { name: 'Código', value: code },
      { name: 'Fecha y hora', value: momentWords(at) },
      { name: 'Orden', value: `N° ${number}` },
    ],
    button: { text: 'Ver la orden de compra', url },
  };
}
