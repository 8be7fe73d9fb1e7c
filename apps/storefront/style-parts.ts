import { AttributeAction, parse, type Selector } from 'css-what'
import postcss, { type ChildNode, type Container } from 'postcss'
import type { Plugin } from 'vite'
import { STYLE_PARTS_FILE, type StylePart } from './style-part.ts'

/**
 * Splits the build's style sheets into parts, so that the server can inline the rules that a page uses
 * (docs/page-loading.md#critical-css).
 */
export const styleParts = (): Plugin => ({
  name: 'style-parts',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const sheets = Object.values(bundle).flatMap(file =>
      file.type === 'asset' && file.fileName.endsWith('.css')
        ? [[`/${file.fileName}`, partsOf(String(file.source))] as const]
        : [],
    )
    this.emitFile({
      type: 'asset',
      fileName: STYLE_PARTS_FILE,
      source: JSON.stringify(Object.fromEntries(sheets)),
    })
  },
})

/** Parts of a sheet in order. Nested rules stay in their parent. */
export function partsOf(css: string): StylePart[] {
  return partsIn(postcss.parse(css))
}

function partsIn(container: Container): StylePart[] {
  const parts: StylePart[] = []
  for (const node of container.nodes ?? []) {
    const part = partOf(node)
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else if (part) parts.push(part)
  }
  return parts
}

function partOf(node: ChildNode): StylePart | undefined {
  if (node.type === 'comment') return undefined
  if (node.type === 'rule') {
    const needs = node.selectors.map(classesIn)
    return needs.every(classes => classes.length > 0) ? [needs, `${node}`] : `${node}`
  }
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name))
    return { at: `@${node.name} ${node.params}`, parts: partsIn(node) }
  return node.type === 'atrule' && !node.nodes ? `${node};` : `${node}`
}

/** At-rules that contain rules; all others, such as keyframes, stay whole. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container'])

/**
 * Classes required for a selector to match. `:is()` with several alternatives requires none, and `:not()` excludes
 * elements instead.
 */
function classesIn(selector: string): string[] {
  const [parts = []] = parse(selector)
  return parts.flatMap(classesOf)
}

function classesOf(part: Selector): string[] {
  if (part.type === 'attribute')
    return part.name === 'class' && part.action === AttributeAction.Element ? [part.value] : []
  if (part.type !== 'pseudo' || !DEMANDING.has(part.name) || !Array.isArray(part.data)) return []
  const [only = [], ...others] = part.data
  return others.length === 0 ? only.flatMap(classesOf) : []
}

const DEMANDING = new Set(['is', 'where', 'has'])
