import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { noteTypedEarly } from './layout/typed-early.ts';

const putBack = noteTypedEarly(document);

function Shop() {
  useEffect(() => putBack(), []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Shop />
    </StrictMode>,
  );
});
