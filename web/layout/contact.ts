const greeting = '¡Hola, Percha! Quisiera hacerles una consulta.';

/** The shop's contact data. The phone number is one that no subscriber has. */
export const contact = {
  instagram: 'https://www.instagram.com/',
  whatsApp: `https://wa.me/5491100000000?text=${encodeURIComponent(greeting)}`,
} as const;
