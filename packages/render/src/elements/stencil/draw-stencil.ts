import { growBox, maskPath, type StencilElement } from '@passepartout/document'
import type { ShapedLine, TextShaper } from '@passepartout/typeset'
import type { RenderContext } from '../../render-context.ts'
import { group, path, type SceneNode } from '../../scene.ts'
import { outlineOf } from '../text/outlines.ts'

export function drawStencil(element: StencilElement, context: RenderContext): SceneNode[] {
  const { box, aroundMm, mask } = element
  const mat = maskPath('rect', growBox(box, aroundMm), 0)
  const fill = context.ink(element.fill)
  if (mask) return [path(mat + maskPath(mask, box, 0), { fill, rule: 'evenodd' })]
  const letters = lettersOf(element, context.shaper)
  // Glyphs overlap in some scripts and in variable fonts, so they are cut out by painting, not by a fill rule.
  const holes = letters === '' ? [] : [path(letters, { fill: '#000000' })]
  return [group([path(mat, { fill })], { holes })]
}

/** The text as large as fits the box, centred by its inked area. */
function lettersOf({ words, face, weight, trackingEm, box }: StencilElement, shaper: TextShaper): string {
  const shaped = shaper.shape(words, { face, weight, italic: false }, trackingEm)
  const ink = inkOf(shaped)
  if (!ink) return ''
  const { x, y, width, height } = box
  const sizeMm = Math.min(width / (ink.right - ink.left), height / (ink.bottom - ink.top))
  const left = x + width / 2 - ((ink.left + ink.right) / 2) * sizeMm
  const baseline = y + height / 2 - ((ink.top + ink.bottom) / 2) * sizeMm
  return outlineOf(shaped, left, baseline, sizeMm)
}

function inkOf({ glyphs }: ShapedLine) {
  const xs: number[] = []
  const ys: number[] = []
  for (const glyph of glyphs) {
    for (const [index, value] of (glyph.path.match(/-?\d+(?:\.\d+)?/g) ?? []).entries()) {
      if (index % 2 === 0) xs.push(glyph.x + Number(value))
      else ys.push(glyph.y + Number(value))
    }
  }
  return xs.length === 0
    ? undefined
    : { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
