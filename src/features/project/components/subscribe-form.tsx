import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import type { ServerRefusal } from '@/api/refusals';
import { formatMoney } from '@/domain/format/money';
import { isPositive, isZero, type Decimal } from '@/domain/money/decimal';
import { unitsAllowed } from '@/domain/project/units';
import { SCREENS } from '@/domain/screens/screens';
import { ActionBar, AmountField, Button, Gate, QuarterChips, type GateReason } from '@/ui';
import {
  previewOf,
  problemOf,
  rulesOf,
  shareOf,
  type Preview,
  type Project,
  type UnitsDraft,
} from '../model';
import type { ProjectField } from '../refusals';
import { formatBalance, formatUnits, useProblemText } from '../use-texts';
import { Figures } from './figures';

const ALL = '100';

/** Props of the form. */
export interface SubscribeFormProps {
  readonly project: Project;
  /** Units that the user has already. */
  readonly own: Decimal;
  readonly draft: UnitsDraft;
  readonly onChange: (draft: UnitsDraft) => void;
  /** A refusal by the server of the units, or of anything for this project. */
  readonly refused: ServerRefusal<ProjectField> | undefined;
  /** Why the user cannot subscribe at all, with the next step. */
  readonly blocked: GateReason | undefined;
  /** Where money comes from if the balance is too low. */
  readonly moreMoney: GateReason;
  /** True while a command is being sent and no sheet shows it. */
  readonly isSending: boolean;
  readonly onStage: (preview: Preview) => void;
}

/** The bounds in words. */
const useLimits = ({ project, own }: Pick<SubscribeFormProps, 'project' | 'own'>): string => {
  const { t } = useTranslation('project');
  const { unit, minimum, maximum } = project;
  const bounds = {
    minimum: formatUnits(minimum, undefined),
    maximum: formatUnits(unitsAllowed(rulesOf(project, own)), unit),
  };
  // Without a minimum, "from 0" would be wrong: it may only be unknown.
  if (isZero(minimum)) return t('problem.above', { units: bounds.maximum });
  return isZero(maximum) || isZero(own)
    ? t('limits.range', bounds)
    : t('limits.more', { ...bounds, own: formatUnits(own, unit) });
};

const Units = (
  props: Pick<SubscribeFormProps, 'project' | 'own' | 'draft' | 'onChange'> & {
    readonly error: string | undefined;
  },
) => {
  const { t } = useTranslation('project');
  const { project, own, draft, onChange, error } = props;
  const limits = useLimits(props);
  const most = shareOf(ALL, project, own);
  const fill = (percent: string): void =>
    onChange({ units: shareOf(percent, project, own) ?? draft.units });
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        label={t('units')}
        aside={
          project.available !== undefined &&
          t('available', { amount: formatBalance(project.available, project) })
        }
        value={draft.units}
        onChange={(units) => onChange({ units })}
        decimals={0}
        suffix={project.unit}
        error={error}
        hint={limits}
      />
      {most !== undefined && isPositive(most) && (
        <QuarterChips
          texts={{
            share: (percent) => t('share', { percent }),
            max: t('max'),
            maxLabel: t('maxLabel'),
          }}
          onShare={fill}
        />
      )}
    </div>
  );
};

/** Why the server takes no subscription to this project, with the way to others. */
const useClosed = (refused: SubscribeFormProps['refused']): readonly GateReason[] => {
  const { t } = useTranslation('project');
  if (refused?.field !== 'project') return [];
  const text = refused.key === 'project_not_found' ? t('notOnSale') : keyText(refused.key);
  return [{ text, to: SCREENS.project }];
};

/** The form of a subscription: units, their cost, and the button that opens the sheet. */
export const SubscribeForm = (props: SubscribeFormProps) => {
  const { t } = useTranslation('project');
  const { project, own, draft, refused, blocked, moreMoney, isSending, onStage } = props;
  const problemText = useProblemText(project, own);
  const problem = problemOf(draft.units, project, own);
  const code = problem ?? (refused?.field === 'units' ? refused.key : undefined);
  const preview = previewOf(draft.units, project);
  const closed = useClosed(refused);
  const against = [...(blocked === undefined ? [] : [blocked]), ...closed];
  const reasons = [...against, ...(code === 'wallet_insufficient' ? [moreMoney] : [])];
  const isReady = preview !== undefined && problem === undefined && against.length === 0;
  return (
    <div className="flex flex-col gap-4">
      <Units {...props} error={code === undefined ? undefined : problemText(code)} />
      {preview !== undefined && <Figures project={project} preview={preview} />}
      <p className="text-label text-ink-2">{t('final')}</p>
      <Gate reasons={reasons} />
      <ActionBar inFlow={!isReady}>
        <Button
          block
          loading={isSending}
          disabled={!isReady}
          onClick={() => {
            if (preview !== undefined) onStage(preview);
          }}
        >
          {preview === undefined
            ? t('action.subscribe')
            : t('action.for', {
                cost: formatMoney(preview.cost, project.pay),
              })}
        </Button>
      </ActionBar>
    </div>
  );
};
