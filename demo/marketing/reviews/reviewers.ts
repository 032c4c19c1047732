/** Customers of the demo shop who wrote reviews. They have no password, so nobody can log in as one. */
const people = [
  ['Lucía', 'Fernández'],
  ['Martín', 'Acosta'],
  ['Sofía', 'Benítez'],
  ['Joaquín', 'Molina'],
  ['Valentina', 'Suárez'],
  ['Nicolás', 'Ferreyra'],
  ['Camila', 'Ortiz'],
  ['Tomás', 'Aguirre'],
  ['Julieta', 'Ramos'],
  ['Federico', 'Luna'],
  ['Micaela', 'Cabrera'],
  ['Agustín', 'Ríos'],
  ['Florencia', 'Vega'],
  ['Gonzalo', 'Peralta'],
  ['Rocío', 'Medina'],
  ['Ezequiel', 'Godoy'],
  ['Carolina', 'Núñez'],
  ['Santiago', 'Rojas'],
  ['Paula', 'Herrera'],
  ['Matías', 'Silva'],
  ['Daniela', 'Castro'],
  ['Facundo', 'Ibáñez'],
  ['Natalia', 'Correa'],
  ['Diego', 'Sosa'],
] as const;

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** lucia.fernandez and the others, as rows of users. */
export const reviewers = people.map(([name, lastname]) => {
  const username = `${plain(name)}.${plain(lastname)}`;
  return { username, name, lastname, email: `${username}@percha.example`, rol: 'client' as const };
});
