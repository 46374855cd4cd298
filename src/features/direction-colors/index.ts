/* Which colours mean up and down: those of the language's region, unless the user chooses. */
export {
  DIRECTION_COLORS,
  followDirectionColors,
  setDirectionColors,
  useDirectionColors,
} from './direction-colors';
