import '@/ui/styles/index.css';
import { start } from './app/start';

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no #root');
void start(root);
