import { desc, eq, sql } from 'drizzle-orm';
import { mostOwnReviews, type Person } from '#contract/marketing/personal.ts';
import { markIn } from '#contract/core/shop/session-mark.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { sessions, users } from '#server/people/accounts/accounts.tables.ts';
import type { TokenContext } from '#server/core/context/context.ts';
import type { KnownPerson } from '#server/core/context/known-people.ts';
import { ofOnePerson } from '#platform/events/follow-changes.ts';
import type { Made } from '#platform/page-cache/tag-cache.ts';
import { hashOf, isSessionOf, markOf } from '#server/people/accounts/sessions.ts';
import { reviews } from '../reviews/reviews.tables.ts';
import { favourites } from '../wishlist/wishlist.tables.ts';

const nobody: KnownPerson = { person: { mark: '', user: null, favourites: null, ownReviews: [] }, bytes: 0 };

/** What a person takes in memory, and each favourite and own review, in bytes. */
const bytesOfPerson = 1000;
const bytesOfId = 8;
const bytesOfReview = 80;

/**
 * Returns the personal data that pages show for the session of this request. Every page of a customer calls it, so it is kept
 * until a change of it is told, and else is one statement, which also looks up the session.
 */
export async function personOf(ctx: TokenContext): Promise<Person> {
  const { token, request, session, knownPeople } = ctx;
  const key = token === undefined ? undefined : hashOf(token).toString('base64');
  const { person } = key === undefined ? nobody : await knownPeople.getOr(key, () => read(ctx));
  if (markIn(request.headers.get('cookie')) === person.mark) return person;
  if (person.user === null) session.dropMark();
  else session.mendMark();
  return person;
}

/** Reads the person of a session. Nobody is not kept: a token may be a stranger's invention. */
async function read({ db, clock, token = '' }: TokenContext): Promise<Made<KnownPerson>> {
  const [one] = await personOfSession(db, { hash: hashOf(token), now: clock() });
  if (!one) return { value: nobody, tags: new Set(), until: 0, mayCache: false };
  const { id, expiresAt, username, name, rol, ownRole, liked, reviewed } = one;
  const person = {
    mark: markOf(token),
    user: { username, name, rol, ownRole },
    favourites: rol === 'client' ? liked : null,
    ownReviews: reviewed.map(([review, productId]) => ({ id: review, productId })),
  };
  const bytesOfRole = JSON.stringify(ownRole).length;
  const bytes = bytesOfPerson + bytesOfRole + bytesOfId * liked.length + bytesOfReview * reviewed.length;
  return {
    value: { person, bytes },
    tags: new Set([`${ofOnePerson}${id}`]),
    until: expiresAt.getTime(),
    mayCache: true,
  };
}

/** One statement, with the session. */
const personOfSession = prepared((db, given: Given<{ hash: Buffer; now: Date }>) => {
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
      id: users.id,
      expiresAt: sessions.expiresAt,
      username: users.username,
      name: users.name,
      rol: users.rol,
      ownRole: users.ownRole,
      liked: sql<number[]>`array(${liked})`,
      reviewed: sql<[number, number][]>`array_to_json(array(${reviewed}))`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isSessionOf(given('hash'), given('now')));
});
