import '@/ui/styles/index.css';
import { reportProblem } from './app/report-problem';
import { start } from './app/start';

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no #root');
start(root).catch((error: unknown) => {
  reportProblem(error);
  // Without texts the page itself has to say so (public/boot.js).
  window.dispatchEvent(new Event('startfailed'));
});
