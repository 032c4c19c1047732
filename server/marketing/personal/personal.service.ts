import { desc, eq, sql } from 'drizzle-orm';
import { mostOwnReviews } from '#contract/marketing/personal.ts';
import type { Person } from '#contract/marketing/personal.ts';
import { markIn } from '#contract/core/shop/session-mark.ts';
import type { Database } from '#platform/database/database.ts';
import { sessions, users } from '#server/people/accounts/accounts.tables.ts';
import type { TokenContext } from '#server/core/context/context.ts';
import { hashOf, isSessionOf, markOf } from '#server/people/accounts/sessions.ts';
import { reviews } from '../reviews/reviews.tables.ts';
import { favourites } from '../wishlist/wishlist.tables.ts';

const guest: Person = { mark: '', user: null, favourites: null, ownReviews: [] };

/**
 * Returns the personal data that pages show for the session of this request. Every page of a customer calls it, so it
 * is one statement, which also looks up the session.
 */
export async function personOf({ db, clock, token, request, session }: TokenContext): Promise<Person> {
  const found = token === undefined ? [] : await statementOf(db).execute({ hash: hashOf(token), now: clock() });
  const [one] = found;
  if (token === undefined || !one) {
    if (markIn(request.headers.get('cookie')) !== '') session.dropMark();
    return guest;
  }
  session.mendMark();
  const { username, name, rol, liked, reviewed } = one;
  return {
    mark: markOf(token),
    user: { username, name, rol },
    favourites: rol === 'client' ? liked : null,
    ownReviews: reviewed.map(([id, productId]) => ({ id, productId })),
  };
}

type Statement = ReturnType<typeof prepare>;

const statements = new WeakMap<Database, Statement>();

/** A prepared statement: PostgreSQL plans it once for each connection. */
function statementOf(db: Database): Statement {
  const known = statements.get(db);
  if (known) return known;
  const made = prepare(db);
  statements.set(db, made);
  return made;
}

function prepare(db: Database) {
  const liked = db
    .select({ id: favourites.productId })
    .from(favourites)
    .where(eq(favourites.userId, users.id))
    .orderBy(desc(favourites.addedAt), desc(favourites.productId));
  const reviewed = db
    .select({ pair: sql`json_build_array(${reviews.id}, ${reviews.productId})` })
    .from(reviews)
    .where(eq(reviews.userId, users.id))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(mostOwnReviews);
  return db
    .select({
      username: users.username,
      name: users.name,
      rol: users.rol,
      liked: sql<number[]>`array(${liked})`,
      reviewed: sql<[number, number][]>`array_to_json(array(${reviewed}))`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isSessionOf(sql.placeholder('hash'), sql.placeholder('now')))
    .prepare('person');
}
