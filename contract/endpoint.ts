import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who asks: nobody logged in, a customer, or an administrator. */
export type Role = 'guest' | 'customer' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Roles = readonly [Role, ...Role[]];

export const anyone = ['guest', 'customer', 'admin'] as const satisfies Roles;
export const loggedIn = ['customer', 'admin'] as const satisfies Roles;
export const customers = ['customer'] as const satisfies Roles;
export const admins = ['admin'] as const satisfies Roles;

/**
 * One call of the API as data. `path` is below the API base and holds its parameters as `:name`.
 * `input` describes everything that comes in, wherever it travels: parameters of the path, then the query of a GET or
 * the JSON body of the other methods. `output` is what goes out; a field that it does not name is not sent.
 * An output is read in two directions (zod codecs): the wire's form on the outside, the code's form on the inside.
 */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly roles: Roles;
  /** What travels: JSON, or the bytes of a file, which the input then holds as `bytes`. */
  readonly body?: 'json' | 'bytes';
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly status?: 200 | 201 | 204;
  readonly errors?: readonly ErrorCode[];
};

/** What a caller gives: the wire's form, before defaults and conversions. */
export type Given<E extends Endpoint> = z.input<E['input']>;

/** What the server's code receives. */
export type Input<E extends Endpoint> = z.output<E['input']>;

/** What the server's code returns and the client receives. */
export type Output<E extends Endpoint> = z.output<E['output']>;

/** Keeps the exact types of an endpoint while it is written down. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

/** The names of the parameters in a path: '/products/detail/:id' has ['id']. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
}
