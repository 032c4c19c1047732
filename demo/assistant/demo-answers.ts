import { accountAnswers } from './account-answers.ts';
import { buyingAnswers } from './buying-answers.ts';
import { deliveryAnswers } from './delivery-answers.ts';
import type { DemoAnswer } from './demo-answer.ts';
import { garmentAnswers } from './garment-answers.ts';

/** Every topic leads back here. */
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

/** What the demo's assistant knows. The first one opens the conversation. */
export const demoAnswers: readonly DemoAnswer[] = [
  welcome,
  ...deliveryAnswers,
  ...garmentAnswers,
  ...buyingAnswers,
  ...accountAnswers,
];
