/** A member of the team; one without an address has no profile yet. */
export type Developer = { readonly name: string; readonly role: string; readonly profile?: string };

type Team = { readonly title: string; readonly people: readonly Developer[] };

/** The developers of the shop. */
export const teams: readonly Team[] = [
  {
    title: 'Frontend',
    people: [
      { name: 'Camila Ferreyra', role: 'Interfaz y sistema visual', profile: 'https://github.com/' },
      { name: 'Tomás Iriarte', role: 'Catálogo y detalle', profile: 'https://github.com/' },
      { name: 'Lucía Bengoechea', role: 'Accesibilidad' },
    ],
  },
  {
    title: 'Backend',
    people: [
      { name: 'Joaquín Sosa', role: 'Órdenes y pagos', profile: 'https://github.com/' },
      { name: 'Valentina Quiroga', role: 'Datos y búsqueda', profile: 'https://github.com/' },
      { name: 'Bruno Achával', role: 'Cuentas y seguridad', profile: 'https://github.com/' },
    ],
  },
];
