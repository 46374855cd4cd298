import { useTranslation } from 'react-i18next';
import { Segmented } from '@/ui';
import { IDENTIFIER_KINDS, type IdentifierKind } from '../model';

/** Selects the identifier: account name, phone or e-mail. */
export const IdentifierSwitch = ({
  label,
  kind,
  onChange,
}: {
  readonly label: string;
  readonly kind: IdentifierKind;
  readonly onChange: (kind: IdentifierKind) => void;
}) => {
  const { t } = useTranslation('auth');
  return (
    <Segmented
      label={label}
      value={kind}
      onChange={onChange}
      options={IDENTIFIER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
    />
  );
};
