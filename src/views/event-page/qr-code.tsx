import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** Its name for screen readers. */
  label: string;
}

/** A QR code, dark on light in both themes, with the quiet border that cameras need. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={modules.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
