import { QRCodeSVG } from 'qrcode.react';

/** A QR code. */
export interface QrCodeProps {
  readonly value: string;
  /** Describes its target: "Deposit address". Show the value beside it as text. */
  readonly label: string;
  /** In pixels, the quiet zone included. */
  readonly size?: number | undefined;
}

/** Scanners expect dark on light with a quiet zone of four modules, in both themes. */
const DARK = '#14130f';
const LIGHT = '#ffffff';
const QUIET_MODULES = 4;

/** A QR code. Import by path: the encoder loads with the screens that use it. */
export const QrCode = ({ value, label, size = 176 }: QrCodeProps) => (
  <QRCodeSVG
    value={value}
    title={label}
    size={size}
    level="M"
    marginSize={QUIET_MODULES}
    fgColor={DARK}
    bgColor={LIGHT}
    className="shrink-0 rounded-field"
  />
);
