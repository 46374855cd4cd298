import { QRCodeSVG } from 'qrcode.react';

/** What a camera is to read. */
export interface QrCodeProps {
  readonly value: string;
  /** Says what it leads to: "Deposit address". The value stands beside it as text. */
  readonly label: string;
  /** In pixels, the quiet zone included. */
  readonly size?: number | undefined;
}

/** Cameras look for dark on light, with four modules of silence around it: in both themes. */
const DARK = '#14130f';
const LIGHT = '#ffffff';
const QUIET_MODULES = 4;

/** A QR code. Import by path: the encoder is loaded with the screens that show one. */
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
