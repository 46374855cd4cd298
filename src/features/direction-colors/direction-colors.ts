import { createStoredValue } from '@/lib/stored-value';

/** The user's choice of the up and down colours. `region`: the convention of the language's region. `safe`: blue and orange. */
export type DirectionColors = 'region' | 'green-up' | 'red-up' | 'safe';

/** The choices, in their order in the settings. */
export const DIRECTION_COLORS: readonly DirectionColors[] = [
  'region',
  'green-up',
  'red-up',
  'safe',
];

const stored = createStoredValue<DirectionColors>({
  names: ['updown'],
  parse: ([text]) => DIRECTION_COLORS.find((choice) => choice === text) ?? 'region',
  print: (choice) => [choice === 'region' ? undefined : choice],
});

/** `public/boot.js` does the same at the start; styles/tokens.css has the colours. */
const show = (choice: DirectionColors): void => {
  document.documentElement.dataset['updown'] = choice;
};

/** Shows a choice, and stores it on the device. */
export const setDirectionColors = (choice: DirectionColors): void => {
  stored.set(choice);
  show(choice);
};

/** The user's choice, for components. */
export const useDirectionColors = stored.useValue;

/** Follows the choice of other tabs. Call once. */
export const followDirectionColors = (): void => void stored.subscribe(show);
