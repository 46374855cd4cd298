import { Refusal } from '../engine/refusal';
import { ok, read } from './reply';
import type { HandlersOf } from './types';

const DEFAULT_LIMIT = 15;

export const contentHandlers: HandlersOf<'content'> = {
  getCustomerService: (input, { content }) => read(ok(content.contacts(input.lang ?? 'en'))),
  getNewsArticle: (input, { content }) => {
    const article = content.article(input.id, input.lang ?? 'en');
    if (article === undefined) throw new Refusal('data_not_found');
    return read(ok(article));
  },
  getNews: (input, { content }) => {
    const page = input.page ?? 1;
    const limit = input.limit ?? DEFAULT_LIMIT;
    const { rows, count } = content.news(input.c_id, input.lang ?? 'en', page, limit);
    return read(ok({ list: rows, count, page, limit }));
  },
};
