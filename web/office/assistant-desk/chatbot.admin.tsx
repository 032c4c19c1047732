import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/chatbot.admin';
import { assistant, type Emisor, type Receptor } from '#contract/office/assistant.ts';
import { outcomeOf, saveOutcomeOf, type SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AnswersTable, QuestionsTable } from './script-tables.tsx';
import { QuestionForm } from './question-form.tsx';
import { tableWords } from './table-words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [questions, answers] = await Promise.all([api.load(assistant.questions, {}), api.load(assistant.answers, {})]);
  return { questions, answers };
}

export const handle = takesJson;

/** Changes the assistant's script. */
export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<SaveOutcome<Receptor> | SaveOutcome<Emisor>> {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  switch (sent['intent']) {
    case 'add-question':
      return outcomeOf(await api.relay(assistant.addQuestion, sent), t('assistant-desk.questionAdded'));
    case 'change-question':
      return saveOutcomeOf(await api.relay(assistant.changeQuestion, sent), t('assistant-desk.questionUpdated'));
    case 'remove-question':
      return outcomeOf(await api.relay(assistant.removeQuestion, sent), t('assistant-desk.questionDeleted'));
    case 'add-answer':
      return outcomeOf(await api.relay(assistant.addAnswer, sent), t('assistant-desk.answerAdded'));
    case 'change-answer':
      return saveOutcomeOf(await api.relay(assistant.changeAnswer, sent), t('assistant-desk.answerUpdated'));
    case 'remove-answer':
      return outcomeOf(await api.relay(assistant.removeAnswer, sent), t('assistant-desk.answerDeleted'));
    default:
      throw data(null, { status: 400 });
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('assistant-desk.title'), isPrivate: true });

type Opened =
  | { readonly form: 'question'; readonly question: Receptor | null }
  | { readonly form: 'answer'; readonly answer: Emisor | null };

/** From this many questions on, there is a search field. */
const searchedFrom = 8;

/** Returns a text for comparing: without accents, in lower case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export default function ChatbotAdmin({ loaderData: { questions, answers } }: Route.ComponentProps) {
  const [opened, open] = useState<Opened | null>(null);
  const [search, setSearch] = useState('');
  const close = () => open(null);
  const isLong = questions.length > searchedFrom;
  const isMeant = (...texts: readonly string[]) => plain(texts.join(' ')).includes(plain(search).trim());
  return (
    <AdminPage title={t('assistant-desk.title')}>
      {isLong && (
        <div className="mb-6 max-w-form">
          <TextField
            label={t('assistant-desk.search')}
            type="search"
            value={search}
            maxLength={80}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      <section aria-labelledby="questions-title" className="mb-12">
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 id="questions-title" className="font-display text-title">
            {tableWords.questionsTitle}
          </h2>
          <Button size="small" onClick={() => open({ form: 'question', question: null })}>
            {tableWords.newQuestion}
          </Button>
        </div>
        <QuestionsTable
          questions={questions.filter(({ name }) => isMeant(name))}
          onEdit={(question) => open({ form: 'question', question })}
        />
      </section>
      <section aria-labelledby="answers-title">
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 id="answers-title" className="font-display text-title">
            {tableWords.answersTitle}
          </h2>
          <Button size="small" onClick={() => open({ form: 'answer', answer: null })}>
            {tableWords.insertQuestion}
          </Button>
        </div>
        <AnswersTable
          answers={answers.filter(({ name, respuesta }) => isMeant(name, respuesta))}
          onEdit={(answer) => open({ form: 'answer', answer })}
        />
      </section>
      {opened?.form === 'question' && <QuestionForm question={opened.question} onClose={close} />}
      {opened?.form === 'answer' && (
        <AnswerForm answer={opened.answer} questions={questions} answers={answers} onClose={close} />
      )}
    </AdminPage>
  );
}
