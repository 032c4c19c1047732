import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { noteDoneEarly } from './hydration/done-early.ts';
import { ClientRouter, createClientRouter } from './requests/client-router.tsx';

function Shop({ router }: { readonly router: DataRouter }) {
  useEffect(() => void putBack(), []);
  return <ClientRouter router={router} />;
}

// The router's decoder leaves the end of an answer unheard, and leaving a page breaks that off: no failure of anybody.
window.addEventListener('unhandledrejection', (event) => {
  if (String(event.reason).startsWith('AbortError')) event.preventDefault();
});

const router = await createClientRouter();
const putBack = noteDoneEarly(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Shop router={router} />
    </StrictMode>,
  );
});
