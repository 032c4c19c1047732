import type { Executor } from '#platform/database/database.ts';

/** A company that brings parcels. */
export type Carrier = {
  readonly id: number;
  readonly name: string;
  /** False for one that takes no new parcels. */
  readonly isActive: boolean;
  /** Returns true for a text that can be a tracking number of this carrier. */
  accepts(trackingNumber: string): boolean;
  /** Returns the address of the carrier's page about a parcel; null if it has none. */
  linkOf(trackingNumber: string): string | null;
};

/**
 * The port to carriers. No method sends a request: a carrier that is down never stops a sale or a parcel. An adapter that
 * asks a carrier's service does that in a job of its own.
 */
export type Carriers = {
  /** Returns the carriers of these ids, also inactive ones. */
  named(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, Carrier>>;
};
