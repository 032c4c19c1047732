type CarriedFieldsProps = { readonly query: URLSearchParams; readonly keys: readonly string[] };

/** What a form of the catalogue has no field for goes along with it, so that one filter does not undo another. */
export function CarriedFields({ query, keys }: CarriedFieldsProps) {
  return keys.flatMap((key) =>
    query.getAll(key).map((value) => <input key={`${key} ${value}`} type="hidden" name={key} value={value} />),
  );
}
