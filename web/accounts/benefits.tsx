const benefits = [
  { title: 'Compra más rápida', text: 'Sus datos quedan guardados para la próxima vez.' },
  { title: 'Historial de compras', text: 'Todas sus órdenes, con su documento para descargar.' },
  { title: 'Seguimiento de compras', text: 'El estado de cada compra, siempre a la vista.' },
] as const;

/** The benefits of having an account. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="self-start bg-sand p-8 md:p-12">
      <h2 id="benefits" className="font-display text-title">
        Con su cuenta
      </h2>
      <ul className="mt-6 grid gap-6">
        {benefits.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-4">
            <p className="font-medium">{title}</p>
            <p className="mt-1 text-small text-stone">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
