import { escapeXml } from '@passepartout/domain'

/** An element with its attributes, and text or elements inside. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  content: string | readonly Element[]
}

type Content = Element['content']

export function element(name: string, content: Content): Element
export function element(name: string, attributes: Element['attributes'], content: Content): Element
export function element(name: string, first: Content | Element['attributes'], second?: Content): Element {
  return second === undefined
    ? { name, attributes: {}, content: first as Content }
    : { name, attributes: first as Element['attributes'], content: second }
}

/** The element as an XML document. */
export const writeXml = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`

function written({ name, attributes, content }: Element): string {
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(
    ' ',
  )
  const inside = typeof content === 'string' ? escaped(content) : content.map(written).join('')
  return `<${open}>${inside}</${name}>`
}

/** XML has no control characters, not even escaped ones. */
const escaped = (text: string): string =>
  escapeXml(text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]+/gu, ' '))
