import { useTranslation } from 'react-i18next';
import { failureOf } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { isRefusedDiallingCode } from '@/domain/eligibility/refused-areas';
import { CountryPicker, ErrorState, SkeletonRows } from '@/ui';
import type { DiallingCode } from '../model';
import { useDiallingCodes } from '../queries';

/** What is selected, what for, and what a tap does. */
export interface DiallingCodeListProps {
  readonly area: DiallingCode | undefined;
  /** Whoever has an account can log in with any code. */
  readonly purpose: 'login' | 'register';
  readonly onPick: (area: DiallingCode) => void;
}

/** All dialling codes, searchable by country or number. */
export const DiallingCodeList = ({ area, purpose, onPick }: DiallingCodeListProps) => {
  const { t } = useTranslation(['auth', 'app']);
  const { data, error, refetch, isFetching } = useDiallingCodes(true);
  if (data === undefined) {
    const failure = failureOf(error);
    if (failure === undefined || isFetching) return <SkeletonRows rows={8} />;
    return (
      <ErrorState
        text={failureText(failure)}
        retryLabel={t('app:retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <CountryPicker
      label={t('area.label')}
      searchLabel={t('area.search')}
      emptyText={t('app:noMatch')}
      locale={document.documentElement.lang}
      countries={data.map(({ id, name, code }) => ({
        value: String(id),
        name,
        mark: t('area.plus', { code }),
        refusal:
          purpose === 'register' && isRefusedDiallingCode(code) ? t('area.refused') : undefined,
      }))}
      value={area === undefined ? undefined : String(area.id)}
      onPick={(id) => {
        const picked = data.find((candidate) => String(candidate.id) === id);
        if (picked !== undefined) onPick(picked);
      }}
    />
  );
};
