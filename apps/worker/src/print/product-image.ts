import {
  type EnvelopeLining,
  LINING_TILE_MM,
  liningPatternPath,
  openEnvelopeShape,
  type ProductAppearance,
  profileColours,
} from '@passepartout/domain'

/** A printed page, or the visible part of it. */
export interface FrontImage {
  /** Of the visible part, in mm. */
  width: number
  height: number
  /** The drawing, as a data URL. */
  href: string
}

export interface ProductImage {
  /** SVG of the drawing, one unit per millimetre. */
  body: string
  /** Origin and size of the drawing. */
  box: { x: number; y: number; width: number; height: number }
}

type ProductAppearanceOf<K extends ProductAppearance['kind']> = Extract<ProductAppearance, { kind: K }>

/** A finished product seen from the front, on a transparent background; light falls from the upper left. */
export function renderProductImage(dress: ProductAppearance, faces: readonly FrontImage[]): ProductImage {
  const [face] = faces
  if (!face) throw new RangeError('A product has a face.')
  switch (dress.kind) {
    case 'framed':
      return framedImage(dress, face)
    case 'stretched':
      return canvasImage(face)
    case 'hung':
      return wallCalendarImage(dress, face)
    case 'stood':
      return standingImage(face)
    case 'book':
      return bookImage(face)
    case 'pile':
      return pileImage(faces)
    case 'enveloped':
      return cardInEnvelopeImage(dress, face)
  }
}

const rect = (x: number, y: number, width: number, height: number, attributes: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`
const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`
const picture = ({ href, width, height }: FrontImage, x = 0, y = 0, attributes = '') =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="${href}" ${attributes}/>`
const shade = (opacity: number) => `fill="#000" fill-opacity="${opacity}"`
const light = (opacity: number) => `fill="#fff" fill-opacity="${opacity}"`
/** A gradient from dark to transparent, along x or y. */
const fade = (id: string, opacity: number, x2: number, y2: number) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop stop-color="#000" stop-opacity="${opacity}"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>`

function framedImage({ frame, rim }: ProductAppearanceOf<'framed'>, face: FrontImage): ProductImage {
  const bar = frame.widthMm
  const colours = profileColours(frame)
  const inner = rim?.widthMm ?? 0
  const around = bar + inner
  const width = face.width + 2 * around
  const height = face.height + 2 * around
  const within = { width: width - 2 * bar, height: height - 2 * bar }
  const cast = Math.min(9, bar * 0.5)
  const sides = [
    path(`M0 0H${width}L${width - bar} ${bar}H${bar}Z`, `fill="${colours.top}"`),
    path(`M0 0L${bar} ${bar}V${height - bar}L0 ${height}Z`, `fill="${colours.left}"`),
    path(`M${width} 0V${height}L${width - bar} ${height - bar}V${bar}Z`, `fill="${colours.right}"`),
    path(
      `M0 ${height}L${bar} ${height - bar}H${width - bar}L${width} ${height}Z`,
      `fill="${colours.bottom}"`,
    ),
  ]
  return {
    body: [
      `<defs>${fade('down', 0.3, 0, 1)}${fade('right', 0.22, 1, 0)}</defs>`,
      rect(0, 0, width, height, `fill="${frame.colour}"`),
      ...sides,
      rim ? rect(bar, bar, within.width, within.height, `fill="${rim.colour}"`) : '',
      picture(face, around, around),
      rim?.bevelled
        ? rect(around, around, face.width, face.height, 'fill="none" stroke="#fff" stroke-width="1.6"') +
          path(
            `M${around} ${around + face.height}V${around}H${around + face.width}`,
            'fill="none" stroke="#000" stroke-opacity=".28" stroke-width="0.8"',
          )
        : '',
      rect(bar, bar, within.width, cast, 'fill="url(#down)"'),
      rect(bar, bar, cast, within.height, 'fill="url(#right)"'),
      rect(
        bar,
        bar,
        within.width,
        within.height,
        `fill="none" stroke="${frame.edgeColour}" stroke-width="1.4"`,
      ),
    ].join(''),
    box: { x: 0, y: 0, width, height },
  }
}

/** Visible depth of the stretcher's edge. */
const STRETCHER_MM = 20

/** The image continues on the two visible edges, mirrored. */
function canvasImage(face: FrontImage): ProductImage {
  const { width, height } = face
  const across = Math.max(14, 0.035 * Math.max(width, height))
  const down = 0.6 * across
  const right = `M${width} 0l${across} ${down}v${height}l${-across} ${-down}Z`
  const below = `M0 ${height}H${width}l${across} ${down}H${across}Z`
  const perMm = { across: across / STRETCHER_MM, down: down / STRETCHER_MM }
  const onRight = [-perMm.across, -perMm.down, 0, 1, width * (1 + perMm.across), width * perMm.down]
  const onBottom = [1, 0, -perMm.across, -perMm.down, height * perMm.across, height * (1 + perMm.down)]
  const edge = (id: string, matrix: number[]) =>
    `<g clip-path="url(#${id})">${picture(face, 0, 0, `transform="matrix(${matrix.join(' ')})"`)}</g>`
  return {
    body: [
      `<defs><clipPath id="right">${path(right, '')}</clipPath><clipPath id="below">${path(below, '')}</clipPath></defs>`,
      edge('right', onRight),
      path(right, shade(0.34)),
      edge('below', onBottom),
      path(below, shade(0.5)),
      picture(face),
    ].join(''),
    box: { x: 0, y: 0, width: width + across, height: height + down },
  }
}

/** Space above a calendar for its wire, in mm. */
const WIRE_MM = 12
const LOOP_MM = 8.5
const SHEETS = '#e9e5dc'

function wallCalendarImage({ by }: ProductAppearanceOf<'hung'>, face: FrontImage): ProductImage {
  const { width, height } = face
  const sheets = [3, 1.5].map(below =>
    rect(0, below, width, height, `fill="${SHEETS}" stroke="#000" stroke-opacity=".12" stroke-width=".4"`),
  )
  if (by === 'hole')
    return {
      body: [
        ...sheets,
        picture(face),
        `<circle cx="${width / 2}" cy="8" r="3" fill="#000" fill-opacity=".55"/>`,
      ].join(''),
      box: { x: 0, y: 0, width, height: height + 3 },
    }
  const count = Math.floor((width - 2 * LOOP_MM) / LOOP_MM)
  const start = (width - (count - 1) * LOOP_MM) / 2
  const loops = Array.from({ length: count }, (_, index) => {
    const x = start + index * LOOP_MM
    return (
      rect(x - 1.5, 4, 3, 3.4, `rx=".8" ${shade(0.5)}`) +
      path(
        `M${x - 0.9} 5.6V-2.4M${x + 0.9} 5.6V-2.4`,
        'stroke="#55524d" stroke-width=".9" stroke-linecap="round"',
      )
    )
  })
  const middle = width / 2
  const hanger = path(
    `M${middle - 34} -2H${middle - 12}Q${middle} -${WIRE_MM + 8} ${middle + 12} -2H${middle + 34}`,
    'fill="none" stroke="#55524d" stroke-width="1.3"',
  )
  return {
    body: [...sheets, picture(face), hanger, ...loops].join(''),
    box: { x: 0, y: -WIRE_MM, width, height: height + WIRE_MM + 3 },
  }
}

/** In a wooden block. */
function standingImage(face: FrontImage): ProductImage {
  const { width, height } = face
  const long = width * 0.8
  const x = (width - long) / 2
  const block = Math.max(10, height * 0.1)
  return {
    body: [
      picture(face),
      rect(x, height - block * 0.25, long, block, 'fill="#c99c6b"'),
      rect(x, height - block * 0.25, long, block * 0.22, light(0.25)),
      rect(x, height + block * 0.6, long, block * 0.15, shade(0.12)),
    ].join(''),
    box: { x: 0, y: 0, width, height: height + block },
  }
}

/** Closed, with its hinge at the left and its pages at the right. */
function bookImage(face: FrontImage): ProductImage {
  const { width, height } = face
  const pages = Math.max(3, width * 0.018)
  const hinge = Math.max(5, width * 0.035)
  return {
    body: [
      `<defs>${fade('hinge', 0.28, 1, 0)}</defs>`,
      rect(width * 0.5, height * 0.008, width * 0.5 + pages, height * 0.984, 'fill="#f6f3ec"'),
      ...[0.25, 0.5, 0.75].map(at =>
        rect(width + pages * at, height * 0.008, 0.3, height * 0.984, shade(0.16)),
      ),
      picture(face),
      rect(0, 0, hinge, height, 'fill="url(#hinge)"'),
      rect(hinge, 0, hinge * 0.12, height, shade(0.16)),
      rect(hinge * 1.12, 0, hinge * 0.12, height, light(0.22)),
    ].join(''),
    box: { x: 0, y: 0, width: width + pages, height },
  }
}

const PILE = [-8, 6, 0]

/** The first prints in a pile, the first one on top. */
function pileImage(faces: readonly FrontImage[]): ProductImage {
  const [top] = faces
  if (!top) throw new RangeError('A pile has a print.')
  const long = Math.max(...faces.map(({ width, height }) => Math.max(width, height)))
  const turns = PILE.slice(-faces.length)
  const prints = [...faces].reverse().map((face, index) => {
    const { width, height } = face
    const paper = rect(
      -width / 2,
      -height / 2,
      width,
      height,
      'fill="#fff" stroke="#000" stroke-opacity=".25" stroke-width=".5"',
    )
    return `<g transform="rotate(${turns[index] ?? 0})">${picture(face, -width / 2, -height / 2)}${paper.replace('fill="#fff"', 'fill="none"')}</g>`
  })
  const reach = faces.length > 1 ? 0.06 * long : 0.3
  const half = { width: top.width / 2 + reach, height: top.height / 2 + reach }
  return {
    body: prints.join(''),
    box: { x: -half.width, y: -half.height, width: 2 * half.width, height: 2 * half.height },
  }
}

/** In front of its envelope, which is visible at the right and below. */
function cardInEnvelopeImage(
  { colour, lining }: ProductAppearanceOf<'enveloped'>,
  face: FrontImage,
): ProductImage {
  const { width, height } = face
  const out = 0.14 * Math.min(width, height)
  const x = out
  const y = out
  if (lining) return inLinedEnvelope({ colour, lining }, face)
  const flap = `M${x} ${y}L${x + width / 2} ${y + height * 0.58}L${x + width} ${y}`
  return {
    body: [
      rect(x, y, width, height, `fill="${colour}" stroke="#000" stroke-opacity=".14" stroke-width=".5"`),
      path(flap, 'fill="#000" fill-opacity=".05" stroke="#000" stroke-opacity=".14" stroke-width=".5"'),
      `<g>${rect(-0.2, -0.2, width + 1.4, height + 1.8, shade(0.12))}${picture(face)}</g>`,
    ].join(''),
    box: { x: -0.2, y: -0.2, width: width + out + 0.5, height: height + out + 0.5 },
  }
}

/** In front of an open envelope, whose lining is visible above the card. */
function inLinedEnvelope(
  { colour, lining }: { colour: string; lining: EnvelopeLining },
  face: FrontImage,
): ProductImage {
  const { width, height } = face
  const { out, tip, flap, lining: lined } = openEnvelopeShape(face)
  const line = 'stroke="#000" stroke-opacity=".14" stroke-width=".5"'
  const along = (corners: typeof flap) => `M${corners.map(corner => corner.join(' ')).join('L')}Z`
  const tile = `width="${LINING_TILE_MM}" height="${LINING_TILE_MM}"`
  const printed = lining.pattern ? path(liningPatternPath(lining), `fill="${lining.pattern.colour}"`) : ''
  return {
    body: [
      `<defs><pattern id="lining" ${tile} patternUnits="userSpaceOnUse"><rect ${tile} fill="${lining.colour}"/>${printed}</pattern></defs>`,
      rect(out, out, width, height, `fill="${colour}" ${line}`),
      path(along(flap), `fill="${colour}" ${line}`),
      path(along(lined), 'fill="url(#lining)"'),
      `<g>${rect(-0.2, -0.2, width + 1.4, height + 1.8, shade(0.12))}${picture(face)}</g>`,
    ].join(''),
    box: { x: -0.2, y: tip - 0.5, width: width + out + 0.5, height: height + out - tip + 0.8 },
  }
}
