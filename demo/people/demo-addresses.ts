import { inArray } from 'drizzle-orm';
import { addresses, users } from '#server/people/accounts/accounts.tables.ts';
import type { Transaction } from '#platform/database/database.ts';

const home = { floor: '', notes: '', isDefault: true } as const;

/** The addresses of the demo's customers, by user name. Phones are of the range that nobody has (555). */
const demoAddresses = {
  cliente: [
    {
      ...home,
      recipient: 'Luis Rey',
      phone: '+543515550134',
      street: 'Bv. San Juan',
      number: '742',
      city: 'Córdoba',
      province: 'X',
      postalCode: 'X5000ATO',
    },
  ],
  maria: [
    {
      ...home,
      recipient: 'María Sol',
      phone: '+541155550187',
      street: 'Av. Corrientes',
      number: '1234',
      floor: '5° B',
      city: 'Buenos Aires',
      province: 'C',
      postalCode: 'C1043AAZ',
      notes: 'El timbre no anda: llamar al llegar.',
    },
    {
      ...home,
      isDefault: false,
      recipient: 'Rosa Sol',
      phone: '+542235550161',
      street: 'Güemes',
      number: '2890',
      city: 'Mar del Plata',
      province: 'B',
      postalCode: '7600',
    },
  ],
} as const;

/** Inserts the addresses of the demo's customers. */
export async function insertDemoAddresses(db: Transaction): Promise<void> {
  const names = Object.keys(demoAddresses);
  const people = await db.select().from(users).where(inArray(users.username, names));
  await db
    .insert(addresses)
    .values(
      Object.entries(demoAddresses).flatMap(([username, own]) =>
        people
          .filter((person) => person.username === username)
          .flatMap(({ id }) => own.map((address) => ({ ...address, userId: id }))),
      ),
    );
}
