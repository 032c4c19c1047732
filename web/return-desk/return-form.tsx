import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Form } from '../requests/form.tsx';
import { Button } from '../ui/button.tsx';

/** The errors of a form's fields, by name. */
export type ReturnFormErrors = Readonly<Record<string, string>>;

type ReturnFormProps = {
  readonly title: string;
  readonly intent: string;
  readonly button: string;
  readonly tone?: 'ink' | 'danger' | 'outline';
  readonly children: ReactNode;
};

/** One move of a return: what it needs, and its button. Leaving it asks first once something was typed. */
export function ReturnForm({ title, intent, button, tone, children }: ReturnFormProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  const [isTyped, setIsTyped] = useState(false);
  return (
    <Form
      method="post"
      aria-label={title}
      what={t('return-desk.notMoved')}
      check={t('order-words.checkStatus')}
      unsaved={isTyped}
      onChange={() => setIsTyped(true)}
      className="grid content-start gap-4 rounded-soft border border-line bg-sheet p-4 md:p-6"
    >
      <h2 className="font-display text-title">{title}</h2>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" tone={tone} className="justify-self-start" busy={isBusy}>
        {button}
      </Button>
    </Form>
  );
}
