import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { DiallingCode, AuthValues } from './model';

/** State of the login or the register form. Both have the same fields, so they share field components. */
export type AuthForm = CheckedForm<AuthValues, AuthValues>;

/** Props of the field for the selected identifier: account name, phone or e-mail. */
export interface IdentifierFieldProps {
  readonly form: AuthForm;
  /** The selected dialling code, else the one of the browser's country. */
  readonly area: DiallingCode | undefined;
  /** Sets `autocomplete`. `login`: credentials saved for this site. `register`: the user's contact details. */
  readonly purpose: 'login' | 'register';
}
