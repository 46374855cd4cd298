/* The user's credit score. */
export { ScoreView } from './components/score-view';
