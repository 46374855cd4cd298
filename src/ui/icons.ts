import type { ReactElement, SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels if it is a number. Default: the size of the text around it. */
  readonly size?: number | string;
}

export type Icon = (props: IconProps) => ReactElement;

// Each icon is a module of its own, made by the build (vite.config.ts) from Phosphor's set, each weight under its own
// name: a screen loads only the icons that it shows.
export { default as ArrowClockwiseIcon } from '~icons/ph/arrow-clockwise';
export { default as ArrowDownIcon } from '~icons/ph/arrow-down';
export { default as ArrowDownRightIcon } from '~icons/ph/arrow-down-right';
export { default as ArrowDownRightBoldIcon } from '~icons/ph/arrow-down-right-bold';
export { default as ArrowLeftIcon } from '~icons/ph/arrow-left';
export { default as ArrowLineRightIcon } from '~icons/ph/arrow-line-right';
export { default as ArrowRightIcon } from '~icons/ph/arrow-right';
export { default as ArrowSquareOutIcon } from '~icons/ph/arrow-square-out';
export { default as ArrowUpRightIcon } from '~icons/ph/arrow-up-right';
export { default as ArrowUpRightBoldIcon } from '~icons/ph/arrow-up-right-bold';
export { default as ArrowsLeftRightIcon } from '~icons/ph/arrows-left-right';
export { default as BackspaceIcon } from '~icons/ph/backspace';
export { default as BellIcon } from '~icons/ph/bell';
export { default as CameraIcon } from '~icons/ph/camera';
export { default as CaretDownIcon } from '~icons/ph/caret-down';
export { default as CaretDownBoldIcon } from '~icons/ph/caret-down-bold';
export { default as CaretRightIcon } from '~icons/ph/caret-right';
export { default as CaretUpIcon } from '~icons/ph/caret-up';
export { default as CaretUpBoldIcon } from '~icons/ph/caret-up-bold';
export { default as CaretUpDownIcon } from '~icons/ph/caret-up-down';
export { default as ChartBarIcon } from '~icons/ph/chart-bar';
export { default as ChartLineIcon } from '~icons/ph/chart-line';
export { default as ChartLineUpIcon } from '~icons/ph/chart-line-up';
export { default as CheckIcon } from '~icons/ph/check';
export { default as CheckBoldIcon } from '~icons/ph/check-bold';
export { default as CheckCircleFillIcon } from '~icons/ph/check-circle-fill';
export { default as CoinsIcon } from '~icons/ph/coins';
export { default as CopyIcon } from '~icons/ph/copy';
export { default as CornersOutIcon } from '~icons/ph/corners-out';
export { default as DotsSixVerticalIcon } from '~icons/ph/dots-six-vertical';
export { default as EqualsBoldIcon } from '~icons/ph/equals-bold';
export { default as EyeIcon } from '~icons/ph/eye';
export { default as EyeSlashIcon } from '~icons/ph/eye-slash';
export { default as GaugeIcon } from '~icons/ph/gauge';
export { default as GearIcon } from '~icons/ph/gear';
export { default as GiftIcon } from '~icons/ph/gift';
export { default as HashIcon } from '~icons/ph/hash';
export { default as HeadsetIcon } from '~icons/ph/headset';
export { default as HouseIcon } from '~icons/ph/house';
export { default as IdentificationCardIcon } from '~icons/ph/identification-card';
export { default as ImageSquareIcon } from '~icons/ph/image-square';
export { default as InfoIcon } from '~icons/ph/info';
export { default as InfoFillIcon } from '~icons/ph/info-fill';
export { default as MagnifyingGlassIcon } from '~icons/ph/magnifying-glass';
export { default as MegaphoneSimpleIcon } from '~icons/ph/megaphone-simple';
export { default as MinusIcon } from '~icons/ph/minus';
export { default as MinusBoldIcon } from '~icons/ph/minus-bold';
export { default as MoonIcon } from '~icons/ph/moon';
export { default as PauseIcon } from '~icons/ph/pause';
export { default as PiggyBankIcon } from '~icons/ph/piggy-bank';
export { default as PlayIcon } from '~icons/ph/play';
export { default as PlusIcon } from '~icons/ph/plus';
export { default as PlusBoldIcon } from '~icons/ph/plus-bold';
export { default as QuestionIcon } from '~icons/ph/question';
export { default as ReceiptIcon } from '~icons/ph/receipt';
export { default as ShareNetworkIcon } from '~icons/ph/share-network';
export { default as ShieldWarningIcon } from '~icons/ph/shield-warning';
export { default as SignOutIcon } from '~icons/ph/sign-out';
export { default as SlidersHorizontalIcon } from '~icons/ph/sliders-horizontal';
export { default as StarIcon } from '~icons/ph/star';
export { default as StarFillIcon } from '~icons/ph/star-fill';
export { default as SunIcon } from '~icons/ph/sun';
export { default as TranslateIcon } from '~icons/ph/translate';
export { default as TrendDownBoldIcon } from '~icons/ph/trend-down-bold';
export { default as TrendUpIcon } from '~icons/ph/trend-up';
export { default as TrendUpBoldIcon } from '~icons/ph/trend-up-bold';
export { default as UserCircleIcon } from '~icons/ph/user-circle';
export { default as UsersThreeIcon } from '~icons/ph/users-three';
export { default as WalletIcon } from '~icons/ph/wallet';
export { default as WarningCircleIcon } from '~icons/ph/warning-circle';
export { default as WarningCircleFillIcon } from '~icons/ph/warning-circle-fill';
export { default as XIcon } from '~icons/ph/x';
export { default as XCircleIcon } from '~icons/ph/x-circle';
