import { useTranslation } from 'react-i18next';
import { late } from '@/lib/late';
import { LateContent, Sheet, SkeletonRows } from '@/ui';
import type { DiallingCode } from '../model';
import type { DiallingCodeListProps } from './dialling-code-list';

const Codes = late(async () => (await import('./dialling-code-list')).DiallingCodeList);

/** Selects a dialling code from the list of all, searchable by country or number. */
export const DiallingCodeSheet = ({
  isOpen,
  onOpenChange,
  area,
  purpose,
  onPick,
}: DiallingCodeListProps & {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}) => {
  const { t } = useTranslation(['auth', 'app']);
  const close = (): void => onOpenChange(false);
  const pick = (picked: DiallingCode): void => {
    onPick(picked);
    close();
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('area.label')}
      closeLabel={t('app:close')}
      size="tall"
    >
      <LateContent failedText={t('app:pageTimedOut')} closeLabel={t('app:close')} onClose={close}>
        <Codes area={area} purpose={purpose} onPick={pick} fallback={<SkeletonRows rows={8} />} />
      </LateContent>
    </Sheet>
  );
};
