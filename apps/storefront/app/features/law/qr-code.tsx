import { encode } from 'uqr'

/** Width of the white quiet zone that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A text as QR code: dark modules on white, rendered on the server. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={data.map(drawRow).join('')} />
    </svg>
  )
}

/** Path of the dark modules of a row, one box for each run. */
function drawRow(row: readonly boolean[], y: number): string {
  const boxes: string[] = []
  for (let x = 0; x < row.length; x++) {
    const end = row.indexOf(false, x)
    const width = (end < 0 ? row.length : end) - x
    if (width > 0) boxes.push(`M${x} ${y}h${width}v1h-${width}z`)
    x += width
  }
  return boxes.join('')
}
