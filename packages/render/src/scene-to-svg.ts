import type { Scene } from './scene.ts'
import { type SvgNode, type SvgOptions, sceneToTree } from './scene-to-tree.ts'

/** The drawing as SVG text. */
export const sceneToSvg = (scene: Scene, options: SvgOptions): string => write(sceneToTree(scene, options))

function write({ tag, attributes, children }: SvgNode): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${SVG_NAMES[name] ?? name}="${escapeXml(String(value))}"`)
    .join('')
  const inner = children.map(write).join('')
  return inner === '' ? `<${tag}${written}/>` : `<${tag}${written}>${inner}</${tag}>`
}

/** React's names where SVG's differ. */
const SVG_NAMES: Record<string, string> = { clipPath: 'clip-path' }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (value: string) =>
  value.replace(/[&<>"]/g, character => ENTITIES[character] ?? character).replace(UNPRINTABLE, '')

// XML knows no way to write these, not even as references.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
