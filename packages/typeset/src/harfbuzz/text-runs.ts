import type { Bidi } from 'bidi-js'
import { hasRightToLeft } from '../scripts.ts'
import { inVisualOrder } from '../visual-order.ts'

/** What a font must tell so that a text can be shared among several. */
export interface RunFont {
  hasLetter(codePoint: number): boolean
}

/** A piece of a line that is shaped at once; without a font it is a character that no font has. */
export interface FontRun<Font extends RunFont> {
  text: string
  font: Font | undefined
  isStandIn: boolean
  isFromTheRight: boolean
}

/** The face's own fonts, and those that lend it whole words, each in the order in which a letter is looked for. */
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
 * A line in runs of one font and direction each, from left to right. A word that the face cannot set is lent whole where
 * one of the stand-ins can, so that no letter of another face stands within it.
 *
 * @param bidi orders what runs from the right; without it everything runs from the left
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

/** Joiners, variation selectors and soft hyphens: nothing is drawn for them, so no font need have them. */
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

/** A figure of several parts, such as a family or a flag, is one character; letters are taken one by one. */
function charactersOf(word: string): string[] {
  if (!/[\u{1f000}-\u{1ffff}]|\u200d|\ufe0f/u.test(word)) return [...word]
  const graphemes = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)]
  return graphemes.flatMap(({ segment }) =>
    /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment) ? [segment] : [...segment],
  )
}
