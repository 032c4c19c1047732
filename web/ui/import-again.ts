/**
 * Imports a module. A browser may never retry an import that failed (HTML, "fetch a single module script": the module map
 * keeps the failure), so one that fails is tried once more under another address. What the module imports itself has the
 * same addresses as before, so there is no second copy of it. Throws what the second try throws.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // Chromium and Firefox name the address in the message.
    const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    const again: Module = await import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
    return again;
  }
}
