import { useTranslation } from 'react-i18next';
import { cardProblems } from '../model';
import { Warning } from './warning';

/** What a card should be looked at again for: another holder than the verified person, a mistyped IBAN. */
export const CardWarnings = ({
  card,
  certifiedName,
}: {
  readonly card: { readonly holder: string; readonly iban: string };
  /** The verified name; empty if it is not known. */
  readonly certifiedName: string;
}) => {
  const { t } = useTranslation('payout');
  const { otherName, wrongIban } = cardProblems(card, certifiedName);
  return (
    <>
      {otherName && <Warning>{t('card.otherName', { name: certifiedName })}</Warning>}
      {wrongIban && <Warning>{t('card.ibanWrong')}</Warning>}
    </>
  );
};
