import type { Box, Matrix } from '@passepartout/document'
import { bleedArea, type Scene, type SceneNode, trimArea } from './scene.ts'

/** An SVG element as plain data; attribute names are React's, so that `createElement(tag, attributes)` draws it. */
export interface SvgNode {
  tag: string
  key: string
  attributes: Record<string, string | number>
  children: SvgNode[]
}

export interface SvgOptions {
  /** Address of a photo, or null while there is none; it may have any pixel size. */
  hrefFor: (assetId: string) => string | null
  /** `trim` (default) shows the finished product's front, `bleed` the whole sheet. */
  area?: 'trim' | 'bleed'
  /** Width and height of the `svg` element; without them it fills what holds it. */
  size?: { width: number | string; height: number | string }
  /** Keeps ids apart when several drawings share one page. */
  idPrefix?: string
  /** A name makes the drawing an image to assistive technology; without one it is hidden from it. */
  label?: string
}

/** The drawing as a tree of SVG elements in millimetres. */
export function sceneToTree(scene: Scene, options: SvgOptions): SvgNode {
  const area = options.area === 'bleed' ? bleedArea(scene) : trimArea(scene)
  const prefix = options.idPrefix ?? 'scene'
  const definitions: SvgNode[] = []
  const draw = (node: SceneNode): SvgNode[] => {
    if (node.type === 'rect') return [rect(node.key, node.box, { fill: node.fill })]
    if (node.type === 'image') {
      const href = options.hrefFor(node.assetId)
      if (href === null) return []
      const { width, height } = node.pixels
      const transform = matrixText(node.matrix)
      const attributes = { href, width, height, preserveAspectRatio: 'none', transform }
      return [element('image', node.key, attributes)]
    }
    const inner = node.children.flatMap(draw)
    const moved = node.matrix
      ? [element('g', `${node.key}-moved`, { transform: matrixText(node.matrix) }, inner)]
      : inner
    if (!node.clip) return [element('g', node.key, {}, moved)]
    const id = `${prefix}-clip-${definitions.length + 1}`
    definitions.push(element('clipPath', id, { id }, [rect('box', node.clip)]))
    return [element('g', node.key, { clipPath: `url(#${id})` }, moved)]
  }
  const drawn = scene.nodes.flatMap(draw)
  const label = options.label
  return element(
    'svg',
    prefix,
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [area.x, area.y, area.width, area.height].map(round).join(' '),
      ...options.size,
      ...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }),
    },
    [...(definitions.length > 0 ? [element('defs', 'defs', {}, definitions)] : []), ...drawn],
  )
}

const element = (
  tag: string,
  key: string,
  attributes: SvgNode['attributes'],
  children: SvgNode[] = [],
): SvgNode => ({ tag, key, attributes, children })

const rect = (key: string, { x, y, width, height }: Box, attributes: SvgNode['attributes'] = {}) =>
  element('rect', key, {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    ...attributes,
  })

const matrixText = ({ a, b, c, d, e, f }: Matrix) =>
  `matrix(${[a, b, c, d].map(value => fine(value)).join(' ')} ${round(e)} ${round(f)})`

/** A tenth of a micrometre is more than any eye or printer needs. */
const round = (mm: number) => Math.round(mm * 1e4) / 1e4 + 0

// Factors act on thousands of pixels, so they keep more places.
const fine = (factor: number) => Number(factor.toPrecision(10)) + 0
