import type { EnglishAnswers } from './english-answer.ts';

export const englishAccountAnswers: EnglishAnswers = {
  'Mi Cuenta': {
    question: 'My account',
    answer: 'With your account you buy, save favourites and leave reviews. What would you like to do?',
  },
  'Cómo Creo Una Cuenta': {
    question: 'How do I create an account?',
    answer: 'At /login, with “Create account”: we ask you for your name, an e-mail address, a username and a password.',
  },
  'Olvidé Mi Contraseña': {
    question: 'I forgot my password',
    answer:
      'At /login choose “I forgot my password”: we send you an e-mail with a link to set a new one. It works for one hour and only once.',
  },
  'Cómo Cambio Mis Datos': {
    question: 'How do I change my details?',
    answer:
      'You change your name, e-mail address, telephone number and address at /user/profile, and your password at /user/changepassword.',
  },
  'Cómo Guardo Mis Favoritos': {
    question: 'How do I save my favourites?',
    answer: 'Once you have signed in, tap the heart of an item. You find them all at /user/wishlist.',
  },
  'Hablar Con Una Persona': {
    question: 'Talk to a person',
    answer:
      'Write to us on WhatsApp, at the foot of any page. An adviser answers Monday to Friday from 9:00 to 18:00 and on Saturdays from 10:00 to 14:00.',
  },
  'Tienen Local A La Calle': {
    question: 'Do you have a shop that I can visit?',
    answer:
      'No: we are an online shop, without branches or pickup in person. You can read more about the shop at /about.',
  },
  Gracias: {
    question: 'Thank you',
    answer: 'You are welcome. If you have another question, I am here.',
  },
};
