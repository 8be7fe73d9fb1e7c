import { type CodeElement, maskPath } from '@passepartout/document'
import { encode } from 'uqr'
import type { RenderContext } from '../../render-context.ts'
import { path, type SceneNode } from '../../scene.ts'

/** Modules that stay empty around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4

export function drawCode({ box, content, colour, ground }: CodeElement, { ink }: RenderContext): SceneNode[] {
  if (content === '') return []
  const { data, size } = encode(content, { ecc: 'M', border: QUIET_ZONE })
  const side = Math.min(box.width, box.height)
  const left = box.x + (box.width - side) / 2
  const top = box.y + (box.height - side) / 2
  const unit = side / size
  // Touching modules form one path: between separate ones a light hairline would show.
  const rows = data.flatMap((row, y) =>
    runsOf(row).map(({ from, until }) => `M${from} ${y}H${until}V${y + 1}H${from}Z`),
  )
  const behind =
    ground === null
      ? []
      : [path(maskPath('rect', { x: left, y: top, width: side, height: side }, 0), { fill: ink(ground) })]
  const matrix = { a: unit, b: 0, c: 0, d: unit, e: left, f: top }
  return [...behind, path(rows.join(''), { fill: ink(colour), matrix })]
}

function runsOf(row: readonly boolean[]): { from: number; until: number }[] {
  const runs: { from: number; until: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last?.until === x) last.until = x + 1
    else runs.push({ from: x, until: x + 1 })
  }
  return runs
}
