import type { CheckedForm } from '@/ui/form/use-checked-form';
import type { Area, AuthValues } from './model';

/** The login form or the register form, for the parts that both have. */
export type AuthForm = CheckedForm<AuthValues, AuthValues>;

/** The name in use, as a part of either form. */
export interface NameFieldProps {
  readonly form: AuthForm;
  /** The picked dialling code, before that the likely one. */
  readonly area: Area | undefined;
  /** `login`: the browser offers what it keeps for this site. `register`: what it knows of the person. */
  readonly purpose: 'login' | 'register';
}
