import { useTranslation } from 'react-i18next';
import { Segmented } from '@/ui';
import type { IdentifierKind } from '../model';
import type { SignInWays } from '../use-sign-in-way';

/** Selects the way to log in or register: by account name, phone or e-mail, or with a wallet. */
export const SignInSwitch = ({
  label,
  ways,
  kind,
  onChange,
}: {
  readonly label: string;
  readonly ways: SignInWays;
  readonly kind: IdentifierKind;
  /** Called with the kind of identifier; not for a wallet. */
  readonly onChange: (kind: IdentifierKind) => void;
}) => {
  const { t } = useTranslation('auth');
  return (
    <Segmented
      label={label}
      value={ways.isByWallet ? 'wallet' : kind}
      onChange={(way) => {
        ways.choose(way);
        if (way !== 'wallet') onChange(way);
      }}
      options={ways.offered.map((value) => ({ value, label: t(`kind.${value}`) }))}
    />
  );
};
