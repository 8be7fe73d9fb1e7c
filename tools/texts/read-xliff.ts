import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** One text as it came back from the translator. */
export interface ReturnedText {
  /** Ids of the group's file and of the text's key. */
  fileId: string
  id: string
  german: string
  /** Empty if it is not translated. */
  target: string
  /** Line in the XLIFF file. */
  line: number
}

export interface ReturnedFile {
  /** Language or locale, in lower case. */
  speaker: string
  texts: readonly ReturnedText[]
}

interface Node {
  name: string
  attributes: Readonly<Record<string, string>>
  start: number
  children: readonly (Node | string)[]
}

/** An XLIFF file that cannot be read, with the line. */
export class XliffError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

const META = XMLParser.getMetaDataSymbol() as symbol

/** Reads an XLIFF 2 file. Segments that a tool split are joined again. */
export function readXliff(xml: string): ReturnedFile {
  const valid = XMLValidator.validate(xml)
  if (valid !== true) throw new XliffError(valid.err.line, valid.err.msg)
  const parser = new XMLParser({
    ...{ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', captureMetaData: true },
    ...{ trimValues: false, parseTagValue: false, parseAttributeValue: false, htmlEntities: true },
  })
  const document: unknown = parser.parse(xml)
  const xliff = nodesOf(document).find(isNode('xliff'))
  if (!xliff) throw new XliffError(1, 'is no XLIFF file')
  const { version = '', trgLang = '' } = xliff.attributes
  if (!version.startsWith('2.'))
    throw new XliffError(1, `has XLIFF version "${version}"; versions 2.0 to 2.2 can be read`)
  if (!trgLang) throw new XliffError(1, 'names no target language (trgLang)')
  const lineOf = lineCounter(xml)
  const texts = xliff.children.filter(isNode('file')).flatMap(file =>
    unitsOf(file).map(unit => ({
      fileId: file.attributes.id ?? '',
      id: unit.attributes.id ?? '',
      ...partsOf(unit),
      line: lineOf(unit.start),
    })),
  )
  return { speaker: trgLang.toLowerCase(), texts }
}

function nodesOf(value: unknown): (Node | string)[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: Record<string | symbol, unknown>): (Node | string)[] => {
    const name = Object.keys(entry).find(key => key !== ':@')
    if (name === undefined) return []
    if (name === '#text') return [String(entry[name])]
    const { startIndex = 0 } = (entry[META] ?? {}) as { startIndex?: number }
    const attributes = (entry[':@'] ?? {}) as Record<string, string>
    return [{ name, attributes, start: startIndex, children: nodesOf(entry[name]) }]
  })
}

const isNode =
  (name: string) =>
  (child: Node | string): child is Node =>
    typeof child === 'object' && child.name === name

/** Units of a file, those in groups too. */
const unitsOf = (node: Node): Node[] =>
  node.children.flatMap(child => {
    if (typeof child === 'string') return []
    return child.name === 'unit' ? [child] : child.name === 'group' ? unitsOf(child) : []
  })

function partsOf(unit: Node): { german: string; target: string } {
  const codes = new Map<string, string>()
  let [german, target, isTranslated] = ['', '', false]
  for (const part of unit.children) {
    if (typeof part === 'string' || !['segment', 'ignorable'].includes(part.name)) continue
    const source = part.children.find(isNode('source'))
    const own = part.children.find(isNode('target'))
    const before = source ? inlineText(source, codes) : ''
    german += before
    // Space between two segments often has no target.
    target += own ? inlineText(own, codes) : part.name === 'ignorable' ? before : ''
    isTranslated ||= part.name === 'segment' && own !== undefined
  }
  return { german, target: isTranslated ? target : '' }
}

/** Text with its codes as placeholders again; a code without its own is that of the source with its id. */
function inlineText(node: Node, codes: Map<string, string>): string {
  return node.children
    .map(child => {
      if (typeof child === 'string') return child
      if (child.name !== 'ph') return inlineText(child, codes)
      const { id = '', equiv, disp } = child.attributes
      const name = equiv ?? disp ?? codes.get(id) ?? ''
      if (!codes.has(id)) codes.set(id, name)
      return name
    })
    .join('')
}

/** Lines of growing positions. */
function lineCounter(text: string): (index: number) => number {
  let [line, done] = [1, 0]
  return index => {
    for (; done < index; done++) if (text[done] === '\n') line++
    return line
  }
}
