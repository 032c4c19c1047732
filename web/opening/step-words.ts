import { href } from 'react-router';
import type { OpeningStep } from '#contract/opening.ts';

type StepWords = { readonly title: string; readonly about: string; readonly to: string; readonly link: string };

const settings = (group: string) => href('/admin/settings/:group?', { group });

/** What each step is about, and where it is done. */
export const stepWords = {
  address: {
    title: 'La dirección',
    about: 'La dirección pública de la tienda, con https.',
    to: settings('web'),
    link: 'Completar la dirección',
  },
  identity: {
    title: 'La identidad',
    about: 'El nombre con que se presenta la tienda.',
    to: settings('identity'),
    link: 'Elegir el nombre',
  },
  seller: {
    title: 'El vendedor',
    about: 'Quién vende, como la ley pide que se informe.',
    to: settings('seller'),
    link: 'Completar los datos del vendedor',
  },
  contact: {
    title: 'El contacto',
    about: 'Cómo llegan los clientes a la tienda.',
    to: settings('contact'),
    link: 'Completar el contacto',
  },
  pages: {
    title: 'Las páginas legales',
    about: 'Los términos, la privacidad y las devoluciones, publicados. Hay una plantilla de cada una para su país.',
    to: href('/admin/pages'),
    link: 'Escribir y publicar las páginas',
  },
  payment: {
    title: 'Los cobros',
    about: 'La cuenta en la que entra el dinero. Al guardarla se prueba con el medio de pago.',
    to: settings('payment'),
    link: 'Conectar la cuenta',
  },
  mail: {
    title: 'El correo',
    about: 'El servidor por el que salen los correos, y un correo de prueba.',
    to: settings('mail'),
    link: 'Configurar el correo',
  },
  delivery: {
    title: 'La entrega',
    about: 'Cómo llegan las prendas: a domicilio o con retiro.',
    to: href('/admin/delivery'),
    link: 'Crear una forma de entrega',
  },
  product: {
    title: 'El primer producto',
    about: 'Al menos un producto con stock.',
    to: href('/admin/createproduct'),
    link: 'Crear un producto',
  },
} as const satisfies Record<OpeningStep['name'], StepWords>;
