import { z } from 'zod'
import { isSafeAddress } from './fields.ts'

const MARKS = [
  'link',
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'superscript',
  'subscript',
  'highlight',
  'textStyle',
  'anchor',
  'styled',
] as const

const NODES = [
  'paragraph',
  'heading',
  'text',
  'bullet_list',
  'ordered_list',
  'list_item',
  'blockquote',
  'code_block',
  'hard_break',
  'horizontal_rule',
  'image',
  'emoji',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'blok',
] as const

/** Type of malformed nodes and marks; no renderer handles it. */
const BROKEN = 'broken'

const mark = z.looseObject({
  type: z.string(),
  attrs: z.looseObject({ href: z.string().nullish() }).optional(),
})
export type RichTextMark = z.infer<typeof mark>

export interface RichTextNode {
  type: string
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: RichTextMark[] | undefined
  content?: RichTextNode[] | undefined
}

const node: z.ZodType<RichTextNode> = z.lazy(() =>
  z
    .looseObject({
      type: z.string(),
      text: z.string().optional(),
      attrs: z.record(z.string(), z.unknown()).optional(),
      marks: z.array(mark.catch({ type: BROKEN })).optional(),
      content: z.array(node).optional(),
    })
    .catch({ type: BROKEN }),
)

/**
 * Storyblok's rich text document for pages: unknown nodes and marks are preserved, so that renderers skip that part
 * alone. `strictRichText` refuses them.
 */
export const richText = z.object({ type: z.literal('doc'), content: z.array(node) })
export type RichText = z.infer<typeof richText>

/** A mark that passes `content:check`. */
const strictMark = mark
  .extend({ type: z.enum(MARKS) })
  .refine(({ type, attrs }) => type !== 'link' || isSafeAddress(attrs?.href ?? ''), {
    message: 'unsafe address in a link',
  })

const strictNode: z.ZodType<RichTextNode> = z.lazy(() =>
  z.looseObject({
    type: z.enum(NODES),
    text: z.string().optional(),
    attrs: z.record(z.string(), z.unknown()).optional(),
    marks: z.array(strictMark).optional(),
    content: z.array(strictNode).optional(),
  }),
)

/** A rich text document that renders completely: known nodes and marks, safe links. */
export const strictRichText = z.object({ type: z.literal('doc'), content: z.array(strictNode) })
