import { z } from 'zod'
import { isSafeAddress } from './fields.ts'

const mark = z
  .looseObject({
    type: z.enum([
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
    ]),
    attrs: z.looseObject({ href: z.string().nullish() }).optional(),
  })
  .refine(({ type, attrs }) => type !== 'link' || isSafeAddress(attrs?.href ?? ''), {
    message: 'unsafe address in a link',
  })

/** Storyblok's rich text document; an unknown node or mark is refused, since renderers drop it without a word. */
export interface RichTextNode {
  type: string
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: z.infer<typeof mark>[] | undefined
  content?: RichTextNode[] | undefined
}

const node: z.ZodType<RichTextNode> = z.lazy(() =>
  z.looseObject({
    type: z.enum([
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
    ]),
    text: z.string().optional(),
    attrs: z.record(z.string(), z.unknown()).optional(),
    marks: z.array(mark).optional(),
    content: z.array(node).optional(),
  }),
)

export const richText = z.object({ type: z.literal('doc'), content: z.array(node) })
export type RichText = z.infer<typeof richText>
