import type { Channel } from '@passepartout/domain'
import { kib } from '../bench/numbers.ts'
import type { FileKind, LoadedFile } from './collect-page-weight.ts'

export interface Budget {
  name: string
  channel: Channel
  /** On the German host. */
  path: string
  /** Most KiB of a kind that the page may fetch before anybody touches it. */
  most: Partial<Record<FileKind, number>>
  requests: number
}

/** What a page without heavy interaction may cost. */
const CONTENT = { js: 12, css: 14, font: 90 }
const CALCULATOR = { ...CONTENT, js: 110 }

/** 1440 px wide with a flyout opened, KiB of JavaScript in all. */
export const FLYOUT_JS = 85

/** A list of cards whose names are written on: what every list fetches, and KiB of JavaScript that write, the worker's among them. */
export const WRITTEN_LIST_JS = 80
/** With a description, one or two pictures and a typeface for each card near the window. */
export const WRITTEN_LIST_REQUESTS = 110

/** The pages that stand for the others, each with what it may fetch. */
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

/** What of a page is over its budget, with the files and their sizes. */
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
