import { pageAddresses } from '#contract/page-addresses.ts';
import type { Email } from '../email.ts';

type Person = { readonly name: string; readonly shopUrl: string };

type Newcomer = Person & {
  readonly username: string;
  /** The link that proves the address; undefined if it is proven. */
  readonly proofUrl: string | undefined;
};

export function welcome({ name, username, shopUrl, proofUrl }: Newcomer): Email {
  const ready =
    'Su cuenta ya está lista. Con ella puede comprar más rápido, guardar sus favoritos y seguir cada compra.';
  return {
    subject: '¡Le damos la bienvenida a Percha!',
    title: `Hola, ${name}`,
    paragraphs:
      proofUrl === undefined ? [ready] : [ready, `Confirme que este correo es el de su cuenta «${username}»:`],
    button:
      proofUrl === undefined ? { text: 'Ver la tienda', url: shopUrl } : { text: 'Confirmar mi correo', url: proofUrl },
    note: 'Si usted no creó esta cuenta, ignore este mensaje y no confirme nada: no usaremos su correo.',
  };
}

/** Sent to the requested new address; `url` proves it within `hours`. */
export function confirmAddress({
  name,
  username,
  url,
  hours,
}: {
  name: string;
  username: string;
  url: string;
  hours: number;
}): Email {
  return {
    subject: 'Confirme su correo nuevo',
    title: `Hola, ${name}`,
    paragraphs: [
      `Se pidió que este sea el correo de la cuenta «${username}» de Percha. Para que empiece a serlo, confírmelo con este botón:`,
    ],
    button: { text: 'Confirmar mi correo', url },
    note: `El enlace sirve una sola vez y vence en ${hours} horas. Si la cuenta «${username}» no es suya, ignore este mensaje: quien lo confirma deja su correo en esa cuenta.`,
  };
}

/** `url` sets a new password, once, within `minutes`. */
export function passwordReset({ name, url, minutes }: { name: string; url: string; minutes: number }): Email {
  return {
    subject: 'Cambie su contraseña',
    title: `Hola, ${name}`,
    paragraphs: ['Recibimos una solicitud para cambiar la contraseña de su cuenta. Elija una nueva con este botón:'],
    button: { text: 'Elegir una contraseña nueva', url },
    note: `El enlace sirve una sola vez y vence en ${minutes} minutos. Si usted no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.`,
  };
}

/** For a new administrator without a password: `url` sets one, once, within `minutes`. */
export function adminPassword({ name, url, minutes }: { name: string; url: string; minutes: number }): Email {
  return {
    subject: 'Elija su contraseña de administrador',
    title: `Hola, ${name}`,
    paragraphs: [
      'Ahora administra la tienda. Los administradores ingresan con usuario y contraseña: elija la suya con este botón.',
    ],
    button: { text: 'Elegir una contraseña', url },
    note: `El enlace sirve una sola vez y vence en ${minutes} minutos. Si venció, pida otro en «Olvidé mi contraseña».`,
  };
}

export function passwordChanged({ name, shopUrl }: Person): Email {
  return {
    subject: 'Su contraseña cambió',
    title: `Hola, ${name}`,
    paragraphs: [
      'La contraseña de su cuenta se cambió recién. Cerramos las sesiones que estaban abiertas en otros dispositivos.',
    ],
    button: { text: 'No fui yo: recuperar mi cuenta', url: `${shopUrl}${pageAddresses.recovery}` },
  };
}

/** Sent to the present address, whose owner can still prevent the change. */
export function emailChangeAsked({ name, shopUrl }: Person): Email {
  return {
    subject: 'Se pidió cambiar el correo de su cuenta',
    title: `Hola, ${name}`,
    paragraphs: [
      'Con la contraseña de su cuenta se pidió reemplazar este correo por otro. El cambio se hace cuando la dirección nueva se confirme; hasta entonces todo sigue igual.',
    ],
    button: { text: 'No fui yo: cambiar mi contraseña', url: `${shopUrl}${pageAddresses.recovery}` },
    note: 'Al cambiar la contraseña, la solicitud queda sin efecto.',
  };
}

/** Sent to the replaced address, to warn its owner. */
export function emailChanged({ name, shopUrl }: Person): Email {
  return {
    subject: 'El correo de su cuenta cambió',
    title: `Hola, ${name}`,
    paragraphs: [
      'El correo electrónico de su cuenta de Percha se reemplazó por otro. Desde ahora le escribiremos a la dirección nueva.',
    ],
    note: `Si usted no hizo este cambio, responda este mensaje o escríbanos desde ${shopUrl}.`,
  };
}
