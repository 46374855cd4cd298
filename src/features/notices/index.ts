/* What the platform has to say: on Home in short, on pages of its own in full. */
export { Articles } from './components/articles';
export { Banners } from './components/banners';
export { NoticeLine } from './components/notice-line';
