import { useSyncExternalStore } from 'react';
import { numberFormatter, onNumberStyle, type NumberFormatter } from '@/domain/format/numbers';

/**
 * The formatter of numbers, for components that are memoised or have no texts. Others, which render again when the language
 * changes, call the functions of `domain/format/numbers`.
 */
export const useNumbers = (): NumberFormatter =>
  useSyncExternalStore(onNumberStyle, numberFormatter);
