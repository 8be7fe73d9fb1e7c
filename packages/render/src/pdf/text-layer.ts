import { type PDFContext, PDFHexString, type PDFRef, PDFString } from '@cantoo/pdf-lib'
import { apply, composeAll, type Matrix } from '@passepartout/document'
import type { PositionedWord, Scene, SceneNode } from '../scene.ts'
import { number } from './path-operators.ts'
import { pageMatrix } from './write-content.ts'

/** Width of every character in thousandths of an em: words are stretched to their drawn width. */
const ADVANCE = 500
/** Codes of one font; 0 is excluded, because readers treat it as the end of a word. */
const MOST_CODES = 255

type HiddenWord = PositionedWord & { matrix: Matrix }

/**
 * Hidden text for readers, search and screen readers: invisible text over the outlines (rendering mode 3, whose font
 * need not be embedded), one paragraph per text, in reading order. Everything drawn is marked as an artifact.
 */
export function createHiddenTextLayer(context: PDFContext, locale: string) {
  const root = context.nextRef()
  const body = context.nextRef()
  const fonts: { ref: PDFRef; codes: Map<string, number> }[] = []
  const paragraphs: PDFRef[] = []
  const parents: (number | PDFRef)[] = []

  function codeOf(character: string): { font: number; code: number } {
    for (const [font, { codes }] of fonts.entries()) {
      const known = codes.get(character)
      if (known !== undefined) return { font, code: known }
    }
    if (fonts.length === 0 || (fonts.at(-1)?.codes.size ?? 0) >= MOST_CODES)
      fonts.push({ ref: context.nextRef(), codes: new Map() })
    const font = fonts.length - 1
    const code = (fonts[font]?.codes.size ?? 0) + 1
    fonts[font]?.codes.set(character, code)
    return { font, code }
  }

  /** Places a word where it is drawn, followed by the space that separates it from the next. */
  function show({ text, x, y, sizeMm, widthMm, matrix }: HiddenWord): string[] {
    const letters = [...text]
    const stretch = (widthMm * 1000) / (letters.length * ADVANCE * sizeMm)
    const at = apply(matrix, { x, y })
    // Text runs upwards in PDF, pages are measured downwards.
    const { a, b, c, d } = matrix
    const place = [a * stretch, b * stretch, -c, -d, at.x, at.y].map(number).join(' ')
    const pieces: { font: number; codes: string }[] = []
    for (const letter of [...letters, ' ']) {
      const { font, code } = codeOf(letter)
      const last = pieces.at(-1)
      if (last?.font === font) last.codes += hex(code)
      else pieces.push({ font, codes: hex(code) })
    }
    return [
      `${place} Tm`,
      ...pieces.map(({ font, codes }) => `/Text${font + 1} ${number(sizeMm)} Tf <${codes}> Tj`),
    ]
  }

  return {
    /** The page's drawing operators with its hidden text. */
    content: (scene: Scene, drawn: string, { page, index }: { page: PDFRef; index: number }): string => {
      const texts = textsOf(scene)
      const own = texts.map((words, id) => {
        const ref = context.register(
          context.obj({ Type: 'StructElem', S: 'P', P: body, Pg: page, K: id } as never),
        )
        paragraphs.push(ref)
        return {
          ref,
          said: ['/P', `<</MCID ${id}>>`, 'BDC', 'BT', '3 Tr', ...words.flatMap(show), 'ET', 'EMC'],
        }
      })
      parents.push(index, context.register(context.obj(own.map(({ ref }) => ref))))
      return ['/Artifact BMC', `${drawn}EMC`, ...own.map(({ said: spoken }) => spoken.join('\n')), ''].join(
        '\n',
      )
    },
    /** Entries of the page dictionary for its hidden text. */
    pageEntries: (index: number) => ({ StructParents: index, Tabs: 'S' }),
    /** Must be called once, after all pages are written; returns the entries of the catalogue. */
    finish: () => {
      for (const { ref, codes } of fonts) context.assign(ref, fontOf(context, codes))
      const tree = context.obj({ Nums: parents } as never)
      context.assign(
        root,
        context.obj({ Type: 'StructTreeRoot', K: body, ParentTree: context.register(tree) } as never),
      )
      context.assign(
        body,
        context.obj({ Type: 'StructElem', S: 'Document', P: root, K: paragraphs } as never),
      )
      return {
        fonts: Object.fromEntries(fonts.map(({ ref }, index) => [`Text${index + 1}`, ref])),
        catalogue: {
          StructTreeRoot: root,
          MarkInfo: { Marked: true },
          Lang: PDFString.of(locale),
          ViewerPreferences: { DisplayDocTitle: true },
        },
      }
    },
  }
}

/** The words of each text on a page, from top to bottom and from left to right. */
function textsOf(scene: Scene): HiddenWord[][] {
  // Mirrored edges repeat the drawings of the front, which comes last.
  const texts = new Map<SceneNode, HiddenWord[]>()
  const walk = (node: SceneNode, around: Matrix, text: SceneNode): void => {
    if (node.type === 'path') {
      const matrix = node.matrix ? composeAll(node.matrix, around) : around
      texts.get(text)?.push(...(node.words ?? []).map(word => ({ ...word, matrix })))
      return
    }
    if (node.type !== 'group') return
    const isText = node.elementId !== null
    if (isText) texts.set(node, [])
    const inner = node.matrix ? composeAll(node.matrix, around) : around
    for (const child of node.children) walk(child, inner, isText ? node : text)
  }
  for (const node of scene.nodes) walk(node, pageMatrix(scene), node)
  return [...texts.values()]
    .filter(words => words.length > 0)
    .map(words => words.toSorted((a, b) => a.y - b.y || a.x - b.x))
    .toSorted(
      (a, b) => textPositionOf(b).y - textPositionOf(a).y || textPositionOf(a).x - textPositionOf(b).x,
    )
}

/** Position of a text's first word on the sheet, in points upwards. */
const textPositionOf = ([first]: readonly HiddenWord[]) =>
  first ? apply(first.matrix, first) : { x: 0, y: 0 }

/** A font that is never painted; only the mapping of codes to characters and the widths matter. */
function fontOf(context: PDFContext, codes: ReadonlyMap<string, number>) {
  const last = codes.size
  const descriptor = {
    Type: 'FontDescriptor',
    FontName: 'Helvetica',
    Flags: 32,
    FontBBox: [0, -220, ADVANCE, 780],
    ItalicAngle: 0,
    Ascent: 780,
    Descent: -220,
    CapHeight: 720,
    StemV: 80,
  }
  return context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    FirstChar: 1,
    LastChar: last,
    Widths: Array.from({ length: last }, () => ADVANCE),
    Encoding: { Type: 'Encoding', Differences: [1, ...Array.from({ length: last }, () => 'a')] },
    FontDescriptor: context.register(context.obj(descriptor)),
    ToUnicode: context.register(context.flateStream(toUnicode(codes))),
  } as never)
}

function toUnicode(codes: ReadonlyMap<string, number>): string {
  const rows = [...codes].map(
    ([character, code]) => `<${hex(code)}> <${PDFHexString.fromText(character).asString().slice(4)}>`,
  )
  // A block may have a hundred rows.
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, index) =>
    rows.slice(index * 100, index * 100 + 100),
  )
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...blocks.map(block => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

const hex = (code: number) => code.toString(16).padStart(2, '0')
