import type { EnglishPage } from './english-page.ts';

export const englishCookies: EnglishPage = {
  title: 'Cookie policy',
  description: 'What this site stores in your browser, why and for how long.',
  blocks: [
    {
      block: 'paragraph',
      text: 'A cookie is a small text that a site stores in your browser. This site uses only those that it needs in order to work: there are no cookies for advertising or measurement, and nobody else reads ours.',
    },
    { block: 'heading', text: 'What we store' },
    {
      block: 'table',
      head: ['What', 'Why', 'Until when'],
      rows: [
        ['Session', 'To recognise that you have signed in.', 'Until you sign out, or 30 days.'],
        ['Known browser', 'To protect your account from anyone who tries to guess your password.', 'One year.'],
        ['Purchase without an account', 'Not to repeat the order if you send it twice.', '30 days.'],
        ['Cart', 'To remember what you added, also without signing in.', 'Until you buy it or empty the cart.'],
        ['Preferences', 'To remember filters and viewed products on this device.', 'Until you remove them.'],
      ],
    },
    { block: 'heading', text: 'Why we do not ask for your permission' },
    {
      block: 'paragraph',
      text: 'Under Ley 25.326 de Protección de los Datos Personales, Argentina’s personal data protection act, what is indispensable to provide the service that you ask for does not need your consent. If we ever add other cookies, we will ask you first.',
    },
    { block: 'heading', text: 'What happens when you pay' },
    {
      block: 'paragraph',
      text: 'You pay on the page of the payment provider, which has its own cookies and its own policy. We do not receive your card details.',
    },
    { block: 'heading', text: 'How to remove them' },
    {
      block: 'list',
      items: [
        'Sign out: the cookies of the session and what is stored about you on the device are deleted.',
        'In the settings of your browser you can see, delete or block cookies. Without that of the session you cannot sign in.',
      ],
    },
    { block: 'heading', text: 'Questions' },
    { block: 'paragraph', text: 'The party responsible is {{empresa}}. Write to us at {{correo}}.' },
  ],
};
