import type { EnglishAnswers } from './english-answer.ts';

export const englishBuyingAnswers: EnglishAnswers = {
  'Medios De Pago': {
    question: 'Payment methods',
    answer: 'You pay with a credit or debit card on the page of Mercado Pago, to which your cart takes you.',
  },
  'Puedo Pagar En Cuotas': {
    question: 'Can I pay in instalments?',
    answer:
      'Yes, with a credit card. The instalments and their interest depend on your bank: Mercado Pago shows them to you before you confirm the payment.',
  },
  'Es Seguro Pagar Acá': {
    question: 'Is it safe to pay here?',
    answer:
      'Yes. Only Mercado Pago receives your card details, and they never pass through the shop. Everything else travels encrypted.',
  },
  'Mi Pago Fue Rechazado': {
    question: 'My payment was rejected',
    answer:
      'You were not charged anything and the items are still in your cart (/bag). Check the details and the limit of the card, or try another one. If it is the bank that stops it, a call to authorise the purchase is enough.',
  },
  'Mi Pago Está Pendiente': {
    question: 'My payment is pending',
    answer:
      'Mercado Pago is reviewing it and usually decides the same day. Do not pay again: we keep the items for you and you will see the result at /user/orders.',
  },
  'Qué Ofertas Hay': {
    question: 'Which offers are there?',
    answer: 'The items with a discount are together at /home?offers=true, with the previous price in view.',
  },
  'Cómo Compro': {
    question: 'How do I buy?',
    answer:
      'Choose an item and its size, add it to the cart and open the cart (/bag). With “Go to payment” you complete the payment at Mercado Pago. All you need is an account in the shop.',
  },
  'Mi Pedido': {
    question: 'My order',
    answer: 'All your purchases and their status are at /user/orders. What do you need?',
  },
  'Dónde Está Mi Pedido': {
    question: 'Where is my order?',
    answer:
      '{compras} When the parcel leaves, we send you an e-mail to track it. If more than seven working days have passed and it has not arrived, write to us.',
  },
  'Puedo Cancelar Mi Pedido': {
    question: 'Can I cancel my order?',
    answer:
      'As long as you have not paid for it, yes: at /user/orders, with the cancel button. If you have already paid, write to us before the parcel leaves, or return it when you receive it.',
  },
  'Necesito El Comprobante': {
    question: 'I need a receipt',
    answer:
      'Open the purchase at /user/orders and download the order as a PDF. If you need an invoice of type A, ask for it on WhatsApp with your CUIT (the Argentine tax number) and the order number.',
  },
};
