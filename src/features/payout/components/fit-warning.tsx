import { useTranslation } from 'react-i18next';
import { checkAddress } from '@/domain/networks/networks';
import { late } from '@/lib/late';
import { useListText } from '@/lib/use-list-text';
import { Extra } from '@/ui';
import { Warning } from './warning';

/** Its hash functions are loaded once an address has the form of its network. */
const ChecksumWarning = late(async () => (await import('./checksum-warning')).ChecksumWarning);

/** So many networks are named: all that share a form would be too many. */
const NAMED = 3;

/**
 * Says so if an address does not have the form of its network's addresses, or has it with a wrong checksum. Nothing before
 * both are there.
 */
export const FitWarning = (props: { readonly network: string; readonly address: string }) => {
  const { t } = useTranslation('payout');
  const listText = useListText();
  const { network, address } = props;
  if (network === '' || address === '') return <Warning />;
  const check = checkAddress(network, address);
  if (check.kind === 'unlike') return <Warning>{t('fit.unlike', { network })}</Warning>;
  if (check.kind === 'fits')
    return (
      <Extra>
        <ChecksumWarning address={address} fallback={<Warning />} />
      </Extra>
    );
  if (check.kind !== 'other') return <Warning />;
  const networks = listText(check.networks.slice(0, NAMED), 'or');
  return <Warning>{t('fit.other', { network, networks })}</Warning>;
};
