/* Help: the articles of the server, their search, and the one about a screen. */
export { HelpArticleView, NoArticle } from './components/help-article-view';
export { HelpSearch, HelpSearchField } from './components/help-search';
export { TopicArticle } from './components/topic-article';
