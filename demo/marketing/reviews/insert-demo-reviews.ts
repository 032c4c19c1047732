import { and, asc, eq, inArray } from 'drizzle-orm';
import { dayMs } from '#contract/core/time/units.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { products, variants } from '#server/goods/products/catalogue.tables.ts';
import type { Transaction } from '#platform/database/database.ts';
import { orderLines, orders } from '#server/sales/orders/orders.tables.ts';
import { reviews } from '#server/marketing/reviews/reviews.tables.ts';
import { insertDemoOrder } from '#demo/sales/orders/demo-orders.ts';
import { demoPaymentId } from '#demo/sales/orders/demo-payments.ts';
import { demoReviews } from './demo-reviews.ts';

/** The first number of the payments of the reviewers' purchases; far from those of the other demo payments. */
const firstPayment = 1000;

/** Every third review is by a user who never bought here. */
const isBought = (place: number) => place % 3 !== 0;

/** Inserts the reviewers with their purchases and reviews, and reviews by the demo's own customers. */
export async function insertDemoReviews(db: Transaction): Promise<void> {
  const people = await db.insert(users).values(reviewers).returning({ id: users.id, email: users.email });
  const goods = await db.select().from(products).orderBy(asc(products.id));
  const sizes = await db.select().from(variants).orderBy(asc(variants.id));
  const sizeOf = new Map(sizes.toReversed().map((variant) => [variant.productId, variant]));
  const written = demoReviews({ colors: goods.map(({ color }) => color), reviewers: people.length }).flatMap((one) => {
    const [author, product] = [people[one.reviewer], goods[one.product]];
    const variant = product && sizeOf.get(product.id);
    return author && variant ? [{ ...one, author, product, variant }] : [];
  });
  await db.insert(reviews).values(
    written.map(({ author, product, calification, comment, daysAgo }) => ({
      userId: author.id,
      productId: product.id,
      calification,
      comment,
      createdAt: new Date(Date.now() - daysAgo * dayMs),
    })),
  );
  const sales = Map.groupBy(
    written.filter((_, place) => isBought(place)),
    ({ author }) => author,
  );
  for (const [place, [buyer, bought]] of [...sales].entries()) {
    const daysAgo = 9 + Math.max(...bought.map((one) => one.daysAgo));
    await insertDemoOrder(db, {
      deliveryAddress: null,
      buyer,
      status: 'approved',
      bought,
      paymentId: demoPaymentId(firstPayment + place),
      daysAgo,
    });
  }
  await insertCustomersReviews(db);
}

const words = [
  { calification: 5, comment: 'Llegó en dos días y la calidad es excelente. Ya encargué otra.' },
  { calification: 4, comment: 'Muy linda. El talle es un poco amplio, pero queda bien igual.' },
] as const;

/** Inserts reviews by the demo's customers of their last purchases, so that their own lists are not empty. */
async function insertCustomersReviews(db: Transaction): Promise<void> {
  const bought = await db
    .select({ userId: users.id, productId: orderLines.productId })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(orderLines, eq(orderLines.orderReference, orders.reference))
    .where(and(eq(orders.status, 'approved'), inArray(users.username, ['cliente', 'maria'])))
    .orderBy(asc(orders.orderDate), asc(orderLines.position));
  for (const lines of Map.groupBy(bought, ({ userId }) => userId).values()) {
    const rows = words.flatMap((said, place) => {
      const line = lines[place];
      return line ? [{ ...line, ...said, createdAt: new Date(Date.now() - (3 - place) * dayMs) }] : [];
    });
    await db.insert(reviews).values(rows).onConflictDoNothing();
  }
}

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
