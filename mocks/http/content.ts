import type { Context } from '../engine/context';
import { Refusal } from '../engine/refusal';
import { ok, read } from './reply';
import type { HandlersOf } from './types';

const DEFAULT_LIMIT = 15;

const readerOf = ({ state, now }: Context, lang = 'en') => ({
  lang,
  openedAt: state.openedAt ?? now,
});

export const contentHandlers: HandlersOf<'content'> = {
  getCustomerService: (input, { content }) => read(ok(content.contacts(input.lang ?? 'en'))),
  getNewsArticle: (input, { content, context }) => {
    const article = content.article(readerOf(context, input.lang), input.id);
    if (article === undefined) throw new Refusal('data_not_found');
    return read(ok(article));
  },
  getNews: (input, { content, context }) => {
    const page = input.page ?? 1;
    const limit = input.limit ?? DEFAULT_LIMIT;
    const { rows, count } = content.news(readerOf(context, input.lang), input.c_id, page, limit);
    return read(ok({ list: rows, count, page, limit }));
  },
};
