import { documentOf } from '../create-pages-document.ts'
import type { ShapeElement } from '../elements/shape/shape.ts'
import { createRun, type TextElement } from '../elements/text/text.ts'
import { sides } from '../geometry/box.ts'
import type { Box, Document, Page, Size } from '../model.ts'
import { addressFontFace } from './address-font-face.ts'

/**
 * Zone in which sorting machines read an address, in mm from the edges (Deutsche Post, "Automationsfähige
 * Briefsendungen"; the field of the American post is inside it): the upper 40 are for stamps, the lower 15 for the code
 * that the post prints.
 */
const ADDRESS_ZONE = { top: 40, left: 15, right: 15, bottom: 18, highest: 70 }
/** An address starts slightly left of the centre, as in handwriting. */
const ADDRESS_FROM = 0.42
/** Height of the flap as a share of the back, and the margin at its tip and fold. */
const FLAP = 0.5
const FLAP_MARGIN_MM = 8
/** Maximum width of a sender as a share of the back: the flap narrows towards its tip. */
const SENDER_WIDTH = 0.5
const ADDRESS_PT = { size: 13, least: 9 }
const SENDER_PT = { size: 10, least: 7 }
const INK = '#1f1c1a'
const STAMP_MM = { width: 22, height: 26 }
/** Style of lines that are shown in a preview and not printed. */
const OUTLINE = {
  type: 'shape',
  turn: 0,
  locked: true,
  fill: null,
  stroke: INK,
  strokeMm: 0.35,
  dashMm: null,
  radiusMm: 0,
  opacity: 0.3,
} as const

/** Text printed on the envelopes of one order line. */
export interface EnvelopePrintJob {
  /** Outer size, with the longer side as the width. */
  envelope: Size
  /** Sender lines, printed on the flap. */
  sender: readonly string[]
  /** Address lines of each recipient; empty if the front is not printed. */
  recipients: readonly (readonly string[])[]
}

/**
 * The fronts of envelopes, one page for each address, and their common back: its page has the role `back` and comes
 * last. Set in the card's own font if machines can read it. Without bleed, because envelopes are printed ready-made.
 */
export function envelopeDocument(
  card: Document,
  { envelope, sender, recipients }: EnvelopePrintJob,
): Document {
  const face = addressFontFace(card)
  const fronts = recipients.map((lines, index) =>
    pageOf(envelope, 'front', `front-${index + 1}`, [
      address({ id: `to-${index + 1}`, face, lines, box: addressBox(envelope), sizes: ADDRESS_PT }),
    ]),
  )
  const from = address({ id: 'from', face, lines: sender, box: senderBox(envelope), sizes: SENDER_PT })
  const back = pageOf(envelope, 'back', 'back', [{ ...from, align: 'centre', valign: 'top' }])
  const pages = [...fronts, ...(sender.length > 0 ? [back] : [])]
  return documentOf('card', pages, { locale: card.locale })
}

/** Seal of the flap: diameter and colour. */
export interface EnvelopeSeal {
  diameterMm: number
  colour: string
}

/**
 * Preview of one side on its paper: the flap behind the sender with the seal on its tip, the stamp's field on the
 * front, and the first address. `null` if nothing is printed on that side.
 */
export function envelopePreview(
  card: Document,
  print: EnvelopePrintJob,
  { side, paper, seal }: { side: 'front' | 'back'; paper: string; seal?: EnvelopeSeal | undefined },
): Document | null {
  const [first = []] = print.recipients
  const made = envelopeDocument(card, { ...print, recipients: [first] })
  const page = made.pages.find(({ role }) => role === side)
  if (!page) return null
  const below = side === 'back' ? flapElement(print.envelope) : stampElement(print.envelope)
  const above = side === 'back' && seal ? [withSeal(print.envelope, seal)] : []
  return { ...made, pages: [{ ...page, background: paper, elements: [below, ...page.elements, ...above] }] }
}

const flapElement = ({ width, height }: Size): ShapeElement => ({
  ...OUTLINE,
  id: 'flap',
  box: { x: 0, y: 0, width, height: height * FLAP },
  shape: 'path',
  path: `M0 0L${width / 2} ${height * FLAP}L${width} 0`,
})

const withSeal = ({ width, height }: Size, { diameterMm, colour }: EnvelopeSeal): ShapeElement => ({
  ...OUTLINE,
  id: 'seal',
  box: {
    ...{ x: (width - diameterMm) / 2, y: height * FLAP - diameterMm / 2 },
    ...{ width: diameterMm, height: diameterMm },
  },
  shape: 'ellipse',
  path: null,
  fill: colour,
  opacity: 1,
})

const stampElement = ({ width }: Size): ShapeElement => ({
  ...OUTLINE,
  id: 'stamp',
  box: { x: width - STAMP_MM.width - 10, y: 10, ...STAMP_MM },
  shape: 'rect',
  path: null,
  dashMm: [1.5, 1.5],
})

/** Area of an address: right of the centre, within the zone that machines read. */
function addressBox({ width, height }: Size): Box {
  const { top, right, bottom, highest } = ADDRESS_ZONE
  const x = Math.max(ADDRESS_ZONE.left, width * ADDRESS_FROM)
  const y = Math.max(top, height - highest)
  return { x, y, width: width - right - x, height: height - bottom - y }
}

function senderBox({ width, height }: Size): Box {
  const room = width * SENDER_WIDTH
  return { x: (width - room) / 2, y: FLAP_MARGIN_MM, width: room, height: height * FLAP - 2 * FLAP_MARGIN_MM }
}

const pageOf = (trim: Size, role: 'front' | 'back', id: string, elements: TextElement[]): Page => ({
  id,
  role,
  trim,
  bleed: sides(0),
  safe: sides(5),
  background: '#ffffff',
  edge: null,
  spine: null,
  month: null,
  elements,
})

interface Lines {
  id: string
  face: TextElement['face']
  lines: readonly string[]
  box: Box
  sizes: { size: number; least: number }
}

const address = ({ id, face, lines, box, sizes }: Lines): TextElement => ({
  id,
  type: 'text',
  box,
  turn: 0,
  locked: true,
  role: null,
  required: false,
  own: false,
  runs: [createRun(lines.join('\n'))],
  calendar: null,
  face,
  weight: 400,
  italic: false,
  sizePt: sizes.size,
  minSizePt: sizes.least,
  maxSizePt: sizes.size,
  trackingEm: 0,
  leading: 1.3,
  align: 'left',
  valign: 'middle',
  wrap: true,
  caps: false,
  colour: INK,
  opacity: 1,
  set: null,
})
