type CarriedFieldsProps = { readonly query: URLSearchParams; readonly keys: readonly string[] };

/**
 * Hidden fields for the query parameters that a catalogue form has no field for, so that one filter does not reset
 * another.
 */
export function CarriedFields({ query, keys }: CarriedFieldsProps) {
  return keys.flatMap((key) =>
    query.getAll(key).map((value) => <input key={`${key} ${value}`} type="hidden" name={key} value={value} />),
  );
}
