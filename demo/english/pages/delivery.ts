import type { EnglishPage } from './english-page.ts';

export const englishDelivery: EnglishPage = {
  title: 'Delivery',
  description: 'How purchases from {{tienda}} arrive, how long they take and how to track them.',
  blocks: [
    { block: 'heading', text: 'What it costs and how long it takes' },
    {
      block: 'paragraph',
      text: 'The price and the time depend on your address and on the delivery method. You see both before you pay: in your cart, on the page of each product and when you choose the delivery. The time is counted in working days from when the payment is approved.',
    },
    { block: 'heading', text: 'How it works' },
    {
      block: 'steps',
      items: [
        'Choose the delivery method and confirm your address.',
        'Once the payment is approved, we prepare your purchase.',
        'When we dispatch it, we send you an e-mail with the tracking link.',
        'If you chose to pick it up at the shop, we tell you when it is ready.',
      ],
    },
    { block: 'heading', text: 'Who can receive it' },
    {
      block: 'paragraph',
      text: 'Anyone of age who is at the address, with their DNI (the Argentine identity document). If nobody is in, the carrier leaves a note and calls again or keeps the parcel at a branch.',
    },
    { block: 'heading', text: 'If something goes wrong' },
    {
      block: 'list',
      items: [
        'If the parcel arrives open or damaged, accept it with a note that says so or refuse it, and write to us the same day with a photo.',
        'If the time has passed and it has not arrived, write to us: we trace the parcel, send it again or refund your money.',
        'If the address was wrong, tell us before we dispatch it and we will correct it at no cost.',
      ],
    },
    { block: 'heading', text: 'Contact' },
    { block: 'paragraph', text: 'Write to us or call us with the number of your order: {{contacto}}.' },
  ],
};
