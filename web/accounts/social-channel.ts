/** A word in the browser's storage, which other windows hear of: the provider may cut the direct tie between the two. */
const key = 'percha-login';

/** Tells the page that opened this window that its person is logged in. */
export function tellLoggedIn(): void {
  localStorage.setItem(key, 'done');
  localStorage.removeItem(key);
}

/** Calls `heard` whenever a login ends in another window; the answer stops listening. */
export function onLoggedIn(heard: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) heard();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
