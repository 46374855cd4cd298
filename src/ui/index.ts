/**
 * The kit. Not here, so that only the routes that use them load them: import `@/ui/layout/infinite-list`, `@/ui/input/slide-puzzle`,
 * `@/ui/input/otp-field`, `@/ui/layout/banner-carousel`, `@/ui/action/floating-bubble`, `@/ui/action/share-button`, `@/ui/input/number-keypad`, `@/ui/figures/qr-code`, `@/ui/input/uploader`,
 * `@/ui/form/form`, `@/ui/form/form-field`, `@/ui/form/use-checked-form`, `@/ui/layout/record-list`, `@/ui/layout/rich-text`, `@/ui/overlay/step-up-sheet` and
 * `@/ui/layout/pull-to-refresh` by their paths. Icons: `@/ui/icons`.
 */
export { AskFirst } from './input/ask-first';
export { Amount, type AmountProps } from './figures/amount';
export { AmountField, type AmountFieldProps } from './input/amount-field';
export { Avatar, type AvatarProps } from './figures/avatar';
export { Badge } from './feedback/badge';
export { BeforeAfter } from './figures/before-after';
export { Button, type ButtonProps } from './action/button';
export { ButtonLink, type ButtonLinkProps } from './action/button-link';
export {
  buttonClass,
  type ButtonLook,
  type ButtonSize,
  type ButtonTone,
} from './action/button-class';
export { ActionBar, InSight } from './layout/action-bar';
export { Card } from './layout/card';
export { Change, type ChangeProps } from './figures/change';
export { Checkbox, type CheckboxProps } from './input/checkbox';
export { ChipButton, type ChipButtonProps } from './input/chip-button';
export { ChipGroup, type ChipGroupProps, type ChipOption } from './input/chip-group';
export { CodeField, type CodeFieldProps } from './input/code-field';
export { CoinIcon } from './figures/coin-icon';
export { ConfirmSheet } from './overlay/confirm-sheet';
export { CopyField, type CopyFieldProps } from './figures/copy-field';
export { CountdownRing, type CountdownRingProps } from './figures/countdown-ring';
export {
  CountryField,
  CountryPicker,
  type Country,
  type CountryFieldProps,
  type CountryPickerProps,
} from './input/country-picker';
export { DetailList, type DetailItem } from './layout/detail-list';
export { Dialog, type DialogProps } from './overlay/dialog';
export { DirectionChip } from './figures/direction-chip';
export { Disclosure } from './layout/disclosure';
export { Dock, type DockItem, type DockProps } from './layout/dock';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorBoundary } from './feedback/error-boundary';
export { ErrorState, type ErrorStateProps } from './feedback/error-state';
export { Extra } from './feedback/extra';
export { Field, type FieldFrame } from './input/field';
export { Gate, type GateReason } from './feedback/gate';
export { IconButton, type IconButtonProps } from './action/icon-button';
export { IconLink } from './action/icon-link';
export { IconLinks } from './action/icon-links';
export { LateContent } from './overlay/late-content';
export { Link, type LinkProps } from './action/link';
export { LoadableView, type LoadableState } from './feedback/loadable-view';
export { LinkRow } from './layout/link-row';
export { ListRow, type ListRowProps } from './layout/list-row';
export { NewPasswordField, type NewPasswordFieldProps } from './input/new-password-field';
export { NoticeBar, type Notice, type NoticeBarProps } from './feedback/notice-bar';
export { PageHeader, type PageHeaderProps } from './layout/page-header';
export { PageTitle } from './layout/page-title';
export { PasswordField, type PasswordFieldProps } from './input/password-field';
export { PairPicker, type PairOption, type PairPickerProps } from './input/pair-picker';
export { PercentChips, QuarterChips, type PercentChipsProps } from './input/percent-chips';
export { PickField, type PickFieldProps } from './input/pick-field';
export { PickList, type PickListProps, type PickOption } from './input/pick-list';
export { PickSheet, type PickSheetProps } from './input/pick-sheet';
export { Price, type PriceProps } from './figures/price';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar';
export { ProgressRing, type ProgressRingProps } from './figures/progress-ring';
export { RadioList, type RadioListProps, type RadioOption } from './input/radio-list';
export { ResendButton, type ResendButtonProps } from './input/resend-button';
export { Segmented, type SegmentedOption, type SegmentedProps } from './input/segmented';
export { SendingNotice, type SendingNoticeProps } from './feedback/sending-notice';
export { Sheet } from './overlay/sheet';
export type { SheetProps } from './overlay/sheet-props';
export { DelayedFallback, Skeleton, SkeletonBars, SkeletonRows } from './feedback/skeleton';
export { Sparkline, type SparklineProps } from './charts/sparkline';
export { Spinner } from './feedback/spinner';
export { Stages, toStages, type Stage, type StagesProps, type StageState } from './feedback/stages';
export { StatusChip, type StatusTone } from './feedback/status-chip';
export { StrengthMeter } from './input/strength-meter';
export { Strip } from './feedback/strip';
export { Switch, type SwitchProps } from './input/switch';
export { TabLinks, type TabLinkItem, type TabLinksProps } from './layout/tab-links';
export { Tabs, type TabItem, type TabsProps } from './layout/tabs';
export { TextArea, type TextAreaProps } from './input/text-area';
export { TextField, type TextFieldProps } from './input/text-field';
export { showToast, type ToastMessage, type ToastTone } from './feedback/toast';
export { ToastRegion } from './feedback/toast-region';
