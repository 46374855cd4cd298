import type { NameValues } from '../model';
import type { Messages } from '../use-form-check';

/** The name in use. */
export interface NameFieldProps {
  readonly values: NameValues;
  readonly messages: Messages;
  readonly onChange: (change: Partial<NameValues>) => void;
  /** `login`: the browser offers what it keeps for this site. `register`: what it knows of the person. */
  readonly purpose: 'login' | 'register';
}
