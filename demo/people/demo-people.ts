/** The accounts of the demo shop. Their passwords are printed on start, so they exist in demo mode only. */
export const demoPeople = [
  {
    username: 'admin',
    password: 'admin1234',
    rol: 'admin',
    name: 'Ana',
    lastname: 'Paz',
    email: 'admin@percha.example',
    legajo: '100001',
  },
  {
    username: 'cliente',
    password: 'cliente1234',
    rol: 'client',
    name: 'Luis',
    lastname: 'Rey',
    email: 'cliente@percha.example',
    legajo: null,
  },
  {
    username: 'maria',
    password: 'maria1234',
    rol: 'client',
    name: 'María',
    lastname: 'Sol',
    email: 'maria@percha.example',
    legajo: null,
  },
] as const;
