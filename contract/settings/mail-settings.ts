import { optionalLine } from '../one-line.ts';
import { settingGroup } from './setting.ts';
import { optionalEmail } from './setting-texts.ts';

/** Who sends the e-mails, and through which server. */
export const mailSettings = settingGroup({
  title: 'Correo',
  about: 'Quién firma los correos de la tienda y por qué servidor salen.',
  fields: {
    senderName: {
      control: 'line',
      label: 'Nombre del remitente',
      hint: 'Si queda vacío, el nombre de la tienda.',
      schema: optionalLine(60).refine((text) => !/[<>"]/.test(text), 'No se admiten comillas ni < >'),
      start: '',
    },
    sender: {
      control: 'email',
      label: 'Dirección del remitente',
      schema: optionalEmail,
      start: '',
      isNeeded: true,
      variable: 'MAIL_FROM',
    },
    replyTo: {
      control: 'email',
      label: 'Dirección para las respuestas',
      hint: 'Si queda vacía, el correo de contacto.',
      schema: optionalEmail,
      start: '',
    },
    smtpUrl: {
      control: 'secret',
      label: 'Servidor de correo (SMTP)',
      hint: 'Con usuario y contraseña: smtps://usuario:contraseña@servidor:465',
      schema: optionalLine(500).refine(isMailServer, 'Escriba smtps://usuario:contraseña@servidor:puerto'),
      start: '',
      isNeeded: true,
      variable: 'SMTP_URL',
    },
  },
});

function isMailServer(text: string): boolean {
  return (
    text === '' || (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '')
  );
}
