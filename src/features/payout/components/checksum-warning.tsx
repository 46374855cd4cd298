import { useTranslation } from 'react-i18next';
import { hasWrongChecksum } from '@/lib/checksums/address-checksum';
import { Warning } from './warning';

/** Says so if the checksum of an address is wrong. A separate file, so that others do not load hash functions. */
export const ChecksumWarning = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation('payout');
  return hasWrongChecksum(address) ? <Warning>{t('fit.checksum')}</Warning> : <Warning />;
};
