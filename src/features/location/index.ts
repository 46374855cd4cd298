/* Places: one that a link names, and one that the user chooses. */
export { ChooseLocation } from './components/choose-location';
export { PlaceView } from './components/place-view';
