import type { Letter } from '../letter.ts';

type Person = { readonly name: string; readonly shopUrl: string };

export function welcome({ name, shopUrl }: Person): Letter {
  return {
    subject: '¡Le damos la bienvenida a Percha!',
    title: `Hola, ${name}`,
    paragraphs: [
      'Su cuenta ya está lista. Con ella puede comprar más rápido, guardar sus favoritos y seguir cada pedido.',
    ],
    button: { text: 'Ver la tienda', url: shopUrl },
    note: 'Si usted no creó esta cuenta, puede ignorar este mensaje.',
  };
}

/** `url` sets a new password, once, within `minutes`. */
export function passwordReset({ name, url, minutes }: { name: string; url: string; minutes: number }): Letter {
  return {
    subject: 'Cambie su contraseña',
    title: `Hola, ${name}`,
    paragraphs: ['Recibimos un pedido para cambiar la contraseña de su cuenta. Elija una nueva con este botón:'],
    button: { text: 'Elegir una contraseña nueva', url },
    note: `El enlace sirve una sola vez y vence en ${minutes} minutos. Si usted no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.`,
  };
}

export function passwordChanged({ name, shopUrl }: Person): Letter {
  return {
    subject: 'Su contraseña cambió',
    title: `Hola, ${name}`,
    paragraphs: [
      'La contraseña de su cuenta se cambió recién. Cerramos las sesiones que estaban abiertas en otros dispositivos.',
    ],
    button: { text: 'No fui yo: recuperar mi cuenta', url: `${shopUrl}/login/recovery` },
  };
}

/** Goes to the address that was replaced: its owner is the one to be warned. */
export function emailChanged({ name, shopUrl }: Person): Letter {
  return {
    subject: 'El correo de su cuenta cambió',
    title: `Hola, ${name}`,
    paragraphs: [
      'El correo electrónico de su cuenta de Percha se reemplazó por otro. Desde ahora le escribiremos a la dirección nueva.',
    ],
    note: `Si usted no hizo este cambio, responda este mensaje o escríbanos desde ${shopUrl}.`,
  };
}
