import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, MouseEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { controlLook, Field, useField } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';
import { useIsAlive } from './use-is-alive.ts';

type PasswordFieldProps = Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'ref' | 'className' | 'autoComplete' | 'maxLength'
> & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly ref?: RefObject<HTMLInputElement | null>;
  /** Tells password managers whether to fill in a password or to make one. */
  readonly autoComplete: 'current-password' | 'new-password';
};

/** What the calls take at most, in characters. */
const longestPassword = 200;

const nativeReveal = '[&::-ms-reveal]:hidden';

/** A password with its label and its error, and a button that shows what was typed. The ref is the input's. */
export function PasswordField({ label, error, hint, ref, ...rest }: PasswordFieldProps) {
  const { id, control } = useField({ error, hint });
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const { isShown, toggle } = useShown(input);
  const isAlive = useIsAlive();
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          maxLength={longestPassword}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...control}
          ref={input}
          type={isShown ? 'text' : 'password'}
          className={joinClasses(controlLook, 'pr-13', nativeReveal)}
        />
        {isAlive && (
          <IconButton
            label="Mostrar contraseña"
            icon={isShown ? 'eyeOff' : 'eye'}
            aria-pressed={isShown}
            aria-controls={id}
            onMouseDown={keepFocus}
            onClick={toggle}
            className="absolute inset-y-0 right-0.5 my-auto"
          />
        )}
      </div>
    </Field>
  );
}

/** A press on a button would take the focus out of the field, and on phones close the keyboard. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** True if the password is shown. The caret stays where it was; what is sent is hidden first, so that nothing notes it. */
function useShown(input: RefObject<HTMLInputElement | null>) {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [input]);

  function toggle() {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => setShown(!isShown));
    if (document.activeElement === input.current) input.current?.setSelectionRange(selectionStart, selectionEnd);
  }

  return { isShown, toggle };
}
