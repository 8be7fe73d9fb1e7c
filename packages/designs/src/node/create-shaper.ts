import { readFile } from 'node:fs/promises'
import * as harfbuzz from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import { FACE_NAMES, FACES, type Face } from '../text/faces.ts'
import type { ShapedLine, TextShaper } from '../text/text-shaper.ts'
import { faceFiles } from './face-files.ts'

interface LoadedFont {
  font: harfbuzz.Font
  upem: number
  outlines: Map<number, string>
}

const LIGATURES = ['liga', 'clig', 'calt', 'dlig']
/** Spaces of typesetting that few display faces have. */
const SPACES = /[\u00a0\u2009\u202f]/g

/**
 * A shaper over the installed font packages (HarfBuzz). Fonts are read and unpacked once, about 40 ms each; every
 * cut and outline is kept.
 */
export async function createShaper(): Promise<TextShaper> {
  const blobs = await readFonts()
  const cuts = new Map<string, LoadedFont[]>()
  const lines = new Map<string, ShapedLine>()

  const fontsOf = (face: Face): LoadedFont[] => {
    const key = `${face.face} ${face.weight} ${face.italic}`
    const known = cuts.get(key)
    if (known) return known
    const { files, axes } = faceFiles(face)
    const fonts = files.flatMap(file => {
      const blob = blobs.get(file)
      return blob ? [openFont(blob, axes)] : []
    })
    cuts.set(key, fonts)
    return fonts
  }

  return {
    shape(text, face, trackingEm) {
      const key = `${face.face} ${face.weight} ${face.italic} ${trackingEm} ${text}`
      const known = lines.get(key)
      if (known) return known
      const shaped = shapeLine(text.replace(SPACES, ' '), fontsOf(face), trackingEm)
      if (lines.size > 20_000) lines.clear()
      lines.set(key, shaped)
      return shaped
    },
  }
}

async function readFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Set(
    FACE_NAMES.flatMap(face =>
      FACES[face].weights.flatMap(weight =>
        (FACES[face].italic ? [false, true] : [false]).flatMap(
          italic => faceFiles({ face, weight, italic }).files,
        ),
      ),
    ),
  )
  const blobs = new Map<string, Uint8Array>()
  for (const file of files) blobs.set(file, await decompress(await readFile(file)))
  return blobs
}

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
