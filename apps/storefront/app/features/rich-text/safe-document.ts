import type { RichTextNode } from '@passepartout/content-model'
import { isSafeAddress } from '@passepartout/content-model'
import type { Page } from '../../platform/page.ts'
import { addressOf } from '../links/address.ts'
import { pictureUrl } from '../pictures/picture-url.ts'

type Mark = NonNullable<RichTextNode['marks']>[number]
type Attributes = Readonly<Record<string, unknown>>
type Linking = Pick<Page, 'shop' | 'href' | 'shopUrl'>

/** Widest that a picture in a text gets, for screens of two pixels per point. */
const PICTURE_WIDTH = 1360

/** What Storyblok's renderer may write as attributes; whatever else a node carries would land in the page as well. */
const NODE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  paragraph: ['textAlign'],
  heading: ['level', 'textAlign'],
  ordered_list: ['order'],
  code_block: ['class'],
  image: ['src', 'alt', 'title', 'loading', 'decoding'],
  tableCell: ['colspan', 'rowspan', 'backgroundColor', 'colwidth'],
  tableHeader: ['colspan', 'rowspan', 'colwidth'],
}
const MARK_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  link: ['href', 'target', 'rel', 'linktype'],
  highlight: ['color'],
  textStyle: ['color'],
  anchor: ['id'],
  styled: ['class'],
}

/**
 * A node with every link led to an address of the shop and nothing left that a browser would run: an unsafe link loses
 * its mark, an unsafe picture its node.
 */
export function safeNode(node: RichTextNode, page: Linking): RichTextNode[] {
  if (node.type === 'blok') return []
  if (node.type === 'emoji') return [{ type: 'text', text: String(node.attrs?.emoji ?? '') }]
  if (node.type === 'image' && !isSafeAddress(String(node.attrs?.src ?? ''))) return []
  const attrs = only(nodeAttributes(node), NODE_ATTRIBUTES[node.type])
  return [
    {
      type: node.type,
      ...(node.text === undefined ? {} : { text: node.text }),
      ...(attrs ? { attrs } : {}),
      ...(node.marks ? { marks: node.marks.flatMap(mark => safeMark(mark, page)) } : {}),
      ...(node.content ? { content: node.content.flatMap(child => safeNode(child, page)) } : {}),
    },
  ]
}

function nodeAttributes({ type, attrs }: RichTextNode): Attributes | undefined {
  // The page's own heading is the only one of its level.
  if (type === 'heading') return { ...attrs, level: Math.max(2, Number(attrs?.level ?? 2)) }
  if (type !== 'image') return attrs
  const src = pictureUrl(String(attrs?.src), { width: PICTURE_WIDTH })
  return { ...attrs, src, alt: attrs?.alt ?? '', loading: 'lazy', decoding: 'async' }
}

const only = (attrs: Attributes | undefined, names: readonly string[] = []) =>
  attrs && names.length > 0
    ? Object.fromEntries(
        Object.entries(attrs).filter(([name, value]) => names.includes(name) && value != null),
      )
    : undefined

function safeMark(mark: Mark, page: Linking): Mark[] {
  const attrs = mark.type === 'link' ? linkAttributes(mark, page) : mark.attrs
  if (mark.type === 'link' && !attrs) return []
  const kept = only(attrs, MARK_ATTRIBUTES[mark.type])
  return [kept ? { type: mark.type, attrs: kept } : { type: mark.type }]
}

/** An editor's link of any kind (address, story, asset, mail) as an address; nothing for one that a browser would run. */
function linkAttributes({ attrs }: Mark, page: Linking): Attributes | undefined {
  const { href, linktype, anchor, target } = attrs ?? {}
  const address = String(href ?? '')
  if (!isSafeAddress(address)) return undefined
  const resolved = addressOf(
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
  return {
    href: resolved,
    linktype: 'url',
    ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
  }
}
