import { z } from 'zod'
import { block, optionalText, text } from '../fields.ts'

/** A block before its own schema has looked at it. */
export const anyBlock = z.looseObject({ _uid: z.string().optional(), component: text })

/** Content type of every ordinary page. */
export const pageSchema = block('page', {
  title: text,
  description: text,
  robots: optionalText,
  /** Text of the navigation item to mark; by default the one that links here. */
  activeNavigation: optionalText,
  teaser: z.array(anyBlock).optional(),
  body: z.array(anyBlock).min(1),
})
export type PageContent = z.infer<typeof pageSchema>
