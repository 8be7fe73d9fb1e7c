import type { Element } from './registry.ts'

/** Elements with information that a photo must not cover. */
const WORDS: readonly Element['type'][] = ['text', 'code', 'month-grid']

export const isRead = ({ type }: Element): boolean => WORDS.includes(type)

/**
 * The layers of a page with the customer's elements: photos above its background and below its texts, all others on
 * top.
 */
export function withOwnElements(drawn: readonly Element[], own: readonly Element[]): Element[] {
  const photos = own.filter(({ type }) => type === 'photo')
  const others = own.filter(({ type }) => type !== 'photo')
  const at = drawn.findIndex(isRead)
  const words = at < 0 ? drawn.length : at
  return [...drawn.slice(0, words), ...photos, ...drawn.slice(words), ...others]
}
