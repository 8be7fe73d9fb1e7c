import type { RichTextNode } from '@passepartout/content-model'
import { createContext, type ReactNode } from 'react'
import type { StoredBlock } from '../../platform/page.ts'

/** Renders blocks inside a rich text; provided by the module that knows the blocks. */
export const EmbeddedBlocks = createContext<(blocks: readonly StoredBlock[]) => ReactNode>(() => null)

/** Name of the loaded blocks of such a node in the page's data. */
export const embeddedName = ({ attrs }: RichTextNode): string => {
  const [first] = bodyOf(attrs?.body)
  return `embedded ${String(attrs?.id ?? first?._uid ?? '')}`
}

/** Every node of a stored block, at any depth, that embeds blocks in a rich text. */
export function embeddedNodes(value: unknown): RichTextNode[] {
  if (Array.isArray(value)) return value.flatMap(embeddedNodes)
  if (typeof value !== 'object' || value === null) return []
  if (Reflect.get(value, 'type') === 'blok') return [value as RichTextNode]
  return Object.values(value).flatMap(embeddedNodes)
}

/** The stored blocks of such a node. */
export const bodyOf = (body: unknown): StoredBlock[] => (Array.isArray(body) ? (body as StoredBlock[]) : [])
