import type { ReactNode } from 'react';

type OwnNameProps = { readonly text: string; readonly name: string; readonly lang: string | undefined };

/** A sentence of the interface with a name that the owner gave, which says its language where it has another one. */
export function OwnName({ text, name, lang }: OwnNameProps): ReactNode {
  if (lang === undefined || !text.includes(name)) return text;
  const [before = '', ...after] = text.split(name);
  return (
    <>
      {before}
      <span lang={lang}>{name}</span>
      {after.join(name)}
    </>
  );
}
