import type { Bidi } from 'bidi-js'
import { hasRightToLeft } from '../scripts.ts'
import { inVisualOrder } from '../visual-order.ts'

/** The part of a font that splitting a text among fonts needs. */
export interface RunFont {
  hasLetter(codePoint: number): boolean
}

/** A part of a line that is shaped at once; `font` is undefined for a character missing from every font. */
export interface FontRun<Font extends RunFont> {
  text: string
  font: Font | undefined
  isStandIn: boolean
  isFromTheRight: boolean
}

/** The face's own fonts and its stand-ins, each in the order in which a glyph is searched. */
export interface FontChoice<Font extends RunFont> {
  own: readonly Font[]
  standIns: readonly Font[]
}

interface Unit<Font> {
  text: string
  font: Font | undefined
  isStandIn: boolean
  level: number
}

/**
 * Splits a line into runs of one font and direction, from left to right. A word that the face cannot set is set whole
 * in the stand-ins where they can, so that it does not mix with the face's own glyphs.
 * @param bidi orders right-to-left text; without it everything runs from left to right
 */
export function textRuns<Font extends RunFont>(
  text: string,
  fonts: FontChoice<Font>,
  bidi: Bidi | undefined,
): FontRun<Font>[] {
  const levels = bidi && hasRightToLeft(text) ? bidi.getEmbeddingLevels(text).levels : undefined
  const units: Unit<Font>[] = []
  let at = 0
  for (const word of text.split(/(\s+)/)) {
    const isLent = !canSet(fonts.own, word) && canSet(fonts.standIns, word)
    const order = isLent ? [...fonts.standIns, ...fonts.own] : [...fonts.own, ...fonts.standIns]
    for (const character of charactersOf(word)) {
      addCharacter(units, character, levels?.[at] ?? 0, order, fonts.standIns)
      at += character.length
    }
  }
  return inVisualOrder(units).map(({ level, ...run }) => ({ ...run, isFromTheRight: level % 2 === 1 }))
}

/** Joiners, variation selectors and soft hyphens: they have no glyph, so fonts may lack them. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u
const MARK = /^\p{Mark}$/u

const hasCharacter = (font: RunFont, character: string) =>
  [...character].every(one => INVISIBLE.test(one) || font.hasLetter(one.codePointAt(0) ?? 0))

const canSet = (fonts: readonly RunFont[], word: string) =>
  [...word].every(one => INVISIBLE.test(one) || fonts.some(font => font.hasLetter(one.codePointAt(0) ?? 0)))

function addCharacter<Font extends RunFont>(
  units: Unit<Font>[],
  character: string,
  level: number,
  order: readonly Font[],
  standIns: readonly Font[],
): void {
  const last = units.at(-1)
  const isBound = INVISIBLE.test(character) || MARK.test(character)
  const font =
    last?.font && isBound && hasCharacter(last.font, character)
      ? last.font
      : order.find(one => hasCharacter(one, character))
  if (last && font && last.font === font && last.level === level) last.text += character
  else units.push({ text: character, font, isStandIn: font !== undefined && standIns.includes(font), level })
}

/** An emoji of several code points, such as a family or a flag, is one character; text is split by code point. */
function charactersOf(word: string): string[] {
  if (!/[\u{1f000}-\u{1ffff}]|\u200d|\ufe0f/u.test(word)) return [...word]
  const graphemes = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)]
  return graphemes.flatMap(({ segment }) =>
    /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment) ? [segment] : [...segment],
  )
}
