/**
 * The kit. Not here, so that only the routes that use them load them: import `@/ui/infinite-list`, `@/ui/slide-puzzle`,
 * `@/ui/otp-field`, `@/ui/banner-carousel`, `@/ui/floating-bubble`, `@/ui/number-keypad`, `@/ui/qr-code`, `@/ui/uploader`
 * `@/ui/record-list` and `@/ui/pull-to-refresh` by their paths. Icons: `@/ui/icons`.
 */
export { AskFirst } from './ask-first';
export { Amount, type AmountProps } from './amount';
export { AmountField, type AmountFieldProps } from './amount-field';
export { Avatar, type AvatarProps } from './avatar';
export { Badge } from './badge';
export { BeforeAfter } from './before-after';
export { Button, type ButtonProps } from './button';
export { ButtonLink, type ButtonLinkProps } from './button-link';
export { buttonClass, type ButtonLook, type ButtonSize, type ButtonTone } from './button-class';
export { Card } from './card';
export { Change, type ChangeProps } from './change';
export { Checkbox, type CheckboxProps } from './checkbox';
export { ChipButton, type ChipButtonProps } from './chip-button';
export { ChipGroup, type ChipGroupProps, type ChipOption } from './chip-group';
export { CoinIcon } from './coin-icon';
export { ConfirmSheet } from './confirm-sheet';
export { CopyField, type CopyFieldProps } from './copy-field';
export { CountdownRing, type CountdownRingProps } from './countdown-ring';
export {
  CountryField,
  CountryPicker,
  type Country,
  type CountryFieldProps,
  type CountryPickerProps,
} from './country-picker';
export { DetailList, type DetailItem } from './detail-list';
export { Dialog, type DialogProps } from './dialog';
export { DirectionChip } from './direction-chip';
export { Dock, type DockItem, type DockProps } from './dock';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorState, type ErrorStateProps } from './error-state';
export { Field, type FieldFrame } from './field';
export { IconButton, type IconButtonProps } from './icon-button';
export { Link, type LinkProps } from './link';
export { ListRow, type ListRowProps } from './list-row';
export { NoticeBar, type Notice, type NoticeBarProps } from './notice-bar';
export { PageHeader, type PageHeaderProps } from './page-header';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { PairPicker, type PairOption, type PairPickerProps } from './pair-picker';
export { PercentChips, type PercentChipsProps } from './percent-chips';
export { PickField, type PickFieldProps } from './pick-field';
export { PickList, type PickListProps, type PickOption } from './pick-list';
export { PickSheet, type PickSheetProps } from './pick-sheet';
export { Price, type PriceProps } from './price';
export { ProgressBar, type ProgressBarProps } from './progress-bar';
export { ProgressRing, type ProgressRingProps } from './progress-ring';
export { RadioList, type RadioListProps, type RadioOption } from './radio-list';
export { ResendButton, type ResendButtonProps } from './resend-button';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented';
export { SendingNotice, type SendingNoticeProps } from './sending-notice';
export { Sheet, type SheetProps } from './sheet';
export { DelayedFallback, Skeleton, SkeletonBars, SkeletonRows } from './skeleton';
export { Sparkline, type SparklineProps } from './sparkline';
export { Spinner } from './spinner';
export { Stages, type Stage, type StagesProps, type StageState } from './stages';
export { StatusChip, type StatusTone } from './status-chip';
export { StrengthMeter } from './strength-meter';
export { Strip } from './strip';
export { Switch, type SwitchProps } from './switch';
export { Tabs, type TabItem, type TabsProps } from './tabs';
export { TextArea, type TextAreaProps } from './text-area';
export { TextField, type TextFieldProps } from './text-field';
export { showToast, type ToastMessage, type ToastTone } from './toast';
export { ToastRegion } from './toast-region';
