import { z } from 'zod'
import { block, text } from '../fields.ts'
import { richText } from '../rich-text.ts'

export const accordionItemSchema = block('accordion-item', { question: text, answer: richText })
export const accordionSchema = block('accordion', {
  headline: text,
  items: z.array(accordionItemSchema).min(1),
})
export type Accordion = z.infer<typeof accordionSchema>
