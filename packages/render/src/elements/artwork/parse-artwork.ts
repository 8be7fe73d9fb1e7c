import { composeAll, IDENTITY, type Matrix, rotation, scaling, translation } from '@passepartout/document'
import { AppError } from '@passepartout/domain'
import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml'
import { type Clip, type FilterNode, group, type Outline, type SceneNode } from '../../scene.ts'

/** A drawing as scene nodes in the units of its view box; its inks are tokens, `--foil` or colours. */
export interface ParsedArtwork {
  view: { x: number; y: number; width: number; height: number }
  nodes: readonly SceneNode[]
}

const parsed = new Map<string, ParsedArtwork>()
const MOST_KEPT = 40

/**
 * Parses an SVG drawing. Only shapes, groups, clips and filters are accepted, so that a drawing from any source is
 * harmless. Results are cached by hash.
 * @throws AppError `invalid-document` where it is no SVG with a view box
 */
export function parseArtwork(hash: string, text: string): ParsedArtwork {
  const known = parsed.get(hash)
  if (known) return known
  const drawing = read(text)
  if (parsed.size >= MOST_KEPT) parsed.delete(parsed.keys().next().value ?? '')
  parsed.set(hash, drawing)
  return drawing
}

function read(text: string): ParsedArtwork {
  const svg = rootOf(text)
  const [x, y, width, height] = numbers(svg?.attributes.viewBox ?? '')
  if (!svg || x === undefined || y === undefined || !width || !height) {
    throw new AppError('invalid-document', { message: 'A drawing must be an SVG with a view box' })
  }
  const byId = new Map<string, XmlElement>()
  collectIds(svg, byId)
  const ids: IdLookup = { get: id => byId.get(id), budget: { nodes: MOST_NODES } }
  return { view: { x, y, width, height }, nodes: childrenOf(svg, INITIAL, IDENTITY, ids) }
}

function rootOf(text: string): XmlElement | null {
  try {
    const { root } = parseXml(text)
    return root?.name === 'svg' ? root : null
  } catch {
    return null
  }
}

function collectIds(element: XmlElement, byId: Map<string, XmlElement>): void {
  if (element.attributes.id) byId.set(element.attributes.id, element)
  for (const child of element.children) if (isElement(child)) collectIds(child, byId)
}

const isElement = (node: XmlNode): node is XmlElement => node instanceof XmlElement

/** Presentation attributes that children inherit. */
interface PaintStyle {
  fill: string
  stroke: string
  'stroke-width': string
  'stroke-linecap': string
  'stroke-linejoin': string
  'stroke-dasharray': string
  'fill-rule': string
  'clip-rule': string
  'fill-opacity': string
  'stroke-opacity': string
}

const INITIAL: PaintStyle = {
  fill: '#000000',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'fill-rule': 'nonzero',
  'clip-rule': 'nonzero',
  'fill-opacity': '1',
  'stroke-opacity': '1',
}

const paintStyleOf = (element: XmlElement, inherited: PaintStyle): PaintStyle =>
  Object.fromEntries(
    Object.entries(inherited).map(([name, value]) => [name, element.attributes[name] ?? value]),
  ) as unknown as PaintStyle

/** Targets of references, and the remaining budget of nodes. */
interface IdLookup {
  get(id: string): XmlElement | undefined
  budget: { nodes: number }
}

/** Limit of nodes, because nested references multiply; no drawing of the shop has a fifth of this. */
const MOST_NODES = 50_000
/** Maximum depth of nested references. */
const DEEPEST = 24

const childrenOf = (
  element: XmlElement,
  look: PaintStyle,
  matrix: Matrix,
  ids: IdLookup,
  depth = 0,
): SceneNode[] =>
  depth > DEEPEST
    ? []
    : element.children.flatMap(child => (isElement(child) ? nodesOf(child, look, matrix, ids, depth) : []))

function nodesOf(
  element: XmlElement,
  inherited: PaintStyle,
  around: Matrix,
  ids: IdLookup,
  depth: number,
): SceneNode[] {
  if (--ids.budget.nodes < 0) throw new AppError('invalid-document', { message: 'A drawing is too large' })
  const look = paintStyleOf(element, inherited)
  const own = transformOf(element.attributes.transform)
  const matrix = own ? composeAll(own, around) : around
  if (element.name === 'use') {
    const target = referenced(element.attributes.href, ids)
    const { x = '0', y = '0' } = element.attributes
    const moved = composeAll(translation(Number(x), Number(y)), matrix)
    return target ? nodesOf(target, look, moved, ids, depth + 1) : []
  }
  if (element.name !== 'g') {
    const outline = outlineOf(element)
    if (!outline) return []
    return wrapped(element, matrix, ids, depth, inner => pathsOf(outline, look, inner, opacityOf(element)))
  }
  return wrapped(element, matrix, ids, depth, inner => childrenOf(element, look, inner, ids, depth + 1))
}

/**
 * Wraps children in a group for clip, filter and opacity, which act in its own coordinates; without any, the children
 * are returned unwrapped.
 */
function wrapped(
  element: XmlElement,
  matrix: Matrix,
  ids: IdLookup,
  depth: number,
  draw: (matrix: Matrix) => SceneNode[],
): SceneNode[] {
  const clip = clipOf(referenced(element.attributes['clip-path'], ids), ids, depth)
  const filter = filterOf(referenced(element.attributes.filter, ids))
  const opacity = element.name === 'g' ? opacityOf(element) : 1
  if (!clip && !filter && opacity === 1) return draw(matrix)
  const inner = draw(IDENTITY)
  if (inner.length === 0) return []
  return [group([group(inner, { clip, filter, opacity })], { matrix })]
}

function pathsOf(d: string, look: PaintStyle, matrix: Matrix, opacity: number): SceneNode[] {
  const fill = look.fill === 'none' ? null : look.fill
  const strokeInk = look.stroke === 'none' ? null : look.stroke
  const stroke =
    strokeInk === null
      ? null
      : {
          ink: strokeInk,
          width: Number(look['stroke-width']),
          cap: oneOf(look['stroke-linecap'], ['butt', 'round', 'square'] as const),
          join: oneOf(look['stroke-linejoin'], ['miter', 'round', 'bevel'] as const),
          dash: numbers(look['stroke-dasharray']),
        }
  const rule = oneOf(look['fill-rule'], ['nonzero', 'evenodd'] as const)
  const common = { type: 'path' as const, d, matrix: matrix === IDENTITY ? null : matrix, rule }
  const [filled, drawn] = [Number(look['fill-opacity']), Number(look['stroke-opacity'])]
  if (filled === drawn || !fill || !stroke) {
    const own = fill ? filled : drawn
    return fill || stroke ? [{ ...common, fill, stroke, opacity: opacity * own }] : []
  }
  return [
    { ...common, fill, stroke: null, opacity: opacity * filled },
    { ...common, fill: null, stroke, opacity: opacity * drawn },
  ]
}

function clipOf(element: XmlElement | undefined, ids: IdLookup, depth: number): Clip | null {
  if (element?.name !== 'clipPath') return null
  const outlines = (node: XmlElement, look: PaintStyle, around: Matrix): Outline[] =>
    node.children.flatMap(child => {
      if (!isElement(child)) return []
      const own = transformOf(child.attributes.transform)
      const matrix = own ? composeAll(own, around) : around
      const inner = paintStyleOf(child, look)
      if (child.name === 'g') return outlines(child, inner, matrix)
      const target = child.name === 'use' ? referenced(child.attributes.href, ids) : child
      const d = target && depth < DEEPEST ? outlineOf(target) : null
      const moved = target !== child && target ? transformOf(target.attributes.transform) : null
      const rule = oneOf(inner['clip-rule'], ['nonzero', 'evenodd'] as const)
      return d === null ? [] : [{ d, matrix: moved ? composeAll(moved, matrix) : matrix, rule }]
    })
  return { paths: outlines(element, INITIAL, IDENTITY) }
}

/** Filter primitives that read nothing outside the drawing. `feImage` is excluded because it fetches. */
const PRIMITIVES = new Set([
  ...['feTurbulence', 'feDisplacementMap', 'feColorMatrix', 'feComposite', 'feMorphology', 'feBlend'],
  ...['feComponentTransfer', 'feFuncA', 'feFuncR', 'feFuncG', 'feFuncB', 'feMerge', 'feMergeNode'],
  ...['feGaussianBlur', 'feOffset', 'feFlood'],
])

function filterOf(element: XmlElement | undefined): FilterNode | null {
  if (element?.name !== 'filter') return null
  const { id: _id, ...attributes } = element.attributes
  return { tag: 'filter', attributes, children: primitives(element) }
}

const primitives = (element: XmlElement): FilterNode[] =>
  element.children.flatMap(child =>
    isElement(child) && PRIMITIVES.has(child.name)
      ? [{ tag: child.name, attributes: child.attributes, children: primitives(child) }]
      : [],
  )

const referenced = (reference: string | undefined, ids: IdLookup): XmlElement | undefined => {
  const id = /^(?:url\()?#([^)]+)\)?$/.exec(reference ?? '')?.[1]
  return id === undefined ? undefined : ids.get(id)
}

const opacityOf = ({ attributes }: XmlElement): number => Number(attributes.opacity ?? 1)

/** Outline of a shape as path data. */
function outlineOf({ name, attributes }: XmlElement): string | null {
  const value = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') return attributes.d ?? null
  if (name === 'circle') return ellipse(value('cx'), value('cy'), value('r'), value('r'))
  if (name === 'ellipse') return ellipse(value('cx'), value('cy'), value('rx'), value('ry'))
  if (name === 'line') return `M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`
  if (name === 'polygon' || name === 'polyline')
    return `M${numbers(attributes.points ?? '').join(' ')}${name === 'polygon' ? 'Z' : ''}`
  if (name !== 'rect') return null
  const [x, y, width, height] = [value('x'), value('y'), value('width'), value('height')]
  const rx = Math.min(Number(attributes.rx ?? attributes.ry ?? 0), width / 2)
  const ry = Math.min(Number(attributes.ry ?? attributes.rx ?? 0), height / 2)
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  const [w, h] = [width - 2 * rx, height - 2 * ry]
  return `M${x + rx} ${y}h${w}${corner(rx, ry)}v${h}${corner(-rx, ry)}h${-w}${corner(-rx, -ry)}v${-h}${corner(rx, -ry)}Z`
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0Z`

/** The matrix of a `transform` attribute; null without one. */
function transformOf(text: string | undefined): Matrix | null {
  if (!text) return null
  const steps = [...text.matchAll(/(\w+)\s*\(([^)]*)\)/g)].map(([, name = '', values = '']) =>
    step(name, numbers(values)),
  )
  // The first transform in the text is the outermost.
  return composeAll(...steps.reverse())
}

function step(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: number[]): Matrix {
  if (name === 'translate') return translation(a, b ?? 0)
  if (name === 'scale') return scaling(a, b ?? a)
  if (name === 'rotate') {
    if (b === undefined || c === undefined) return rotation(a)
    return composeAll(translation(-b, -c), rotation(a), translation(b, c))
  }
  if (name === 'skewX') return { ...IDENTITY, c: Math.tan((a * Math.PI) / 180) }
  if (name === 'skewY') return { ...IDENTITY, b: Math.tan((a * Math.PI) / 180) }
  return name === 'matrix' ? { a, b: b ?? 0, c: c ?? 0, d, e, f } : IDENTITY
}

const numbers = (text: string): number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)

const oneOf = <const T extends string>(value: string, options: readonly [T, ...T[]]): T =>
  options.find(option => option === value) ?? options[0]
