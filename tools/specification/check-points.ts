import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Findings } from '../check/files.ts'
import { DOCUMENT, writeDocument } from './document.ts'
import { type Part, type Point, readParts, readTest } from './points.ts'
import { titlesOf } from './titles.ts'

/** Reads a test file; undefined where there is none. */
type ReadTests = (file: string) => string | undefined

/**
 * Errors of the points: duplicate ids, points without a test, tests that do not exist. Open points are warnings: their
 * features are not built yet.
 */
export function checkPoints(parts: readonly Part[], read: ReadTests): Findings {
  const titles = new Map<string, ReadonlySet<string> | undefined>()
  const titlesIn = (file: string) => {
    const text = titles.has(file) ? undefined : read(file)
    if (!titles.has(file)) titles.set(file, text === undefined ? undefined : titlesOf(file, text))
    return titles.get(file)
  }
  const errors = parts.flatMap(({ chapter, points }) => {
    const ids = points.map(({ id }) => id)
    const doubled = ids.filter((id, index) => ids.indexOf(id) !== index)
    return [
      ...doubled.map(id => `${chapter}: ${id} is there twice`),
      ...points.flatMap(point => checkPoint(point, titlesIn).map(problem => `${chapter}: ${problem}`)),
    ]
  })
  const warnings = parts.flatMap(({ chapter, points }) =>
    points.flatMap(({ id, open }) => (open ? [`${chapter}: ${id} is open: ${open}`] : [])),
  )
  return { errors, warnings }
}

function checkPoint(
  { id, heldBy = [], open, notApplicable }: Point,
  titlesIn: (file: string) => ReadonlySet<string> | undefined,
): string[] {
  if (heldBy.length === 0 && !open && !notApplicable) return [`${id} is held by no test`]
  if (notApplicable && (heldBy.length > 0 || open)) return [`${id} is left out and tested at the same time`]
  return heldBy.flatMap(test => {
    const { file, title } = readTest(test)
    const titles = titlesIn(file)
    if (!titles) return [`${id} names a file that is not there: ${file}`]
    return titles.has(title) ? [] : [`${id} names a test that is not there: ${test}`]
  })
}

/** Checks the points of the repository, their tests, and whether the document is up to date. */
export function checkSpecification(root: string): Findings {
  const text = (file: string) => {
    const path = join(root, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
  const parts = readParts(root)
  const { errors, warnings } = checkPoints(parts, text)
  const stale = text(DOCUMENT) === writeDocument(parts) ? [] : [`${DOCUMENT} is stale: npm run specification`]
  return { errors: [...errors, ...stale], warnings }
}
