import type { DemoAnswer } from './demo-answer.ts';

/** The account, favourites, and how to reach the shop. */
export const accountAnswers: readonly DemoAnswer[] = [
  {
    name: 'Mi Cuenta',
    respuesta: 'Con su cuenta compra, guarda favoritos y deja reseñas. ¿Qué quiere hacer?',
    alternativa: [
      'Cómo Creo Una Cuenta',
      'Olvidé Mi Contraseña',
      'Cómo Cambio Mis Datos',
      'Cómo Guardo Mis Favoritos',
      'Volver Al Inicio',
    ],
  },
  {
    name: 'Cómo Creo Una Cuenta',
    respuesta: 'En /login, con "Crear Cuenta": le pedimos su nombre, un correo, un usuario y una contraseña.',
    alternativa: ['Cómo Compro', 'Olvidé Mi Contraseña', 'Volver Al Inicio'],
  },
  {
    name: 'Olvidé Mi Contraseña',
    respuesta:
      'En /login elija "Olvidé mi contraseña": le mandamos un correo con un enlace para poner una nueva. Vale por una hora y una sola vez.',
    alternativa: ['Cómo Cambio Mis Datos', 'Hablar Con Una Persona', 'Volver Al Inicio'],
  },
  {
    name: 'Cómo Cambio Mis Datos',
    respuesta:
      'Su nombre, correo, teléfono y dirección se cambian en /user/profile; la contraseña, en /user/changepassword.',
    alternativa: ['Olvidé Mi Contraseña', 'Mi Cuenta', 'Volver Al Inicio'],
  },
  {
    name: 'Cómo Guardo Mis Favoritos',
    respuesta: 'Con la sesión iniciada, toque el corazón de una prenda. Las encuentra todas en /user/wishlist.',
    alternativa: ['Cómo Creo Una Cuenta', 'Qué Ofertas Hay', 'Volver Al Inicio'],
  },
  {
    name: 'Hablar Con Una Persona',
    respuesta:
      'Escríbanos por WhatsApp, al pie de cualquier página. Un asesor contesta de lunes a viernes de 9 a 18 y los sábados de 10 a 14.',
    alternativa: ['Tienen Local A La Calle', 'Cambios Y Devoluciones', 'Volver Al Inicio'],
  },
  {
    name: 'Tienen Local A La Calle',
    respuesta:
      'No: somos una tienda en línea, sin sucursales ni retiro en persona. Puede leer más de la tienda en /about.',
    alternativa: ['A Dónde Envían', 'Hablar Con Una Persona', 'Volver Al Inicio'],
  },
  {
    name: 'Gracias',
    respuesta: 'De nada. Si le queda otra duda, acá estoy.',
    alternativa: ['Hablar Con Una Persona', 'Volver Al Inicio'],
  },
];
