import type { RichTextNode } from '@passepartout/content-model'
import { isSafeAddress } from '@passepartout/content-model'
import { createElement, type ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { urlOf } from '../links/address.ts'

type Mark = NonNullable<RichTextNode['marks']>[number]

const TAGS: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  highlight: 'mark',
  textStyle: 'span',
  anchor: 'span',
  styled: 'span',
}
/** Colours as editors choose them; other values could contain more CSS than a colour. */
const COLOUR = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/i

/**
 * Wraps a text in the elements of its marks, the first innermost; links are not among them, because they wrap several
 * texts. Calls `unknown` for each mark that has no element.
 */
export function applyMarks(
  words: ReactNode,
  marks: readonly Mark[],
  unknown: (mark: Mark) => void,
): ReactNode {
  return marks.reduce((inner, mark) => {
    const { type, attrs } = mark
    if (type === 'link') return inner
    const tag = Object.hasOwn(TAGS, type) ? TAGS[type] : undefined
    if (tag) return createElement(tag, attributesOf(type, attrs), inner)
    unknown(mark)
    return inner
  }, words)
}

function attributesOf(type: string, attrs: Mark['attrs']): Record<string, unknown> | null {
  const { color, id, class: className } = (attrs ?? {}) as Record<string, unknown>
  if (type === 'highlight') return { style: { backgroundColor: colour(color) } }
  if (type === 'textStyle') return { style: { color: colour(color) } }
  if (type === 'anchor') return { id }
  return type === 'styled' ? { className } : null
}

export const colour = (value: unknown): string | undefined =>
  typeof value === 'string' && COLOUR.test(value) ? value : undefined

export const linkOf = (node: RichTextNode | undefined): Mark | undefined =>
  node?.marks?.find(({ type }) => type === 'link')

export const haveSameMarks = (one: Mark | undefined, other: Mark): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Attributes of an editor's link of any type (address, story, asset, email); `undefined` for an address that a browser
 * would execute.
 */
export function linkAttributes(
  { attrs }: Mark,
  page: Pick<Page, 'shop' | 'href' | 'shopUrl'>,
): { href: string; target?: '_blank'; rel?: 'noopener' } | undefined {
  const { href, linktype, anchor, target } = attrs ?? {}
  const address = String(href ?? '')
  if (!isSafeAddress(address)) return undefined
  const resolved = urlOf(
    {
      fieldtype: 'multilink',
      linktype: linktype === 'story' || linktype === 'email' ? linktype : 'url',
      id: '',
      url: linktype === 'email' ? address.replace(/^mailto:/, '') : address,
      cached_url: address,
      ...(typeof anchor === 'string' && anchor ? { anchor } : {}),
    },
    page,
  )
  return { href: resolved, ...(target === '_blank' ? { target, rel: 'noopener' } : {}) }
}
