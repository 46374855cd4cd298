/** `c_id` of news: the categories that servers of the family use (backend-facts.md, section 3). */
export const NEWS_CATEGORY_CODES = { notices: 4, banners: 5, help: 6, about: 19 } as const;
