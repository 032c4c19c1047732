import { z } from 'zod';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { accountRoleField, ownRole } from '#contract/core/protocol/role-fields.ts';

/** The maximum number of a person's newest reviews that pages know. */
export const mostOwnReviews = 500;

/** The personal data of a page; everything else on a shared page is the same for everybody. */
export const person = z.object({
  /** The mark of the session (session-mark.ts); empty for a guest. */
  mark: z.string(),
  user: z.object({ username: z.string(), name: z.string().nullable(), rol: accountRoleField(), ownRole }).nullable(),
  /** The ids of the favourites, newest first; null for guests and administrators, who have none. */
  favourites: z.array(z.int()).nullable(),
  ownReviews: z.array(z.object({ id: z.int(), productId: z.int() })),
});

export type Person = z.output<typeof person>;

export const personal = {
  show: endpoint({
    method: 'GET',
    path: '/personal',
    summary: 'The logged-in user’s data on pages: the name, the favourites and the user’s own reviews',
    roles: anyone,
    input: z.object({}),
    output: person,
  }),
} as const;
