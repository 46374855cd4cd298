/* The way out of the app: names the host of a link before it is opened. */
export { WebView } from './components/web-view';
