/* What the platform has to say on Home. */
export { Banners } from './components/banners';
export { NoticeLine } from './components/notice-line';
