import { t } from '#messages/messages.ts';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
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
  /** Tells password managers whether to fill in a password or to generate one. */
  readonly autoComplete: 'current-password' | 'new-password';
};

/** The maximum length that the API accepts, in characters. */
const longestPassword = 200;

const eye =
  'M2.5 12C5 7.500 8.200 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500S5 16.500 2.500 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';
const closedEye =
  'M4 4l16 16M9.800 9.900a3 3 0 0 0 4.300 4.200M6.500 7.500C5 8.500 3.700 10 2.500 12c2.500 4.500 5.700 6.500 9.500 6.500 1.700 0 3.300-.4 4.700-1.200M9.500 5.800c.8-.2 1.600-.3 2.500-.3 3.800 0 7 2 9.500 6.500-.7 1.300-1.500 2.400-2.400 3.300';

const nativeReveal = '[&::-ms-reveal]:hidden';

/** A password field with its label and error, and a button that shows the password. The ref is the input's. */
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
            label={t('ui.showPassword')}
            icon={isShown ? closedEye : eye}
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

/** A click on a button would move the focus out of the field, and on phones close the keyboard. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * Shows or hides the password. The caret stays where it was. On submit the password is hidden, so that the browser does
 * not save it for autocompletion.
 */
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
    if (document.activeElement !== input.current) return;
    // Chromium 150 moves the caret to the beginning when it lays out a field with another type: that comes first.
    input.current?.getBoundingClientRect();
    input.current?.setSelectionRange(selectionStart, selectionEnd);
  }

  return { isShown, toggle };
}
