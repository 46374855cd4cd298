import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/* The floor that times are compared with: React and nothing else. */
const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(createElement('p', {}, 'Nothing here.'));
