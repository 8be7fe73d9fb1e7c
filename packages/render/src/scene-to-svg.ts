import {
  type Box,
  composeAll,
  type Foil,
  IDENTITY,
  type Ink,
  invert,
  type Matrix,
} from '@passepartout/document'
import { escapeXml } from '@passepartout/domain'
import { FOIL_GRADIENT_STOPS, flatFoilColour, foilGradient } from './foil.ts'
import {
  bleedArea,
  type Clip,
  type FilterNode,
  type GroupNode,
  type ImageNode,
  type PathNode,
  type Scene,
  type SceneNode,
  trimArea,
} from './scene.ts'

export interface SvgOptions {
  /** Address of a photo, or null while there is none; its pixel size does not matter. */
  hrefFor: (assetId: string) => string | null
  /** Renders a placed photo in another way; `transform` maps its pixels to millimetres. */
  photo?: ((node: ImageNode, transform: string) => string) | undefined
  /** `trim` (default) shows the finished product's front, `bleed` the whole sheet; or a box in mm. */
  area?: 'trim' | 'bleed' | Box
  /** Foil with its sheen (default), or in one flat colour as in proofs and as the print file's alternate colour. */
  foil?: 'sheen' | 'flat'
  /** Width and height of the `svg` element; without them it fills its container. */
  size?: { width: number | string; height: number | string }
  /** Makes ids unique when one page contains several drawings. */
  idPrefix?: string
  /** A name makes the drawing an image to assistive technology; without one it is hidden from it. */
  label?: string
}

/** The drawing as SVG text, one user unit to the millimetre. */
export function sceneToSvg(scene: Scene, options: SvgOptions): string {
  const area =
    options.area === 'bleed'
      ? bleedArea(scene)
      : typeof options.area === 'object'
        ? options.area
        : trimArea(scene)
  const writer = svgWriter(scene, options)
  const drawn = scene.nodes.map(node => writer.node(node, IDENTITY)).join('')
  const viewBox = [area.x, area.y, area.width, area.height].map(round).join(' ')
  const { size, label } = options
  const named = label === undefined ? ' aria-hidden="true"' : ` role="img" aria-label="${writeText(label)}"`
  const sized = size ? ` width="${size.width}" height="${size.height}"` : ''
  const defs = writer.definitions.join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${sized}${named}>${defs && `<defs>${defs}</defs>`}${drawn}</svg>`
}

interface SvgWriter {
  definitions: string[]
  /** `around` maps the node's coordinates to the page. */
  node(node: SceneNode, around: Matrix): string
}

function svgWriter(
  scene: Scene,
  { hrefFor, photo, foil = 'sheen', idPrefix = 'scene' }: SvgOptions,
): SvgWriter {
  const definitions: string[] = []
  const sheens = new Map<string, string>()
  let count = 0
  const define = (word: string, write: (id: string) => string): string => {
    const id = `${idPrefix}-${word}-${++count}`
    definitions.push(write(id))
    return `url(#${id})`
  }

  const sheen = (metal: Foil, around: Matrix): string => {
    const key = `${metal} ${around === IDENTITY ? '' : matrixText(around)}`
    const known = sheens.get(key)
    if (known) return known
    const url = around === IDENTITY ? pageSheen(metal) : turnedSheen(metal, around)
    sheens.set(key, url)
    return url
  }
  const pageSheen = (metal: Foil) => {
    const stops = foilGradient(metal, scene.ground).map(
      (colour, index) => `<stop offset="${FOIL_GRADIENT_STOPS[index]}" stop-color="${colour}"/>`,
    )
    const { width, height } = scene.trim
    return define(
      'sheen',
      id =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${round(width)}" y2="${round(height)}">${stops.join('')}</linearGradient>`,
    )
  }
  // The sheen spans the whole page; within transformed groups it is still measured in the page's millimetres.
  const turnedSheen = (metal: Foil, around: Matrix) => {
    const page = sheen(metal, IDENTITY).slice(4, -1)
    return define(
      'sheen',
      id => `<linearGradient id="${id}" href="${page}" gradientTransform="${matrixText(invert(around))}"/>`,
    )
  }
  const inkText = (ink: Ink, around: Matrix): string => {
    if (typeof ink === 'string') return ink
    return foil === 'flat' ? flatFoilColour(ink.foil) : sheen(ink.foil, around)
  }

  const path = (node: PathNode, around: Matrix): string => {
    const matrix = node.matrix ? composeAll(node.matrix, around) : around
    const { fill, stroke } = node
    const attributes = [
      node.matrix ? ` transform="${matrixText(node.matrix)}"` : '',
      ` fill="${fill === null ? 'none' : inkText(fill, matrix)}"`,
      node.rule === 'evenodd' ? ' fill-rule="evenodd"' : '',
      stroke
        ? ` stroke="${inkText(stroke.ink, matrix)}" stroke-width="${roundToPrecision(stroke.width)}"`
        : '',
      stroke && stroke.cap !== 'butt' ? ` stroke-linecap="${stroke.cap}"` : '',
      stroke && stroke.join !== 'miter' ? ` stroke-linejoin="${stroke.join}"` : '',
      stroke && stroke.dash.length > 0
        ? ` stroke-dasharray="${stroke.dash.map(roundToPrecision).join(' ')}"`
        : '',
      node.opacity === 1 ? '' : ` opacity="${roundToPrecision(node.opacity)}"`,
    ]
    return `<path${attributes.join('')} d="${writeText(node.d)}"/>`
  }

  const group = (node: GroupNode, around: Matrix): string => {
    const { clip, matrix, opacity, holes, filter } = node
    const inside = matrix ? composeAll(matrix, around) : around
    const drawn = node.children.map(child => writer.node(child, inside)).join('')
    const clipped = clip ? define('clip', id => `<clipPath id="${id}">${clipText(clip)}</clipPath>`) : ''
    const mask =
      holes.length > 0
        ? define('mask', id => {
            const { x, y, width, height } = bleedArea(scene)
            // Holes are in the coordinates of the children; a field ten times the page covers them wherever they are.
            const field = `<rect x="${round(x - 9 * width)}" y="${round(y - 9 * height)}" width="${round(19 * width)}" height="${round(19 * height)}" fill="#fff"/>`
            return `<mask id="${id}" maskUnits="userSpaceOnUse" x="${round(x - 9 * width)}" y="${round(y - 9 * height)}" width="${round(19 * width)}" height="${round(19 * height)}">${field}${holes.map(hole => writer.node(hole, inside)).join('')}</mask>`
          })
        : ''
    const effect = filter
      ? define('filter', id => filterText({ ...filter, attributes: { id, ...filter.attributes } }))
      : ''
    const inner = [
      mask && ` mask="${mask}"`,
      effect && ` filter="${effect}"`,
      opacity === 1 ? '' : ` opacity="${roundToPrecision(opacity)}"`,
    ].join('')
    const effected = inner ? `<g${inner}>${drawn}</g>` : drawn
    const moved = matrix ? `<g transform="${matrixText(matrix)}">${effected}</g>` : effected
    return clipped ? `<g clip-path="${clipped}">${moved}</g>` : moved
  }

  const writer: SvgWriter = {
    definitions,
    node(node, around) {
      if (node.type === 'path') return path(node, around)
      if (node.type === 'group') return group(node, around)
      if (node.type === 'rect') return rect(node.box, ` fill="${node.fill}"`)
      if (photo) return photo(node, matrixText(node.matrix))
      const href = hrefFor(node.assetId)
      if (href === null) return ''
      const { width, height } = node.pixels
      return `<image href="${writeText(href)}" width="${width}" height="${height}" preserveAspectRatio="none" transform="${matrixText(node.matrix)}"/>`
    },
  }
  return writer
}

const rect = ({ x, y, width, height }: Box, attributes = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${attributes}/>`

const clipText = (clip: Clip): string =>
  'paths' in clip
    ? clip.paths
        .map(
          ({ d, matrix, rule }) =>
            `<path${matrix ? ` transform="${matrixText(matrix)}"` : ''}${rule === 'evenodd' ? ' clip-rule="evenodd"' : ''} d="${writeText(d)}"/>`,
        )
        .join('')
    : rect(clip)

const filterText = ({ tag, attributes, children }: FilterNode): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${writeText(value)}"`)
  return `<${tag}${written.join('')}>${children.map(filterText).join('')}</${tag}>`
}

const matrixText = ({ a, b, c, d, e, f }: Matrix) =>
  `matrix(${[a, b, c, d].map(roundToPrecision).join(' ')} ${round(e)} ${round(f)})`

/** Rounds to a tenth of a micrometre, finer than any eye or printer resolves. */
const round = (mm: number) => Math.round(mm * 1e4) / 1e4 + 0

// Factors multiply thousands of pixels, so they keep more digits.
const roundToPrecision = (factor: number) => Number(factor.toPrecision(10)) + 0

const writeText = (value: string) => escapeXml(value.replace(UNPRINTABLE, ''))

// XML cannot contain these characters, not even as references.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
