import { type Box, composeAll, type Ink, type Matrix, scaling, translation } from '@passepartout/document'
import {
  bleedArea,
  type Clip,
  type GroupNode,
  type ImageNode,
  type PathNode,
  type Scene,
  type SceneNode,
  type Stroke,
  sceneFoils,
} from '../scene.ts'
import { blackShare } from './black-ink.ts'
import type { ImageOrientation } from './embed-image.ts'
import { orientationMatrix } from './orientation.ts'
import { number, pathOperators } from './path-operators.ts'
import type { PlateKind } from './plates.ts'

export const POINTS_PER_MM = 72 / 25.4

/** The resource name of an embedded image. */
export interface NamedImage {
  name: string
  orientation: ImageOrientation
}

/** Resources of the content stream; each method returns a resource name and creates the resource on first use. */
export interface ContentResources {
  images: ReadonlyMap<string, NamedImage>
  /** Images that replace groups with a filter, with the box in mm that they fill. */
  effects: ReadonlyMap<GroupNode, { name: string; box: Box }>
  /** A spot colour space. */
  spot(plate: PlateKind): string
  /** The layer of a spot colour; null in files without layers. */
  layer(plate: PlateKind): string | null
  /** A graphics state of this opacity. */
  opacity(value: number): string
  /** A graphics state in which foil overprints the layers below. */
  overprint(): string
  /** For four-colour print: neutral dark type and rules use black ink alone. */
  hasBlackInk: boolean
  /** A transparency group with this content, in points of the page. */
  form(content: string): string
  /** A graphics state that hides where this content, black on white, is black. */
  mask(content: string): string
}

/** The page's drawing operators; colours are in the colour space `/Srgb`, in black ink, or in a spot colour. */
export function writeContent(scene: Scene, resources: ContentResources): string {
  // Black overprints the layers below, so that no light edge shows. With foil on the page it does not: the foil would
  // end up on top.
  const overprints = sceneFoils(scene).length === 0
  const toPoints = pageMatrix(scene)
  const write = (node: SceneNode, matrix: Matrix): string[] => {
    if (node.type === 'image') return writeImage(node, matrix, resources.images)
    if (node.type === 'path') return writePath(node, matrix, { ...resources, overprints })
    if (node.type === 'group') return writeGroup(node, matrix)
    // Unprinted white is paper, not ink.
    if (node.role === 'paper' && node.fill === '#ffffff') return []
    return ['q', fillInk(node.fill, resources), boxPath(node.box, matrix), 'f', 'Q']
  }

  const writeGroup = (node: GroupNode, matrix: Matrix): string[] => {
    const inner = node.matrix ? composeAll(node.matrix, matrix) : matrix
    const clip = node.clip ? writeClip(node.clip, matrix) : []
    const effect = resources.effects.get(node)
    if (effect) {
      const { a, b, c, d, e, f } = composeAll(UPRIGHT, boxMatrix(effect.box), toPoints)
      return ['q', ...clip, `${numbers([a, b, c, d, e, f])} cm`, `/${effect.name} Do`, 'Q']
    }
    const children = node.children.flatMap(child => write(child, inner))
    if (children.length === 0) return []
    if (node.opacity === 1 && node.holes.length === 0) return ['q', ...clip, ...children, 'Q']
    const states = [
      ...(node.opacity === 1 ? [] : [resources.opacity(node.opacity)]),
      ...(node.holes.length === 0
        ? []
        : [resources.mask(`${node.holes.flatMap(hole => write(hole, inner)).join('\n')}\n`)]),
    ]
    const form = resources.form(`${children.join('\n')}\n`)
    return ['q', ...clip, ...states.map(name => `/${name} gs`), `/${form} Do`, 'Q']
  }

  return `${scene.nodes.flatMap(node => write(node, toPoints)).join('\n')}\n`
}

/** Maps mm of the page to points of the sheet: PDF measures upwards from the lower left corner. */
export function pageMatrix(scene: Pick<Scene, 'trim' | 'bleed'>): Matrix {
  const area = bleedArea(scene)
  return composeAll(translation(-area.x, -area.y - area.height), scaling(POINTS_PER_MM, -POINTS_PER_MM))
}

/** A PDF image fills the unit square with its first row at the top, at y = 1. */
const UPRIGHT: Matrix = { a: 1, b: 0, c: 0, d: -1, e: 0, f: 1 }

const boxMatrix = ({ x, y, width, height }: Box): Matrix => ({ a: width, b: 0, c: 0, d: height, e: x, f: y })

function writePath(
  node: PathNode,
  around: Matrix,
  resources: ContentResources & { overprints: boolean },
): string[] {
  const { fill, stroke, opacity, rule } = node
  const { a, b, c, d, e, f } = node.matrix ? composeAll(node.matrix, around) : around
  const inks = [
    ...(fill === null ? [] : [blackInk(node, fill, 'k', resources) ?? fillInk(fill, resources)]),
    ...(stroke
      ? [
          blackInk(node, stroke.ink, 'K', resources) ?? strokeInk(stroke.ink, resources),
          ...strokeStyle(stroke),
        ]
      : []),
  ]
  const even = rule === 'evenodd' ? '*' : ''
  const paint = stroke ? (fill === null ? 'S' : `B${even}`) : fill === null ? 'n' : `f${even}`
  const drawn = onLayer(
    [fill, stroke?.ink ?? null],
    ['q', ...inks, `${numbers([a, b, c, d, e, f])} cm`, pathOperators(node.d), paint, 'Q'],
    resources,
  )
  if (opacity === 1) return drawn
  const state = `/${resources.opacity(opacity)} gs`
  // Where a stroke overlaps its own fill, both fade as one group.
  if (fill !== null && stroke) return ['q', state, `/${resources.form(`${drawn.join('\n')}\n`)} Do`, 'Q']
  return ['q', state, ...drawn, 'Q']
}

/** Puts foil on the layer of its plate. */
function onLayer(inks: readonly (Ink | null)[], drawn: string[], { layer }: ContentResources): string[] {
  const foils = inks.flatMap(ink => (ink !== null && typeof ink === 'object' ? [ink.foil] : []))
  const name = foils[0] ? layer(foils[0]) : null
  return name === null ? drawn : [`/OC /${name} BDC`, ...drawn, 'EMC']
}

const strokeStyle = ({ width, cap, join, dash }: Stroke): string[] => [
  `${number(width)} w`,
  ...(cap === 'butt' ? [] : [`${cap === 'round' ? 1 : 2} J`]),
  ...(join === 'miter' ? ['4 M'] : [`${join === 'round' ? 1 : 2} j`]),
  ...(dash.length === 0 ? [] : [`[${numbers(dash)}] 0 d`]),
]

/** Black ink alone (`k` fills, `K` strokes) for neutral dark line art; undefined for everything else. */
function blackInk(
  { isLineArt }: PathNode,
  ink: Ink,
  operator: 'k' | 'K',
  { hasBlackInk, overprints, overprint }: ContentResources & { overprints: boolean },
): string | undefined {
  const share = hasBlackInk && isLineArt && typeof ink === 'string' ? blackShare(ink) : null
  if (share === null) return undefined
  const painted = `0 0 0 ${number(share)} ${operator}`
  return share === 1 && overprints ? `/${overprint()} gs ${painted}` : painted
}

function fillInk(ink: Ink, resources: ContentResources): string {
  if (typeof ink === 'string') return `/Srgb cs ${channels(ink)} scn`
  return `/${resources.overprint()} gs /${resources.spot(ink.foil)} cs 1 scn`
}

function strokeInk(ink: Ink, resources: ContentResources): string {
  if (typeof ink === 'string') return `/Srgb CS ${channels(ink)} SCN`
  return `/${resources.overprint()} gs /${resources.spot(ink.foil)} CS 1 SCN`
}

function writeClip(clip: Clip, matrix: Matrix): string[] {
  if (!('paths' in clip)) return [boxPath(clip, matrix), 'W n']
  const outlines = clip.paths.map(outline =>
    pathOperators(outline.d, outline.matrix ? composeAll(outline.matrix, matrix) : matrix),
  )
  const even = clip.paths.length === 1 && clip.paths[0]?.rule === 'evenodd' ? '*' : ''
  return [...outlines, `W${even} n`]
}

function writeImage(node: ImageNode, around: Matrix, images: ReadonlyMap<string, NamedImage>): string[] {
  const image = images.get(node.assetId)
  if (!image) return []
  const { a, b, c, d, e, f } = composeAll(
    UPRIGHT,
    orientationMatrix(image.orientation),
    scaling(node.pixels.width, node.pixels.height),
    node.matrix,
    around,
  )
  return ['q', `${numbers([a, b, c, d, e, f])} cm`, `/${image.name} Do`, 'Q']
}

/** Axis-aligned boxes are written as `re`, rotated ones by their corners. */
function boxPath(box: Box, matrix: Matrix): string {
  const { a, b, c, d, e, f } = matrix
  if (b !== 0 || c !== 0) {
    const { x, y, width, height } = box
    return pathOperators(`M${x} ${y}h${width}v${height}h${-width}Z`, matrix)
  }
  const [x1, x2] = [box.x * a + e, (box.x + box.width) * a + e]
  const [y1, y2] = [box.y * d + f, (box.y + box.height) * d + f]
  return `${numbers([Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)])} re`
}

function channels(fill: string): string {
  return numbers([1, 3, 5].map(at => Number.parseInt(fill.slice(at, at + 2), 16) / 255))
}

const numbers = (values: readonly number[]) => values.map(number).join(' ')
