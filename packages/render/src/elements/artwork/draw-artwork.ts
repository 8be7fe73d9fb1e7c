import { type ArtworkElement, composeAll, type Ink, scaling, translation } from '@passepartout/document'
import { AppError } from '@passepartout/domain'
import type { RenderContext } from '../../render-context.ts'
import { group, type SceneNode } from '../../scene.ts'
import { parseArtwork } from './parse-artwork.ts'

export function drawArtwork(
  { art, box, opacity, view: part }: ArtworkElement,
  context: RenderContext,
): SceneNode[] {
  const { document, options } = context
  const text = document.artworks[art] ?? options.artwork?.(art)
  if (text === null) return []
  if (text === undefined) {
    throw new AppError('gone', { message: `The drawing ${art} is nowhere to be found` })
  }
  const { view: whole, nodes } = parseArtwork(art, text)
  const view = part ?? whole
  const matrix = composeAll(
    translation(-view.x, -view.y),
    scaling(box.width / view.width, box.height / view.height),
    translation(box.x, box.y),
  )
  return [group(withInk(nodes, inkOf(context)), { matrix, opacity })]
}

const TOKEN = /^var\(--([a-z0-9-]+)\)$/

/** Resolves `var(--ink)` of the drawing to the document's colours. */
function inkOf({ ink }: RenderContext): (written: Ink) => Ink {
  const known = new Map<Ink, Ink>()
  return written => {
    if (typeof written !== 'string') return written
    const found = known.get(written)
    if (found !== undefined) return found
    const token = TOKEN.exec(written)?.[1]
    const used = ink(token ?? (/^#[0-9a-f]{6}$/.test(written) ? written : '#000000'))
    known.set(written, used)
    return used
  }
}

const withInk = (nodes: readonly SceneNode[], ink: (written: Ink) => Ink): SceneNode[] =>
  nodes.map(node => {
    if (node.type === 'group') return { ...node, children: withInk(node.children, ink) }
    if (node.type !== 'path') return node
    return {
      ...node,
      fill: node.fill === null ? null : ink(node.fill),
      stroke: node.stroke && { ...node.stroke, ink: ink(node.stroke.ink) },
    }
  })
