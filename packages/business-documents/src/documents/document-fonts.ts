import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Channel } from '@passepartout/domain'
import { hasRightToLeft, inVisualOrder } from '@passepartout/typeset'
import type { Bidi } from 'bidi-js'
import { create, type Font } from 'fontkit'
import { decompressWoff } from './decompress-woff.ts'

/** Font of a text: `text` and `strong` of the channel's reading font, its `display` font. */
export type FontRole = 'text' | 'strong' | 'display'

interface FontFamilyFiles {
  package: string
  weight: number
  subsets: readonly string[]
}

const LATIN = ['latin', 'latin-ext']
const family = (name: string, weight: number, subsets = LATIN): FontFamilyFiles => ({
  package: `@fontsource/${name}`,
  weight,
  subsets,
})

const CUTS: Readonly<Record<Channel, Readonly<Record<FontRole, FontFamilyFiles>>>> = {
  passepartout: {
    text: family('instrument-sans', 400),
    strong: family('instrument-sans', 600),
    display: family('bricolage-grotesque', 600),
  },
  kartenliebe: {
    text: family('figtree', 400),
    strong: family('figtree', 600),
    display: family('fraunces', 500),
  },
}

/** Fallback fonts for characters that a brand's fonts lack: names are written in more alphabets than brands. */
const MORE = [...LATIN, 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'hebrew']
const LENT: Readonly<Record<FontRole, FontFamilyFiles>> = {
  text: family('arimo', 400, MORE),
  strong: family('arimo', 700, MORE),
  display: family('arimo', 700, MORE),
}

interface LoadedFontFile {
  /** Name of the font in the document. */
  name: string
  bytes: Buffer
  font: Font
}

const require = createRequire(import.meta.url)
const files = new Map<string, LoadedFontFile>()

function loadFontFile({ package: source, weight }: FontFamilyFiles, subset: string): LoadedFontFile {
  const name = `${source.split('/')[1]}-${subset}-${weight}-normal`
  const known = files.get(name)
  if (known) return known
  const folder = dirname(require.resolve(`${source}/package.json`))
  const bytes = decompressWoff(readFileSync(join(folder, 'files', `${name}.woff`)))
  const file = { name, bytes, font: create(bytes) as Font }
  files.set(name, file)
  return file
}

const filesOf = (one: FontFamilyFiles) => one.subsets.map(subset => loadFontFile(one, subset))

/** A piece of text in one font file and one direction. */
export interface Run {
  text: string
  file: LoadedFontFile
}

interface LevelledRun extends Run {
  /** Of the bidirectional algorithm: odd levels run from right to left. */
  level: number
}

/** Resources of right-to-left text; loaded once a document needs them. */
let fromTheRight: { bidi: Bidi; arabic: LoadedFontFile } | undefined

/** Loads what a document with these texts needs beside the fonts of every document. */
export async function loadScripts(texts: string): Promise<void> {
  if (fromTheRight || !hasRightToLeft(texts)) return
  const file = {
    package: '@fontsource-variable/noto-naskh-arabic',
    name: 'noto-naskh-arabic-arabic-wght-normal',
  }
  const [{ default: createBidi }, { readFont }] = await Promise.all([
    import('bidi-js') as unknown as Promise<{ default: () => Bidi }>,
    import('@passepartout/typeset/node/read-font'),
  ])
  const bytes = Buffer.from(await readFont(file))
  fromTheRight = { bidi: createBidi(), arabic: { name: file.name, bytes, font: create(bytes) as Font } }
}

/**
 * Splits a text into runs by font file, in visual order. A word with a character that the brand's font lacks gets one
 * fallback font throughout; alphabetic characters without any font become a question mark, others (emoji) are dropped,
 * so that no document shows boxes.
 */
export function fontRuns(typed: string, channel: Channel, cut: FontRole): Run[] {
  const own = filesOf(CUTS[channel][cut])
  const lent = [...filesOf(LENT[cut]), ...(fromTheRight ? [fromTheRight.arabic] : [])]
  const text = toPrintableText(typed)
  const levels = levelsOf(text)
  const runs: LevelledRun[] = []
  let at = 0
  for (const word of text.split(/(?<=[ \u00a0])/)) {
    const letters = [...word]
    const isOwn = letters.every(letter => own.some(file => hasGlyph(file, letter)))
    for (const letter of letters) {
      const level = levels?.[at] ?? 0
      at += letter.length
      const shown = mirrored(letter, level)
      const file = (isOwn ? own : [...lent, ...own]).find(one => hasGlyph(one, shown))
      if (file) appendRun(runs, shown, file, level)
      else if (own[0] && /[\p{L}\p{N}]/u.test(letter)) appendRun(runs, '?', own[0], level)
    }
  }
  return levels ? inVisualOrder(runs) : runs
}

const levelsOf = (text: string): ArrayLike<number> | undefined =>
  fromTheRight && hasRightToLeft(text) ? fromTheRight.bidi.getEmbeddingLevels(text).levels : undefined

const mirrored = (letter: string, level: number): string =>
  (level % 2 === 1 && fromTheRight?.bidi.getMirroredCharacter(letter)) || letter

/** Right-to-left text is drawn word by word, as its words are in reverse order and its characters are not. */
function appendRun(runs: LevelledRun[], text: string, file: LoadedFontFile, level: number): void {
  const last = runs.at(-1)
  const isNewWord = level % 2 === 1 && (/\s/.test(text) || /\s$/.test(last?.text ?? ''))
  if (last && last.file === file && last.level === level && !isNewWord) last.text += text
  else runs.push({ text, file, level })
}

const hasGlyph = ({ font }: LoadedFontFile, letter: string) =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

/** Normalises a text to composed characters on one line, without direction controls and invisible characters. */
const toPrintableText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u2009\u202f]/g, '\u00a0')
    .replace(/\u2011/g, '-')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')

/** Fonts of the Swiss payment part, whose standard allows few; both have every character it may contain. */
export const swissBillFonts = () => ({
  text: loadFontFile(LENT.text, 'latin').bytes,
  strong: loadFontFile(LENT.strong, 'latin').bytes,
})
