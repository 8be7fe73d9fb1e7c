import { renderRichText, type StoryblokRichTextInput } from '@storyblok/richtext'
import { isSafeAddress } from '../../blocks/fields.ts'
import type { RichText as RichTextDocument, RichTextNode } from '../../blocks/rich-text.ts'
import type { Page } from '../../platform/page.ts'
import { addressOf } from '../links/address.ts'

/** An editor's rich text as HTML, its links resolved to this shop's addresses. */
export function RichText({
  page,
  document,
  className = '',
}: {
  page: Page
  document: RichTextDocument
  className?: string
}) {
  const html = renderRichText(safeDocument(document, page) as StoryblokRichTextInput)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Storyblok's renderer escapes text and attributes; links and embeds are filtered above
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}

type Mark = NonNullable<RichTextNode['marks']>[number]
type Linking = Pick<Page, 'shop' | 'href' | 'shopUrl'>

/**
 * The document with every link led to an address of the shop. Storyblok's renderer writes `javascript:` as it stands
 * and would show embedded blocks as nothing: an unsafe link loses its mark, an embedded block its node.
 */
export function safeDocument(document: RichTextDocument, page: Linking): RichTextDocument {
  return { ...document, content: document.content.flatMap(node => safeNode(node, page)) }
}

function safeNode(node: RichTextNode, page: Linking): RichTextNode[] {
  if (node.type === 'blok') return []
  if (node.type === 'image' && !isSafeAddress(String(node.attrs?.src ?? ''))) return []
  return [
    {
      ...node,
      ...(node.marks ? { marks: node.marks.flatMap(mark => safeMark(mark, page)) } : {}),
      ...(node.content ? { content: node.content.flatMap(child => safeNode(child, page)) } : {}),
    },
  ]
}

function safeMark(mark: Mark, page: Linking): Mark[] {
  if (mark.type !== 'link') return [mark]
  const { href, linktype, anchor, target } = mark.attrs ?? {}
  const address = String(href ?? '')
  if (!isSafeAddress(address)) return []
  const story = linktype === 'story'
  const resolved = addressOf(
    {
      fieldtype: 'multilink',
      linktype: story ? 'story' : linktype === 'email' ? 'email' : 'url',
      id: '',
      url: address,
      cached_url: address,
      ...(typeof anchor === 'string' && anchor ? { anchor } : {}),
    },
    page,
  )
  return [
    {
      type: 'link',
      attrs: { href: resolved, linktype: 'url', ...(target === '_blank' ? { target, rel: 'noopener' } : {}) },
    },
  ]
}
