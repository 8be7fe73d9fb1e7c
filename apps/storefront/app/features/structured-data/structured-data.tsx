import type { Accordion, RichTextNode } from '@passepartout/content-model'
import { BRAND_NAMES, systemPath } from '@passepartout/domain'
import { canonicalOf } from '../../platform/head.tsx'
import type { Page, StoredBlock } from '../../platform/page.ts'
import { breadcrumbsOf } from '../links/breadcrumb.tsx'
import { productNodes } from './products.ts'

const LINES = new Set(['paragraph', 'heading', 'list_item', 'hard_break', 'tableRow'])

/** The text of a rich text without its markup, one line for each paragraph. */
const plainText = (node: RichTextNode | { type: 'doc'; content: RichTextNode[] }): string =>
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

type Node = Record<string, unknown>

/** Structured data for search engines (schema.org): the seller, the position of the page, its offers and answers. */
export function StructuredData({ page }: { page: Page }) {
  if (page.status !== 200 || page.head.canonical === '' || page.head.robots?.includes('noindex')) return null
  const graph = { '@context': 'https://schema.org', '@graph': structuredData(page) }
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, whose only dangerous character is escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  )
}

export function structuredData(page: Page): Node[] {
  const crumbs = page.path === '/' ? [] : [breadcrumbs(page)]
  return [organisation(page), webSite(page), ...crumbs, ...productNodes(page), ...questions(page)]
}

const start = ({ shop, shopUrl }: Page) => shopUrl(shop.channel, '/')

function organisation(page: Page): Node {
  const url = start(page)
  const links = page.story?.content.additionalSameAsLinks
  const telephone = page.global?.service.hotline
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: BRAND_NAMES[page.shop.channel],
    url,
    logo: new URL('/icon-512.png', url).href,
    ...(telephone
      ? { contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone } }
      : {}),
    ...(Array.isArray(links) && links.length > 0 ? { sameAs: links } : {}),
  }
}

function webSite(page: Page): Node {
  const url = start(page)
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: BRAND_NAMES[page.shop.channel],
    url,
    inLanguage: page.shop.locale,
    publisher: { '@id': `${url}#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${page.shopUrl(page.shop.channel, systemPath(page.shop, 'search'))}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

function breadcrumbs(page: Page): Node {
  const url = canonicalOf(page)
  const crumbs = breadcrumbsOf(page, page.story?.name ?? page.head.title)
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: href ? new URL(href, url).href : url,
    })),
  }
}

function questions(page: Page): Node[] {
  const mainEntity = page.blocks.filter(isAccordion).flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  )
  return mainEntity.length > 0
    ? [{ '@type': 'FAQPage', '@id': `${canonicalOf(page)}#faq`, inLanguage: page.contentLocale, mainEntity }]
    : []
}

const isAccordion = (block: StoredBlock): block is StoredBlock & Accordion => block.component === 'accordion'
