import type { Bidi } from 'bidi-js'
import * as harfbuzz from 'harfbuzzjs'
import type { FontFace } from '../font-faces.ts'
import { type FontFile, fontFilesOf, standInFiles } from '../font-files.ts'
import { type Hyphenator, hyphenationLanguage, loadHyphenator } from '../hyphenation/hyphenator.ts'
import { hasRightToLeft, SCRIPT_NAMES, type Script, scriptsIn } from '../scripts.ts'
import type { ShapedLine, Typesetter } from '../text-shaper.ts'
import { type FontRun, textRuns } from './text-runs.ts'

interface LoadedFont {
  font: harfbuzz.Font
  upem: number
  outlines: Map<number, string>
  /** Name displayed to customers when the font sets words in place of another face. */
  standInName?: string
  hasLetter(codePoint: number): boolean
}

/** A font face and what has been loaded for it so far. */
interface LoadedCut {
  scripts: readonly Script[]
  own: LoadedFont[]
  standIns: LoadedFont[]
  /** Scale of a stand-in that makes its x-height equal to the face's. */
  standInScale: number
}

const LIGATURES = ['liga', 'clig', 'calt', 'dlig']
/** Spaces of typesetting that few display faces have. */
const SPACES = /[\u00a0\u2009\u202f]/g
/** Limit of the cache of shaped lines; a calendar sets about 500 different ones. */
const MOST_LINES = 20_000

export interface TypesetterOptions {
  /** Bytes of a font file, unpacked (TrueType or OpenType). */
  readFont(file: FontFile): Promise<Uint8Array>
}

/**
 * A typesetter on HarfBuzz for browsers and servers. Font files are read on first load; faces, shaped lines and
 * outlines are cached. `load` rejects when a font file is not readable, and may be retried.
 */
export function openTypesetter({ readFont }: TypesetterOptions): Typesetter {
  const files = new Map<string, Promise<Uint8Array>>()
  const fonts = new Map<string, LoadedFont>()
  const cuts = new Map<string, LoadedCut>()
  /** Loads of one face run one after the other, so that none overwrites what another added. */
  const loading = new Map<string, Promise<void>>()
  const lines = new Map<string, ShapedLine>()
  const rules = new Map<string, Hyphenator>()
  let bidi: Bidi | undefined

  const bytesOf = (file: FontFile): Promise<Uint8Array> => {
    const known = files.get(file.name)
    if (known) return known
    const reading = readFont(file)
    files.set(file.name, reading)
    reading.catch(() => files.delete(file.name))
    return reading
  }
  async function fontOf(file: FontFile, axes: Axes): Promise<LoadedFont> {
    const key = `${file.name} ${JSON.stringify(axes)}`
    const bytes = await bytesOf(file)
    const known = fonts.get(key) ?? openFont(bytes, axes)
    fonts.set(key, known)
    return known
  }
  function loadCut(face: FontFace, words: string): Promise<void> {
    const key = keyOf(face)
    const next = (loading.get(key) ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => extendCut(key, face, words))
    loading.set(key, next)
    return next
  }
  async function extendCut(key: string, face: FontFace, words: string): Promise<void> {
    const known = cuts.get(key)
    const wanted = scriptsIn(words)
    const isMissed = ({ own, standIns }: LoadedCut) =>
      standIns.length === 0 && [...new Set(words)].some(one => canBeLent(one) && !hasAny(own, one))
    if (known && wanted.every(one => known.scripts.includes(one)) && !isMissed(known)) return
    const scripts = SCRIPT_NAMES.filter(one => wanted.includes(one) || known?.scripts.includes(one))
    const { files: ownFiles, axes } = fontFilesOf(face, scripts)
    const own = await Promise.all(ownFiles.map(file => fontOf(file, axes)))
    const cut = { scripts, own, standIns: [], standInScale: 1 }
    cuts.set(key, known?.standIns.length || isMissed(cut) ? await withStandIns(face, cut) : cut)
    lines.clear()
  }

  async function withStandIns(face: FontFace, cut: LoadedCut): Promise<LoadedCut> {
    const { fonts: lent, axes } = standInFiles(face, cut.scripts)
    const standIns = await Promise.all(
      lent.map(async ({ name, file }) => ({ ...(await fontOf(file, axes)), standInName: name })),
    )
    return { ...cut, standIns, standInScale: scaleOf(cut.own, standIns) }
  }

  async function loadBidi(words: string): Promise<void> {
    if (bidi || !hasRightToLeft(words)) return
    // The package's types place the default export one level too deep.
    const { default: createBidi } = (await import('bidi-js')) as unknown as { default: () => Bidi }
    bidi = createBidi()
  }

  async function loadRules(locale: string): Promise<void> {
    const language = hyphenationLanguage(locale)
    if (language && !rules.has(language)) rules.set(language, await loadHyphenator(language))
  }

  return {
    load: async (faces, { hyphenated, words = '' } = {}) => {
      await Promise.all([
        ...faces.map(face => loadCut(face, words)),
        hyphenated === undefined ? undefined : loadRules(hyphenated),
        loadBidi(words),
      ])
    },
    wordParts: locale => rules.get(hyphenationLanguage(locale) ?? ''),
    shape(text, face, trackingEm) {
      const name = keyOf(face)
      const cut = cuts.get(name)
      if (!cut) throw new Error(`The typeface ${name} is not loaded`)
      const key = `${name} ${trackingEm} ${text}`
      const known = lines.get(key)
      if (known) return known
      const shaped = shapeLine(text.normalize('NFC').replace(SPACES, ' '), cut, trackingEm, bidi)
      if (lines.size > MOST_LINES) lines.clear()
      lines.set(key, shaped)
      return shaped
    },
  }
}

const keyOf = ({ face, weight, italic }: FontFace) => `${face} ${weight}${italic ? ' italic' : ''}`

type Axes = Readonly<Record<string, number>>

function openFont(bytes: Uint8Array, axes: Axes): LoadedFont {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes))
  const font = new harfbuzz.Font(face)
  font.setVariations(Object.entries(axes).map(([tag, value]) => new harfbuzz.Variation(tag, value)))
  return {
    ...{ font, upem: face.upem, outlines: new Map() },
    hasLetter: codePoint => font.glyph(codePoint) !== undefined,
  }
}

const hasAny = (fonts: readonly LoadedFont[], character: string) =>
  fonts.some(font => font.hasLetter(character.codePointAt(0) ?? 0))

/** Noto's text families have no glyphs for other characters, such as emoji. */
const canBeLent = (character: string) =>
  /[\p{Script=Latin}]/u.test(character) || scriptsIn(character).length > 0

/** Limits of a stand-in's scale: beyond them a word would look like another font size. */
const STAND_IN_SCALE = { least: 0.7, most: 1.15 }

function scaleOf(own: readonly LoadedFont[], standIns: readonly LoadedFont[]): number {
  const [ours, theirs] = [heightOfX(own), heightOfX(standIns)]
  if (!ours || !theirs) return 1
  return Math.min(STAND_IN_SCALE.most, Math.max(STAND_IN_SCALE.least, ours / theirs))
}

/** In em. */
function heightOfX(fonts: readonly LoadedFont[]): number | undefined {
  const [first] = fonts
  const glyph = first?.font.glyph('x'.codePointAt(0) ?? 0)
  const extents = glyph === undefined ? undefined : first?.font.glyphExtents(glyph)
  return extents && first && extents.yBearing / first.upem
}

/** Glyph for a character missing from every font: a thin frame, lighter than a face's own `.notdef`. */
const MISSING = {
  path: 'M0.06 0L0.06 -0.62L0.5 -0.62L0.5 0ZM0.075 -0.015L0.485 -0.015L0.485 -0.605L0.075 -0.605Z',
  widthEm: 0.56,
}

function shapeLine(text: string, cut: LoadedCut, trackingEm: number, bidi: Bidi | undefined): ShapedLine {
  const glyphs: ShapedLine['glyphs'] = []
  const missing: string[] = []
  const standIns = new Set<string>()
  let x = 0
  let tracking = 0
  for (const run of textRuns(text, cut, bidi)) {
    tracking = trackingOf(run, trackingEm)
    if (!run.font) {
      missing.push(run.text)
      glyphs.push({ path: MISSING.path, x, y: 0 })
      x += MISSING.widthEm + tracking
      continue
    }
    if (run.font.standInName) standIns.add(run.font.standInName)
    x += addRun(glyphs, run, run.font, x, { tracking, scale: run.isStandIn ? cut.standInScale : 1 })
  }
  return { glyphs, width: Math.max(0, x - tracking), missing, standIns: [...standIns] }
}

/** Arabic gets no tracking, because its characters are joined. */
const trackingOf = ({ text }: FontRun<LoadedFont>, trackingEm: number) =>
  /\p{Script=Arabic}/u.test(text) ? 0 : trackingEm

/**
 * Adds the outlines of a run that begins at `start`. Returns its width in em, including the tracking after its last
 * glyph.
 */
function addRun(
  glyphs: ShapedLine['glyphs'],
  { text, isFromTheRight }: FontRun<LoadedFont>,
  font: LoadedFont,
  start: number,
  { tracking, scale }: { tracking: number; scale: number },
): number {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  if (isFromTheRight) buffer.setDirection(harfbuzz.Direction.RTL)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font.font, buffer, tracking === 0 ? [] : LIGATURES.map(tag => new harfbuzz.Feature(tag, 0)))
  const em = scale / font.upem
  const positions = buffer.getGlyphPositions()
  let x = start
  for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
    const position = positions[index]
    if (!position) continue
    const path = scaled(glyphOutline(font, codepoint), scale)
    if (path !== '') glyphs.push({ path, x: x + position.xOffset * em, y: -position.yOffset * em })
    x += position.xAdvance * em + tracking
  }
  return x - start
}

const scaled = (path: string, scale: number) =>
  scale === 1
    ? path
    : path.replace(/-?\d*\.?\d+/g, value => String(Number((Number(value) * scale).toFixed(4))))

/** Outline of the glyph at 1 em, y downwards, four decimals. */
function glyphOutline(font: LoadedFont, glyph: number): string {
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
