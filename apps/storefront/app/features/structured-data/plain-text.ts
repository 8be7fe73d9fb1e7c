import type { RichTextNode } from '@passepartout/content-model'

const LINES = new Set(['paragraph', 'heading', 'list_item', 'hard_break', 'tableRow'])

/** The words of a rich text without its markup, a line per paragraph. */
export const plainText = (node: RichTextNode | { type: 'doc'; content: RichTextNode[] }): string =>
  textIn(node)
    .replace(/\s*\n\s*/g, '\n')
    .trim()

function textIn(node: {
  type: string
  text?: string | undefined
  content?: RichTextNode[] | undefined
}): string {
  const inside = (node.content ?? []).map(textIn).join(node.type === 'tableRow' ? ' ' : '')
  return `${node.text ?? ''}${inside}${LINES.has(node.type) ? '\n' : ''}`
}
