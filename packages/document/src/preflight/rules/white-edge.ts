import { fullPhotoBox } from '../../geometry/box.ts'
import type { Box, Json } from '../../model.ts'
import type { Repair } from '../finding.ts'
import { finding, type SlotRule } from '../slot-check.ts'

/** A smaller gap to the edge looks like a cutting error instead of a margin, in mm. */
const NEAR_EDGE = 3

/** A photo that ends just before the edge, or at it without bleed, leaves a white line. */
export const whiteEdge: SlotRule = check => {
  const { page, slot } = check
  if (!slot.photo) return []
  const outer = fullPhotoBox(page)
  const spans = {
    left: { gap: slot.box.x, missing: slot.box.x - outer.x },
    top: { gap: slot.box.y, missing: slot.box.y - outer.y },
    right: {
      gap: page.trim.width - slot.box.x - slot.box.width,
      missing: outer.x + outer.width - slot.box.x - slot.box.width,
    },
    bottom: {
      gap: page.trim.height - slot.box.y - slot.box.height,
      missing: outer.y + outer.height - slot.box.y - slot.box.height,
    },
  }
  const short = Object.entries(spans).filter(([, { gap, missing }]) => gap < NEAR_EDGE && missing > 0.01)
  if (short.length === 0) return []
  const gap = Math.max(0, ...short.map(([, span]) => span.gap))
  const reach = new Map(short.map(([side, span]) => [side, span.missing]))
  const params = { mm: Math.round(gap * 10) / 10, sides: short.map(([side]) => side).join(' ') }
  return [
    finding(check, 'flash', 'hint', params, [
      extendIntoBleed(page.id, slot.id, extendedOverEdge(slot.box, reach)),
    ]),
  ]
}

function extendedOverEdge(box: Box, reach: Map<string, number>): Box {
  const left = reach.get('left') ?? 0
  const top = reach.get('top') ?? 0
  return {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + (reach.get('right') ?? 0),
    height: box.height + top + (reach.get('bottom') ?? 0),
  }
}

const extendIntoBleed = (pageId: string, slotId: string, box: Box): Repair => ({
  id: 'into-bleed',
  effect: {
    type: 'patch',
    patch: [{ op: 'set', path: ['pages', pageId, 'elements', slotId, 'box'], value: box as unknown as Json }],
  },
  params: {},
})
