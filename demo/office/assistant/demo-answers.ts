import { accountAnswers } from './account-answers.ts';
import { buyingAnswers } from './buying-answers.ts';
import { deliveryAnswers } from './delivery-answers.ts';
import type { DemoAnswer } from './demo-answer.ts';
import { garmentAnswers } from './garment-answers.ts';

/** The question to which every topic leads back. */
export const start = 'Volver Al Inicio';

const welcome: DemoAnswer = {
  name: start,
  respuesta: 'Hola, soy el asistente de Percha. Elija un tema o escriba su pregunta: ¿con qué le doy una mano?',
  alternativa: [
    'Envíos',
    'Talles Y Calce',
    'Cambios Y Devoluciones',
    'Medios De Pago',
    'Mi Pedido',
    'Mi Cuenta',
    'Hablar Con Una Persona',
  ],
};

/** The script of the demo's assistant. The first answer opens the conversation. */
export const demoAnswers: readonly DemoAnswer[] = [
  welcome,
  ...deliveryAnswers,
  ...garmentAnswers,
  ...buyingAnswers,
  ...accountAnswers,
];
