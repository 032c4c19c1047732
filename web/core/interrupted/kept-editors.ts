import { isRecord } from '../hydration/unknown-values.ts';
import { readSentForm, writeSentForm } from '../hydration/sent-form.ts';

/**
 * What a person left unsaved in the editors of a page, by the name of the editor, as JSON can say it. It is kept in the place
 * of a form that was sent: no page has both.
 */
type KeptEditors = {
  readonly path: string;
  readonly username: string;
  readonly editors: Readonly<Record<string, unknown>>;
};

/** As a form without fields it is forgotten on whatever page another person opens. */
const noFields = { fields: [] } as const;

/** An editor of a page. */
export type EditorPlace = { readonly path: string; readonly username: string; readonly name: string };

/** Keeps what is unsaved in an editor, beside that of the other editors of its page. */
export function keepEditor({ path, username, name }: EditorPlace, unsaved: unknown): void {
  const kept = readEditors();
  const others = kept?.path === path && kept.username === username ? kept.editors : {};
  write({ path, username, editors: { ...others, [name]: unsaved } });
}

/** Returns what was kept of an editor, and forgets it. Undefined if nothing was; another person's is deleted. */
export function takeEditor({ path, username, name }: EditorPlace): unknown {
  const kept = readEditors();
  if (kept && kept.username !== username) write(null);
  if (kept?.path !== path || kept.username !== username || !(name in kept.editors)) return undefined;
  const { [name]: unsaved, ...others } = kept.editors;
  write(Object.keys(others).length === 0 ? null : { path, username, editors: others });
  return unsaved;
}

function write(kept: KeptEditors | null): void {
  writeSentForm(kept && JSON.stringify({ ...kept, ...noFields }));
}

function readEditors(): KeptEditors | undefined {
  try {
    const kept: unknown = JSON.parse(readSentForm() ?? '');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptEditors {
  return (
    isRecord(value) &&
    typeof value['path'] === 'string' &&
    typeof value['username'] === 'string' &&
    isRecord(value['editors'])
  );
}
