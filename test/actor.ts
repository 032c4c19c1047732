import { call, type Send } from '#contract/core/protocol/call.ts';
import type { Endpoint, Given, Output } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';

/** A user of the shop's API in a test. */
export type Actor = {
  readonly username: string;
  /** Calls like the site does; throws the ShopError of a rejection. */
  call<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<Output<E>>;
  /** Returns the error of a call that must be rejected; throws when it is not. */
  refusal<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<ShopError>;
  /** Sends a raw request below the API base, for input that the types forbid. */
  send: Send;
};

export function createActor(username: string, send: Send): Actor {
  return {
    username,
    send,
    call: (endpoint, input) => call(send, endpoint, input),
    refusal: (endpoint, input) =>
      call(send, endpoint, input).then(
        () => {
          throw new Error(`${endpoint.method} ${endpoint.path} was not refused`);
        },
        (error: unknown) => {
          if (error instanceof ShopError) return error;
          throw error;
        },
      ),
  };
}
