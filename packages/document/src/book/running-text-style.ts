import { textOf } from '../elements/text/edit-text.ts'
import type { TextElement } from '../elements/text/text.ts'
import type { Document } from '../model.ts'
import { isBookText } from './book-text-names.ts'

export type RunningTextStyle = Pick<TextElement, 'face' | 'weight' | 'italic' | 'colour' | 'sizePt'>

/** Larger type is a heading. */
const MOST_BODY_PT = 18

const PLAIN: RunningTextStyle = { face: 'Figtree', weight: 400, italic: false, colour: '#1d2a25', sizePt: 12 }

const known = new WeakMap<Document['pages'], RunningTextStyle>()

/**
 * The style of a book's running text: the one that most of the characters behind the cover are set in. Cached for each
 * version, because every page needs it.
 */
export function runningTextStyleOf({ pages }: Pick<Document, 'pages'>): RunningTextStyle {
  const style = known.get(pages) ?? mostUsedStyle(pages)
  known.set(pages, style)
  return style
}

function mostUsedStyle(pages: Document['pages']): RunningTextStyle {
  const counts = new Map<string, { style: RunningTextStyle; characters: number }>()
  for (const page of pages) {
    for (const element of page.role === 'cover' ? [] : page.elements) {
      if (element.type !== 'text' || element.sizePt > MOST_BODY_PT || element.caps) continue
      if (element.caption || isBookText(page, element)) continue
      const { face, weight, italic, colour, sizePt } = element
      const style = { face, weight, italic, colour, sizePt }
      const key = JSON.stringify(style)
      const { characters } = counts.get(key) ?? { characters: 0 }
      counts.set(key, { style, characters: characters + textOf(element).length })
    }
  }
  const [most] = [...counts.values()].sort((a, b) => b.characters - a.characters)
  return most?.style ?? PLAIN
}
