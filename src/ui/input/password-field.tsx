import { useState } from 'react';
import { IconButton } from '../action/icon-button';
import { EyeIcon, EyeSlashIcon } from '../icons';
import { TextField, type TextFieldProps } from './text-field';

/** A text field's props and the two labels of its toggle. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password input with a show/hide toggle. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      suffix={
        <span className="-mr-3">
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? <EyeIcon size={20} /> : <EyeSlashIcon size={20} />}
            disabled={field.disabled}
            onClick={() => setShown(!shown)}
          />
        </span>
      }
    />
  );
};
