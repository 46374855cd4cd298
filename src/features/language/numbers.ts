import type { Language } from '@/api/dialects/languages';
import {
  chosenStyle,
  LANGUAGE_NUMBERS,
  NUMBER_MARKS,
  type NumberChoice,
} from '@/domain/format/number-style';
import { formatterFor, setNumberStyle } from '@/domain/format/numbers';
import { createStoredValue } from '@/lib/stored-value';
import { LANGUAGE_TABLE } from '@locales/languages';

const CHOICES: readonly NumberChoice[] = ['language', 'point', 'comma', 'space'];

const stored = createStoredValue<NumberChoice>({
  names: ['numbers'],
  parse: ([text]) => CHOICES.find((choice) => choice === text) ?? 'language',
  print: (choice) => [choice === 'language' ? undefined : choice],
});

/** Writes numbers in the style of the language, or the chosen one. */
export const applyNumbers = (language: Language): void =>
  setNumberStyle(
    chosenStyle(LANGUAGE_NUMBERS[language], stored.get()),
    LANGUAGE_TABLE[language].tag,
  );

/** Stores the choice on the device. */
export const setNumberChoice = stored.set;

/** The user's choice, for components. */
export const useNumberChoice = stored.useValue;

/** Calls back after each change of the choice, here or in another tab. */
export const onNumberChoice = stored.subscribe;

const EXAMPLE = '1234.56';

/** The choices besides the language's own style, each with an example of it. */
export const numberOptions = (): readonly {
  readonly choice: NumberChoice;
  readonly example: string;
}[] =>
  (['point', 'comma', 'space'] as const).map((choice) => ({
    choice,
    example: formatterFor({ ...LANGUAGE_NUMBERS.en, ...NUMBER_MARKS[choice] }).formatAmount(
      EXAMPLE,
    ),
  }));
