/* News and notices of the platform: short on Home, in full on their own pages. */
export { Articles } from './components/articles';
export { Banners } from './components/banners';
export { NoticeList } from './components/notice-list';
export { NoticeLine } from './components/notice-line';
export { NoticeView } from './components/notice-view';
