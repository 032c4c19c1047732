import { letterErrors } from '#contract/mail/letters/letter-errors.ts';
import { storedLetter } from '#contract/mail/letters/letter-texts.ts';
import type { LetterTexts } from '#contract/mail/letters/letter.ts';
import { letterKinds, type LetterKind } from '#contract/mail/letters/letters.ts';
import type { Database } from '#platform/database/database.ts';
import type { ChangeSubscriber } from '#platform/events/follow-changes.ts';
import { keepInMemory } from '#platform/events/keep-in-memory.ts';
import { newestVersions } from '#server/core/content-versions/content-versions.service.ts';
import type { Services } from '#server/core/context/context.ts';
import { ownOriginal } from './own-original.ts';

/** The tag of the change feed for the texts of letters. */
const lettersTag = 'content:letter';

type Source = {
  readonly db: Database;
  /** Called when the texts could not be read again; the last ones stay until they are. */
  readonly onFailure: (error: unknown) => void;
};

/** The texts of letters in memory, so that no e-mail waits for a query about its own text. */
export type LetterStore = Services['letters'] & { readonly subscriber: ChangeSubscriber; stop(): void };

/** Reads the texts of letters and keeps them in memory. */
export async function openLetters({ db, onFailure }: Source): Promise<LetterStore> {
  /** The newest version counts at once, whatever the clock of this process says. */
  async function read(): Promise<ReadonlyMap<LetterKind, LetterTexts>> {
    const versions = await newestVersions(db, 'letter');
    return new Map(
      letterKinds.flatMap((kind) => {
        const texts = storedLetter(versions.find(({ key }) => key === kind)?.content);
        return texts ? [[kind, texts] as const] : [];
      }),
    );
  }

  const { current, reload, subscriber, stop } = await keepInMemory({ tag: lettersTag, read, onFailure });
  return {
    current(kind) {
      const own = current().get(kind);
      // Judged at each use, because what a text needs depends on the shop's country.
      return own && letterErrors(kind, own).length === 0 ? own : ownOriginal(kind);
    },
    reload,
    subscriber,
    stop,
  };
}
