import { SCREENS } from './screens';

/** The address of a help article. */
export const helpPath = (id: number): string => `${SCREENS.helpArticle}?id=${id}`;
