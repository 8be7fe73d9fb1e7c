import type { RichTextNode } from '@passepartout/content-model'
import { isSafeAddress } from '@passepartout/content-model'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { imageUrl } from '../images/image-url.ts'
import { applyMarks, colour, haveSameMarks, linkAttributes, linkOf } from './rich-text-marks.ts'

/** Context for rendering a rich text. */
export interface RichTextContext {
  page: Page
  /** Renders a text in which terms may be explained. */
  renderText: (text: string) => ReactNode
}

/** Largest width of an image in a text, for screens with 2 pixels per CSS px. */
const PICTURE_WIDTH = 1360
/** The page's own heading is the only one of level 1. */
const HIGHEST_HEADING = 2
const LOWEST_HEADING = 6

/** Nodes that contribute nothing but their content. */
const PLAIN: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  bullet_list: 'ul',
  list_item: 'li',
  tableRow: 'tr',
}
const ALIGNED = ['left', 'center', 'right', 'justify']

/**
 * Nodes of Storyblok's rich text as elements (decision 96). Only the attributes named here reach the page. Unknown or
 * broken nodes, unknown marks and unsafe links are left out one by one and logged (specification 8): the text of a mark
 * or a link stays, and so does everything around a node.
 */
export function nodesOf(nodes: readonly RichTextNode[], telling: RichTextContext): ReactNode[] {
  const shown: ReactNode[] = []
  for (let at = 0; at < nodes.length; ) {
    const link = linkOf(nodes[at])
    // The text of one link may consist of several nodes, if some of it is bold.
    let end = at + 1
    while (link && end < nodes.length && haveSameMarks(linkOf(nodes[end]), link)) end++
    const attributes = link && linkAttributes(link, telling.page)
    if (link && !attributes) leftOut(telling, { mark: 'link', error: 'unsafe address' })
    const renderText = link ? (text: string) => text : telling.renderText
    const run = nodes
      .slice(at, end)
      .map(node => shownNode(node, { ...telling, renderText }))
      .filter(shown => shown !== null)
    if (attributes && run.length > 0) shown.push(createElement('a', attributes, ...run))
    else shown.push(...run)
    at = end
  }
  return shown
}

function shownNode(node: RichTextNode, telling: RichTextContext): ReactNode {
  try {
    return nodeOf(node, telling)
  } catch (error) {
    leftOut(telling, { node: node.type, error: String(error) })
    return null
  }
}

function leftOut(
  { page: { log, path } }: RichTextContext,
  what: { node?: string; mark?: string; error: string },
) {
  log?.error({ key: 'richtext-render-error', path, ...what }, 'rich text part left out')
}

function nodeOf(node: RichTextNode, telling: RichTextContext): ReactNode {
  const { type, attrs = {} } = node
  const inside = (renderText = telling.renderText) => nodesOf(node.content ?? [], { ...telling, renderText })
  const asItIs = (text: string) => text
  const plain = Object.hasOwn(PLAIN, type) ? PLAIN[type] : undefined
  if (plain) return createElement(plain, null, ...inside())
  switch (type) {
    case 'text':
      return textOf(node, telling)
    case 'emoji':
      return String(attrs.emoji ?? '')
    case 'hard_break':
      return createElement('br')
    case 'horizontal_rule':
      return createElement('hr')
    case 'paragraph':
      return createElement('p', { style: aligned(attrs) }, ...inside())
    case 'heading': {
      const level = Math.min(
        LOWEST_HEADING,
        Math.max(HIGHEST_HEADING, Number(attrs.level) || HIGHEST_HEADING),
      )
      return createElement(`h${String(level)}`, { style: aligned(attrs) }, ...inside(asItIs))
    }
    case 'ordered_list': {
      const start = Number(attrs.order) || 1
      return createElement('ol', start === 1 ? null : { start }, ...inside())
    }
    case 'code_block':
      return createElement(
        'pre',
        null,
        createElement('code', { className: wordOf(attrs.class) }, ...inside(asItIs)),
      )
    case 'image':
      return pictureOf(attrs)
    case 'table':
      return tableOf(node, telling)
    case 'tableCell':
    case 'tableHeader':
      return createElement(type === 'tableHeader' ? 'th' : 'td', cellAttributes(attrs), ...inside())
    // Blocks of the shop occur between paragraphs only: a list or a quotation cannot contain a section.
    case 'blok':
      return null
    default:
      throw new Error(`${type} is no node of a rich text`)
  }
}

function textOf({ text, marks = [] }: RichTextNode, telling: RichTextContext): ReactNode {
  if (text === undefined) throw new Error('a text without words')
  const words = marks.some(({ type }) => type === 'code') ? text : telling.renderText(text)
  return applyMarks(words, marks, ({ type }) => leftOut(telling, { mark: type, error: 'unknown mark' }))
}

function pictureOf(attrs: Readonly<Record<string, unknown>>): ReactNode {
  const src = String(attrs.src ?? '')
  if (!src || !isSafeAddress(src)) return null
  return createElement('img', {
    src: imageUrl(src, { width: PICTURE_WIDTH }),
    alt: String(attrs.alt ?? ''),
    title: wordOf(attrs.title),
    loading: 'lazy',
    decoding: 'async',
  })
}

/** The leading rows with only head cells are the head of a table. */
function tableOf({ content: rows = [] }: RichTextNode, telling: RichTextContext): ReactNode {
  const isHead = ({ content = [] }: RichTextNode) => content.every(({ type }) => type === 'tableHeader')
  const firstOfBody = rows.findIndex(row => !isHead(row))
  const head = firstOfBody === -1 ? rows : rows.slice(0, firstOfBody)
  const body = rows.slice(head.length)
  const part = (tag: string, among: RichTextNode[]) =>
    among.length > 0 && createElement(tag, null, ...nodesOf(among, telling))
  return createElement('table', null, part('thead', head), part('tbody', body))
}

function cellAttributes({ colspan, rowspan, colwidth, backgroundColor }: Readonly<Record<string, unknown>>) {
  const more = (count: unknown) => (Number(count) > 1 ? Number(count) : undefined)
  const width = Number(Array.isArray(colwidth) ? colwidth[0] : undefined) || undefined
  const style: CSSProperties = { width, backgroundColor: colour(backgroundColor) }
  return { colSpan: more(colspan), rowSpan: more(rowspan), style }
}

function aligned({ textAlign }: Readonly<Record<string, unknown>>): CSSProperties | undefined {
  return ALIGNED.includes(String(textAlign))
    ? { textAlign: textAlign as CSSProperties['textAlign'] }
    : undefined
}

const wordOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
