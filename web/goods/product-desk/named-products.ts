/** Returns the products of a form for several, which names each as its number and its name: '12 Camisa'. */
export function namedProducts(form: FormData): { readonly id: string; readonly name: string }[] {
  return form.getAll('product').map((named) => {
    const [, id = '', name = ''] = typeof named === 'string' ? (/^(\d+) (.*)$/s.exec(named) ?? []) : [];
    return { id, name };
  });
}
