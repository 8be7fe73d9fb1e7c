import { z } from 'zod'
import { asset, block, optionalLink, optionalText, text } from '../fields.ts'

/** A block before its own schema has looked at it. */
export const anyBlock = z.looseObject({ _uid: z.string().optional(), component: text })

/** Content type of every ordinary page. */
export const pageSchema = block('page', {
  title: text,
  description: text,
  robots: optionalText,
  /** Where the same words stand for search engines; by default the page's own address. */
  canonicalUrl: optionalText,
  /** The page's query is part of its canonical address. */
  useQueryParamsInCanonical: z.boolean().optional(),
  /** Pictures for sharing, the first counts; by default the page's first scene. */
  ogImages: z.array(asset).optional(),
  /** Further addresses of the company, for search engines. */
  additionalSameAsLinks: z.array(z.url({ protocol: /^https?$/ })).optional(),
  /** Words that the shop's owner has to replace by their own before selling anything. */
  isSample: z.boolean().optional(),
  /** Text of the navigation item to mark; by default the one that links here. */
  activeNavigation: optionalText,
  /** The page moved: its address leads there, with `status` as the code of the redirect (301 by default). */
  target: optionalLink,
  status: z.coerce
    .number()
    .pipe(z.literal([301, 302, 303, 307, 308]))
    .optional(),
  /** The head of the page, what one can rely on in this shop, and the rest; they show in this order. */
  teaser: z.array(anyBlock).optional(),
  uspTeaser: z.array(anyBlock).optional(),
  body: z.array(anyBlock).default([]),
}).refine(({ body, target }) => body.length > 0 || target !== undefined, {
  path: ['body'],
  message: 'a page has blocks, or leads to another one',
})
export type PageContent = z.infer<typeof pageSchema>
