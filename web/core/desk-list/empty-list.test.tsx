import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { EmptyList } from './empty-list.tsx';

function shown(query: string): string {
  const Component = () => (
    <EmptyList
      place={{ path: '/admin/orders', query, order: '' }}
      noneFound="Ninguna coincide"
      noneYet="Todavía no hay órdenes"
      hint="Aparecen aquí."
      action={<button type="button">Cargar una orden</button>}
    />
  );
  const Page = createRoutesStub([{ path: '/', Component }]);
  return renderToStaticMarkup(<Page />);
}

test('LIST-7 a list that filters empty leads back to all, and one without anything yet says what to do first', () => {
  for (const query of ['?number=1042', '?number=1042&order=date-asc', '?fulfilment=to_prepare&after=x']) {
    const text = shown(query);
    expect(text).toContain('Ninguna coincide');
    expect(text).toMatch(/href="\/admin\/orders"/);
    expect(text).not.toContain('Cargar una orden');
  }
  for (const query of ['', '?number=', '?order=date-asc', '?after=x', '?volver=%2Fadmin']) {
    const text = shown(query);
    expect(text).toContain('Todavía no hay órdenes');
    expect(text).toContain('Aparecen aquí.');
    expect(text).toContain('Cargar una orden');
    expect(text).not.toContain('href=');
  }
});
