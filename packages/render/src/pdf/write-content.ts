import { type Box, chain, type Matrix, scaling, translation } from '@passepartout/document'
import { bleedArea, type ImageNode, type Scene, type SceneNode } from '../scene.ts'
import type { ImageOrientation } from './embed-image.ts'
import { orientationMatrix } from './orientation.ts'

export const POINTS_PER_MM = 72 / 25.4

/** What the content stream calls an embedded picture. */
export interface NamedImage {
  name: string
  orientation: ImageOrientation
}

/** The page's drawing operators; colours are in the colour space `/Srgb`. */
export function writeContent(scene: Scene, images: ReadonlyMap<string, NamedImage>): string {
  const area = bleedArea(scene)
  // PDF measures upwards from the lower left corner of the sheet.
  const toPoints = chain(translation(-area.x, -area.y - area.height), scaling(POINTS_PER_MM, -POINTS_PER_MM))
  return `${scene.nodes.flatMap(node => write(node, toPoints, images)).join('\n')}\n`
}

function write(node: SceneNode, toPoints: Matrix, images: ReadonlyMap<string, NamedImage>): string[] {
  if (node.type === 'image') return writeImage(node, toPoints, images)
  if (node.type === 'rect') {
    // Unprinted white is paper, not ink.
    if (node.role === 'paper' && node.fill === '#ffffff') return []
    return ['q', '/Srgb cs', `${colour(node.fill)} scn`, path(node.box, toPoints), 'f', 'Q']
  }
  const inner = node.matrix ? chain(node.matrix, toPoints) : toPoints
  const children = node.children.flatMap(child => write(child, inner, images))
  if (children.length === 0) return []
  const clip = node.clip ? [path(node.clip, toPoints), 'W n'] : []
  return ['q', ...clip, ...children, 'Q']
}

function writeImage(node: ImageNode, toPoints: Matrix, images: ReadonlyMap<string, NamedImage>): string[] {
  const image = images.get(node.assetId)
  if (!image) return []
  // A PDF picture fills the unit square with its first row at the top, that is at y = 1.
  const placed = chain(
    { a: 1, b: 0, c: 0, d: -1, e: 0, f: 1 },
    orientationMatrix(image.orientation),
    scaling(node.pixels.width, node.pixels.height),
    node.matrix,
    toPoints,
  )
  const { a, b, c, d, e, f } = placed
  return ['q', `${[a, b, c, d, e, f].map(number).join(' ')} cm`, `/${image.name} Do`, 'Q']
}

// Boxes are drawn by their corners: a flipped `re` would be right too, but not every reader thinks so.
function path(box: Box, { a, d, e, f }: Matrix): string {
  const [x1, x2] = [box.x * a + e, (box.x + box.width) * a + e]
  const [y1, y2] = [box.y * d + f, (box.y + box.height) * d + f]
  const sizes = [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)]
  return `${sizes.map(number).join(' ')} re`
}

function colour(fill: string): string {
  const channel = (at: number) => number(Number.parseInt(fill.slice(at, at + 2), 16) / 255)
  return `${channel(1)} ${channel(3)} ${channel(5)}`
}

/** Plain decimals, never an exponent; a ten-thousandth of a point at most off, finer for small factors. */
export function number(value: number): string {
  const text = value.toFixed(6).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}
