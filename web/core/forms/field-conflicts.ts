import type { Conflict, FieldChange } from '#contract/core/protocol/row-version.ts';

/** The name of a form's field, and its values as text, for a version conflict. */
export type FieldWords<Value> = {
  readonly label: string;
  readonly shown: (value: Value) => string;
  /** Its name in the audit log, if it differs. */
  readonly logged?: string;
  /** Returns what the form takes of the saved value; by default all of it. */
  readonly taken?: (saved: Value, typed: Value) => Value;
};

/** Every field of a form: a missing one does not compile. */
export type FormWords<Values> = { readonly [Field in keyof Values]-?: FieldWords<Values[Field]> };

/** A version conflict: the values that are saved now, their version, and who changed them. */
export type FormConflict<Values> = {
  readonly saved: Values;
  readonly version: number;
  readonly changedBy: readonly FieldChange[];
};

/** A field that somebody changed since the form was opened. `isMine`: it was changed in the form as well. */
export type FieldConflict = {
  readonly field: string;
  readonly label: string;
  readonly saved: string;
  readonly typed: string;
  readonly isMine: boolean;
  readonly actor: string | undefined;
};

type Edited<Values> = { readonly opened: Values; readonly typed: Values };

/** Returns a conflict with the present row as form values; null if there is none. */
export function formConflict<Present extends { readonly version: number }, Values>(
  conflict: Conflict<Present> | null,
  valuesOf: (present: Present) => Values,
): FormConflict<Values> | null {
  if (!conflict) return null;
  const { present, changedBy } = conflict;
  return { saved: valuesOf(present), version: present.version, changedBy };
}

/** Returns the fields whose saved value differs from the one the form was opened with and from the typed one. */
export function fieldConflicts<Values extends object>(
  words: FormWords<Values>,
  { opened, typed }: Edited<Values>,
  { saved, changedBy }: FormConflict<Values>,
): FieldConflict[] {
  return fieldsOf(words).flatMap((field) => {
    const { label, shown, logged = String(field) } = words[field];
    const [before, now, mine] = [shown(opened[field]), shown(saved[field]), shown(typed[field])];
    if (now === before || now === mine) return [];
    const actor = changedBy.find((change) => change.field === logged)?.actor;
    return [{ field: String(field), label, saved: now, typed: mine, isMine: mine !== before, actor }];
  });
}

/**
 * Returns the form's values after the choice: the saved values of the fields in `taken`, the typed values of the
 * others.
 */
export function mergedValues<Values extends object>(
  words: FormWords<Values>,
  typed: Values,
  saved: Values,
  taken: ReadonlySet<string>,
): Values {
  return fieldsOf(words)
    .filter((field) => taken.has(String(field)))
    .reduce((merged, field) => ({ ...merged, [field]: takenOf(words, field, saved, typed) }), typed);
}

function takenOf<Values, Field extends keyof Values>(
  words: FormWords<Values>,
  field: Field,
  saved: Values,
  typed: Values,
): Values[Field] {
  const { taken = (value) => value } = words[field];
  return taken(saved[field], typed[field]);
}

function fieldsOf<Values extends object>(words: FormWords<Values>): Extract<keyof Values, string>[] {
  const isField = (name: string): name is Extract<keyof Values, string> => name in words;
  return Object.keys(words).filter(isField);
}
