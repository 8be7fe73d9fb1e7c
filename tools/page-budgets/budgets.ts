import type { Channel } from '@passepartout/domain'
import { kib } from '../bench/numbers.ts'
import type { FileKind, LoadedFile } from './collect-page-weight.ts'

export interface Budget {
  name: string
  channel: Channel
  /** On the German host. */
  path: string
  /** Largest KiB per kind of file that the page may load before any interaction. */
  most: Partial<Record<FileKind, number>>
  requests: number
}

/** Budget of a page without heavy interaction. */
const CONTENT = { js: 12, css: 14, font: 90 }
const CALCULATOR = { ...CONTENT, js: 110 }

/** At 1440 px with an open flyout, KiB of JavaScript in all. */
export const FLYOUT_JS = 85

/**
 * A list of cards with written names: on top of the script of every list, KiB of JavaScript that writes them, the
 * worker's included.
 */
export const WRITTEN_LIST_JS = 80
/** With a description, one or two images and a font for each card near the window. */
export const WRITTEN_LIST_REQUESTS = 110

/** Representative pages with their budgets. */
export const BUDGETS: readonly Budget[] = [
  { name: 'start page', channel: 'passepartout', path: '/', most: CONTENT, requests: 50 },
  {
    name: 'material page',
    channel: 'passepartout',
    path: '/wandbilder/leinwand',
    most: CALCULATOR,
    requests: 60,
  },
  { name: 'legal page', channel: 'passepartout', path: '/impressum', most: CONTENT, requests: 15 },
  { name: 'start page', channel: 'kartenliebe', path: '/', most: CONTENT, requests: 50 },
  {
    name: 'card occasion page',
    channel: 'kartenliebe',
    path: '/hochzeitskarten/',
    most: CONTENT,
    requests: 50,
  },
  { name: 'legal page', channel: 'kartenliebe', path: '/impressum/', most: CONTENT, requests: 15 },
]

/** Kinds of files over the page's budget, with the files and their sizes. */
export function overBudget(
  { most, requests }: Pick<Budget, 'most' | 'requests'>,
  files: readonly LoadedFile[],
): string[] {
  const over = Object.entries(most).flatMap(([kind, limit]) => {
    const own = files.filter(file => file.kind === kind)
    const sum = own.reduce((bytes, file) => bytes + file.bytes, 0)
    if (sum <= limit * 1024) return []
    const names = own.toSorted((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `${path} ${kib(bytes)}`)
    return [`${kind}: ${kib(sum)} KiB of ${limit}: ${names.join(', ')}`]
  })
  return files.length > requests ? [...over, `${files.length} requests of ${requests}`] : over
}
