import { formatPrice } from '#contract/core/money/price-words.ts';
import { demoDelivery } from '../../delivery/demo-delivery.ts';
import type { EnglishAnswers } from './english-answer.ts';

export const englishDeliveryAnswers: EnglishAnswers = {
  Envíos: {
    question: 'Delivery',
    answer:
      'We deliver all over the country, to your door and with tracking. What would you like to know about delivery?',
  },
  'Cuánto Cuesta El Envío': {
    question: 'How much does delivery cost?',
    answer: `Delivery costs ${formatPrice(demoDelivery.rate.price)} per purchase, for one item or for several. You see it added to the subtotal in your cart (/bag) before you pay.`,
  },
  'Cuánto Tarda El Envío': {
    question: 'How long does delivery take?',
    answer:
      'We prepare the parcel within one working day. From then it takes 2 to 4 working days in the City of Buenos Aires and Greater Buenos Aires, and 4 to 7 in the rest of the country.',
  },
  'A Dónde Envían': {
    question: 'Where do you deliver?',
    answer:
      'To any address in Argentina, Buenos Aires, the provinces and Patagonia included. For now we do not deliver abroad.',
  },
  'Cambios Y Devoluciones': {
    question: 'Returns and exchanges',
    answer:
      'You have thirty days from when you receive your purchase to change your mind or your size. What do you need to do?',
  },
  'Cómo Cambio Una Prenda': {
    question: 'How do I exchange an item?',
    answer:
      'Write to us on WhatsApp with your order number and the size or colour that you prefer. The item must be unworn and with its label. The first exchange of a size costs you nothing.',
  },
  'Cómo Devuelvo Una Prenda': {
    question: 'How do I return an item?',
    answer:
      'Write to us on WhatsApp with your order number: we send you the label for the post and have the parcel collected. The item must be unworn, with its label, and within the thirty days.',
  },
  'Cuándo Me Devuelven El Dinero': {
    question: 'When do I get my money back?',
    answer:
      'As soon as we receive the item we ask Mercado Pago for the refund, to the same payment method that you used. With a credit card you see it within one or two statements; with a debit card or account balance, in about ten days.',
  },
  'La Prenda Llegó Con Una Falla': {
    question: 'My item arrived with a fault',
    answer:
      'We are sorry. Send us a photo of the fault and your order number on WhatsApp: we mend it, exchange it or refund your money, as you prefer and at no cost.',
  },
};
