import { useTranslation } from 'react-i18next';
import { Sheet } from '@/ui';
import type { PuzzleState } from '../use-puzzle';

/** The slide puzzle to solve before a form is submitted. */
export const PuzzleSheet = ({
  puzzle: { instance, isOpen, setOpen },
  onSolved,
}: {
  readonly puzzle: PuzzleState;
  readonly onSolved: () => void;
}) => {
  const { t } = useTranslation(['auth', 'app']);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setOpen}
      title={t('puzzle.title')}
      closeLabel={t('app:close')}
    >
      {instance !== undefined && (
        // Dragging the piece must not drag the sheet.
        <div data-base-ui-swipe-ignore="">
          <instance.Puzzle
            key={instance.seed}
            seed={instance.seed}
            onSolved={onSolved}
            texts={{
              prompt: t('puzzle.prompt'),
              solved: t('puzzle.solved'),
              failed: t('puzzle.failed'),
              another: t('puzzle.another'),
              hint: (hint) =>
                hint.kind === 'there'
                  ? t('puzzle.there')
                  : t(`puzzle.${hint.kind}`, { percent: hint.percent }),
            }}
          />
        </div>
      )}
    </Sheet>
  );
};
