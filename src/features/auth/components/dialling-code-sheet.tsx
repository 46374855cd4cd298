import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet, SkeletonRows } from '@/ui';
import type { DiallingCodeListProps } from './dialling-code-list';

const DiallingCodeList = lazy(async () => {
  const module = await import('./dialling-code-list');
  return { default: module.DiallingCodeList };
});

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
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('area.label')}
      closeLabel={t('app:close')}
      size="tall"
    >
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <DiallingCodeList
          area={area}
          purpose={purpose}
          onPick={(picked) => {
            onPick(picked);
            onOpenChange(false);
          }}
        />
      </Suspense>
    </Sheet>
  );
};
