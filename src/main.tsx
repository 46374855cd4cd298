import '@/ui/styles/index.css';
import { reportProblem } from './app/report-problem';
import { start } from './app/start';

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no #root');
const { failed } = root.dataset;
start(root).catch((error: unknown) => {
  reportProblem(error);
  // Without texts there is no language to say it in but the document's own.
  root.textContent = failed ?? '';
});
