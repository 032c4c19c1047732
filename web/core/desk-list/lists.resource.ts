import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/lists.resource';
import { deskListNames, deskLists } from '#contract/core/protocol/desk-lists.ts';
import { outcomeOf, type ActionOutcome } from '../api-client/action-outcome.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { formText } from '../forms/form-text.ts';

/** Changes how the administrator has set up a list: saves or deletes a view, or sets the hidden columns. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const list = deskListNames.find((name) => name === params.list);
  if (list === undefined) throw data({ code: 'not_found' }, { status: 404 });
  const api = apiClientOf(context);
  const form = await request.formData();
  switch (formText(form, 'intent')) {
    case 'save': {
      const [name, query] = [formText(form, 'name'), formText(form, 'query')];
      return outcomeOf(await api.submit(deskLists.saveView, { list, name, query }), t('desk-list.viewSaved'));
    }
    case 'remove':
      return outcomeOf(
        await api.submit(deskLists.removeView, { list, id: formText(form, 'id') }),
        t('desk-list.viewRemoved'),
      );
    default: {
      const hidden = formText(form, 'hidden').split(' ').filter(Boolean);
      return outcomeOf(await api.submit(deskLists.hideColumns, { list, hidden }), '');
    }
  }
}
