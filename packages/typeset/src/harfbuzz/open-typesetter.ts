import * as harfbuzz from 'harfbuzzjs'
import { type FontFile, faceFiles } from '../face-files.ts'
import type { Face } from '../faces.ts'
import { hyphenationOf, loadWordParts, type WordParts } from '../hyphenation/word-parts.ts'
import type { ShapedLine, Typesetter } from '../text-shaper.ts'

interface LoadedFont {
  font: harfbuzz.Font
  upem: number
  outlines: Map<number, string>
}

const LIGATURES = ['liga', 'clig', 'calt', 'dlig']
/** Spaces of typesetting that few display faces have. */
const SPACES = /[\u00a0\u2009\u202f]/g
/** Shaped lines that are kept; a calendar sets about 500 different ones. */
const MOST_LINES = 20_000

export interface TypesetterOptions {
  /** Bytes of a font file, unpacked (TrueType or OpenType). */
  readFont(file: FontFile): Promise<Uint8Array>
}

/**
 * A typesetter on HarfBuzz, in browsers and servers alike. Faces are read when they are first loaded; every cut, line
 * and outline is kept. `load` rejects where a font cannot be read, and may be tried again.
 */
export function openTypesetter({ readFont }: TypesetterOptions): Typesetter {
  const files = new Map<string, Promise<Uint8Array>>()
  const cuts = new Map<string, LoadedFont[]>()
  const lines = new Map<string, ShapedLine>()
  const rules = new Map<string, WordParts>()

  const bytesOf = (file: FontFile): Promise<Uint8Array> => {
    const known = files.get(file.name)
    if (known) return known
    const reading = readFont(file)
    files.set(file.name, reading)
    reading.catch(() => files.delete(file.name))
    return reading
  }
  async function loadCut(face: Face): Promise<void> {
    const key = keyOf(face)
    if (cuts.has(key)) return
    const { files: wanted, axes } = faceFiles(face)
    const blobs = await Promise.all(wanted.map(bytesOf))
    if (!cuts.has(key))
      cuts.set(
        key,
        blobs.map(blob => openFont(blob, axes)),
      )
  }

  async function loadRules(locale: string): Promise<void> {
    const language = hyphenationOf(locale)
    if (language && !rules.has(language)) rules.set(language, await loadWordParts(language))
  }

  return {
    load: async (faces, hyphenated) => {
      await Promise.all([...faces.map(loadCut), hyphenated === undefined ? undefined : loadRules(hyphenated)])
    },
    wordParts: locale => rules.get(hyphenationOf(locale) ?? ''),
    shape(text, face, trackingEm) {
      const cut = keyOf(face)
      const fonts = cuts.get(cut)
      if (!fonts) throw new Error(`The typeface ${cut} is not loaded`)
      const key = `${cut} ${trackingEm} ${text}`
      const known = lines.get(key)
      if (known) return known
      const shaped = shapeLine(text.replace(SPACES, ' '), fonts, trackingEm)
      if (lines.size > MOST_LINES) lines.clear()
      lines.set(key, shaped)
      return shaped
    },
  }
}

const keyOf = ({ face, weight, italic }: Face) => `${face} ${weight}${italic ? ' italic' : ''}`

function openFont(bytes: Uint8Array, axes: Readonly<Record<string, number>>): LoadedFont {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes))
  const font = new harfbuzz.Font(face)
  font.setVariations(Object.entries(axes).map(([tag, value]) => new harfbuzz.Variation(tag, value)))
  return { font, upem: face.upem, outlines: new Map() }
}
function shapeLine(text: string, fonts: readonly LoadedFont[], trackingEm: number): ShapedLine {
  const glyphs: ShapedLine['glyphs'] = []
  const missing: string[] = []
  let x = 0
  for (const { run, font } of runs(text, fonts, missing)) {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    harfbuzz.shape(
      font.font,
      buffer,
      trackingEm === 0 ? [] : LIGATURES.map(tag => new harfbuzz.Feature(tag, 0)),
    )
    const positions = buffer.getGlyphPositions()
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const position = positions[index]
      if (!position) continue
      const path = outline(font, codepoint)
      if (path !== '')
        glyphs.push({ path, x: x + position.xOffset / font.upem, y: -position.yOffset / font.upem })
      x += position.xAdvance / font.upem + trackingEm
    }
  }
  return { glyphs, width: Math.max(0, x - trackingEm), missing }
}

/** The text in pieces of one font file each. */
function runs(text: string, fonts: readonly LoadedFont[], missing: string[]) {
  const pieces: { run: string; font: LoadedFont }[] = []
  for (const character of text) {
    const font = fonts.find(({ font }) => font.glyph(character.codePointAt(0) ?? 0) !== undefined)
    if (!font) missing.push(character)
    const used = font ?? fonts[0]
    if (!used) continue
    const last = pieces.at(-1)
    if (last?.font === used) last.run += character
    else pieces.push({ run: character, font: used })
  }
  return pieces
}

/** The glyph at 1 em with y downwards, four decimals. */
function outline(font: LoadedFont, glyph: number): string {
  const known = font.outlines.get(glyph)
  if (known !== undefined) return known
  let horizontal = true
  const path = font.font
    .glyphToPath(glyph)
    .replace(/[A-Z]|-?\d+(?:\.\d+)?/g, part => {
      if (/[A-Z]/.test(part)) {
        horizontal = true
        return part
      }
      const value = Number(part) / font.upem
      const text = String(Number((horizontal ? value : -value).toFixed(4)))
      horizontal = !horizontal
      return `${text} `
    })
    .replace(/ (?=[A-Z,]|$)/g, '')
    .replace(/,/g, ' ')
    .replace(/ +/g, ' ')
  font.outlines.set(glyph, path)
  return path
}
