import { useTranslation } from 'react-i18next';
import { Segmented } from '@/ui';
import { NAME_KINDS, type NameKind } from '../model';

/** By account name, phone or e-mail. */
export const KindSwitch = ({
  label,
  kind,
  onChange,
}: {
  readonly label: string;
  readonly kind: NameKind;
  readonly onChange: (kind: NameKind) => void;
}) => {
  const { t } = useTranslation('auth');
  return (
    <Segmented
      label={label}
      value={kind}
      onChange={onChange}
      options={NAME_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
    />
  );
};
