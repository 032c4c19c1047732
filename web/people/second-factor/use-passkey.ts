import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { failureWords } from '#web/core/requests/failure-words.ts';
import { whenThere } from '#web/core/ui/when-there.ts';
import { proveThen, stepUpCode } from './ask-proof.ts';

const load = () => import('./passkey-browser.ts');

type Module = Awaited<ReturnType<typeof load>>;

type Work = (module: Module, address: string) => ReturnType<Module['signWithPasskey']>;

type PasskeyUse = {
  /** Where what is signed or made is sent. */
  readonly address: string;
  /** What did not work if it fails, as a sentence. */
  readonly what: string;
  readonly onDone: (body: unknown) => void;
};

/** Asks the browser for a passkey; what is needed for it is loaded then. `refused` says why it did not work. */
export function usePasskey({ address, what, onDone }: PasskeyUse) {
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function run(work: Work): Promise<void> {
    const again = () => void run(work);
    setIsBusy(true);
    setRefused(undefined);
    const module = await whenThere(load);
    const outcome = await work(module, withPrefix(address));
    setIsBusy(false);
    if (outcome.kind === 'done') onDone(outcome.body);
    else if (outcome.kind === 'failed') setRefused(failureWords(what, outcome.cause));
    else if (outcome.kind === 'unused') setRefused(t('second-factor.passkeyFailed'));
    else if (outcome.code === stepUpCode) await proveThen(again, () => setRefused(outcome.detail));
    else setRefused(outcome.detail);
  }

  return {
    isBusy,
    refused,
    sign: () => void run((module, to) => module.signWithPasskey(to)),
    make: (name: string) => void run((module, to) => module.makePasskey(to, name)),
  };
}
