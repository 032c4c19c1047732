import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { EditedLetter, LetterVersion, lettersDesk, ListedLetter } from '#contract/mail/letter-desk.ts';
import { letterErrors } from '#contract/mail/letters/letter-errors.ts';
import { isSameLetter, storedLetter } from '#contract/mail/letters/letter-texts.ts';
import type { LetterTexts } from '#contract/mail/letters/letter.ts';
import { letterOf, lettersHere, opensAccount, type LetterKind } from '#contract/mail/letters/letters.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import {
  holdContent,
  listVersions,
  newestVersion,
  newestVersions,
  saveVersion,
  type StoredVersion,
} from '#server/core/content-versions/content-versions.service.ts';
import { mayVisitor, type Context, type Visitor } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { ownOriginal } from './own-original.ts';

/** Returns every kind of letter that the visitor may change, with its last change. */
export async function listLetters({ db, visitor }: Context): Promise<ListedLetter[]> {
  const stored = await newestVersions(db, 'letter');
  const kinds = lettersHere().filter((kind) => mayWrite(visitor, kind));
  return kinds.map((kind) => {
    const newest = stored.find(({ key }) => key === kind);
    const { subject, isChanged, isBroken } = edited(kind, newest);
    const changed = newest ? { at: shopMoment(newest.at), by: newest.by } : null;
    return { kind, subject, isChanged, isBroken, changed };
  });
}

const mayWrite = (visitor: Visitor, kind: LetterKind) => !opensAccount(kind) || mayVisitor(visitor, 'people.manage');

/** Throws `not_allowed` for a letter whose links get into accounts, unless the visitor manages people. */
function refuseAccess({ visitor }: Context, kind: LetterKind): void {
  if (!mayWrite(visitor, kind)) throw new ShopError('not_allowed');
}

/** Returns the texts of a letter. Throws `not_allowed`. */
export async function letterToEdit(ctx: Context, kind: LetterKind): Promise<EditedLetter> {
  refuseAccess(ctx, kind);
  const { db } = ctx;
  return edited(kind, await newestVersion(db, 'letter', kind));
}

/** Returns the changes of a letter, newest first. */
export async function letterVersions(ctx: Context, kind: LetterKind): Promise<LetterVersion[]> {
  refuseAccess(ctx, kind);
  const { db } = ctx;
  const versions = await listVersions(db, 'letter', kind);
  return versions.map(({ version, at, by, content }) => {
    return { version, at: shopMoment(at), by, texts: storedLetter(content) };
  });
}

/** Saves the texts of a letter; from then on it is sent with them. Throws `changed_meanwhile` and `not_allowed`. */
export async function saveLetter(
  ctx: Context,
  { kind, version, ...given }: Input<typeof lettersDesk.save>,
): Promise<EditedLetter> {
  refuseAccess(ctx, kind);
  const { clock, visitor } = ctx;
  // It is stored in the audit log, which others read.
  const name = inShopLanguage(() => letterOf(kind).name());
  const texts = isSameLetter(given, ownOriginal(kind)) ? null : given;
  const saved = await inTransaction(ctx.db, async (transaction) => {
    await holdContent(transaction, 'letter', kind);
    const newest = await newestVersion(transaction, 'letter', kind);
    const present = edited(kind, newest);
    await refuseStale(transaction, version, { present, subject: kind, actions: ['letter.update', 'letter.reset'] });
    if (isSameLetter(present, given)) return newest;
    const at = clock();
    const by = visitor.role === 'guest' ? '' : visitor.username;
    const stored = { kind: 'letter', key: kind, basedOn: newest?.version, content: { texts }, by, at } as const;
    const after = await saveVersion(transaction, { ...stored, publishAt: at });
    await noteChange(transaction, ctx, {
      action: texts === null ? 'letter.reset' : 'letter.update',
      subject: kind,
      before: { name, ...toldTexts(present) },
      after: { name, ...toldTexts(given) },
    });
    return after;
  });
  await ctx.letters.reload();
  return edited(kind, saved);
}

const toldTexts = ({ subject, title, text, note }: LetterTexts) => ({
  asunto: subject,
  titulo: title,
  texto: text,
  nota: note,
});

function edited(kind: LetterKind, newest: StoredVersion | undefined): EditedLetter {
  const original = ownOriginal(kind);
  const own = newest ? storedLetter(newest.content) : null;
  return {
    kind,
    version: newest?.version ?? 0,
    isChanged: own !== null,
    isBroken: own !== null && letterErrors(kind, own).length > 0,
    original,
    ...(own ?? original),
  };
}
