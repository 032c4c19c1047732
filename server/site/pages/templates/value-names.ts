/** What the values of the shop are called in the texts of pages: '{{correo}}'. The texts are in Spanish, whoever edits them. */
export const valueNames = {
  name: 'tienda',
  company: 'empresa',
  taxId: 'identificación fiscal',
  address: 'domicilio',
  email: 'correo',
  phone: 'teléfono',
  whatsApp: 'whatsapp',
  /** What is set of the mailbox and the telephone. */
  reached: 'contacto',
  returnDays: 'plazo de devolución',
} as const;
