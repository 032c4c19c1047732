import type { z } from 'zod';
import type { StreamType } from './answered-stream.ts';
import type { ErrorCode } from './errors.ts';
import type { Gate, OpenRoles } from './permissions.ts';
import { staffRoles } from './staff-roles.ts';

export type StepUp = 'always' | 'staff' | 'amount';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const anyone = ['guest', 'customer', ...staffRoles] as const satisfies OpenRoles;
export const guests = ['guest'] as const satisfies OpenRoles;
export const loggedIn = ['customer', ...staffRoles] as const satisfies OpenRoles;
export const customers = ['customer'] as const satisfies OpenRoles;

/**
 * One call of the API as data. `path` is below the API base, with parameters as `:name`. `input` is the schema of all
 * input: parameters of the path, then the query of a GET or the JSON body of the other methods. `output` is the schema
 * of the response; a field that it does not name is not sent. It is used in both directions (zod codecs): the JSON form
 * outside, the form of the code inside. Who may call is said by `roles` or by a `permission`.
 */
export type Endpoint = Gate & {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  /**
   * The body of the request: JSON; the bytes of a file, which the input then holds as `bytes`; or JSON whose sender signs
   * it (`signed`), which is checked as JSON and which the input holds as `bytes` too, exactly as they arrived.
   */
  readonly body?: 'json' | 'bytes' | 'signed';
  /** The most bytes of a file that is sent; those of a picture without it. */
  readonly mostBytes?: number;
  /**
   * The media type of a file or stream that is answered, which the output then describes (`answeredFile`, `answeredStream`);
   * JSON without it. What somebody sent is `application/octet-stream`, which no browser opens.
   */
  readonly answers?: 'application/pdf' | 'application/octet-stream' | StreamType;
  /**
   * Which callers must have proven who they are in the last ten minutes of their session, by their second factor, or by the password if
   * they have none: `always` all; `staff` those of the shop who have a factor; `amount` the same above the owner's amount, which the
   * service decides. All of them are in `callsWithStepUp`.
   */
  readonly stepUp?: StepUp;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly status?: 200 | 201 | 204;
  readonly errors?: readonly ErrorCode[];
};

/** What a caller passes: the JSON form, before defaults and conversions. */
export type Given<E extends Endpoint> = z.input<E['input']>;

/** What the server's code receives. */
export type Input<E extends Endpoint> = z.output<E['input']>;

/** What the server's code returns and the client receives. */
export type Output<E extends Endpoint> = z.output<E['output']>;

/** Returns the description, with its exact type inferred. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

/** Returns the names of the parameters in a path: '/products/detail/:id' has ['id']. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
}
