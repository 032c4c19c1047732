import { letterErrors } from '#contract/letters/letter-errors.ts';
import { storedLetter } from '#contract/letters/letter-texts.ts';
import type { LetterTexts } from '#contract/letters/letter.ts';
import { letterKinds } from '#contract/letters/letters.ts';
import type { LetterKind } from '#contract/letters/letters.ts';
import type { Database } from '#platform/database/database.ts';
import type { ChangeSubscriber } from '#platform/events/follow-changes.ts';
import { liveVersions } from '../../content-versions/content-versions.service.ts';
import type { Services } from '../../context/context.ts';
import { ownOriginal } from './own-original.ts';

/** The tag of the change feed for the texts of letters. */
const lettersTag = 'content:letter';

type Source = {
  readonly db: Database;
  readonly clock: () => Date;
  /** Called when the texts could not be read again; the last ones stay. */
  readonly onFailure: (error: unknown) => void;
};

/** The texts of letters in memory, so that no e-mail waits for a query about its own text. */
export type LetterStore = Services['letters'] & { readonly subscriber: ChangeSubscriber };

/** Reads the texts of letters and keeps them in memory. */
export async function openLetters({ db, clock, onFailure }: Source): Promise<LetterStore> {
  let current = await read();
  let reads = 0;
  let reading = Promise.resolve();

  async function read(): Promise<ReadonlyMap<LetterKind, LetterTexts>> {
    const versions = await liveVersions(db, 'letter', clock());
    return new Map(
      letterKinds.flatMap((kind) => {
        const texts = storedLetter(versions.find(({ key }) => key === kind)?.content);
        return texts ? [[kind, texts] as const] : [];
      }),
    );
  }

  /** A read that began later has newer texts: an earlier one waits for it instead of being applied. */
  function reload(): Promise<void> {
    reads += 1;
    reading = readNow(reads);
    return reading;
  }

  async function readNow(number: number): Promise<void> {
    const next = await read();
    if (number !== reads) return reading;
    current = next;
    return undefined;
  }

  const reloadInBackground = () => void reload().catch(onFailure);
  return {
    current(kind) {
      const own = current.get(kind);
      // Judged at each use, because what a text needs depends on the shop's country.
      return own && letterErrors(kind, own).length === 0 ? own : ownOriginal(kind);
    },
    reload,
    subscriber: {
      resume: reloadInBackground,
      pause: () => undefined,
      invalidate(tags) {
        if (tags.includes(lettersTag)) reloadInBackground();
      },
    },
  };
}
