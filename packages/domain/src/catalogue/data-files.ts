import type { z } from 'zod'

/** Parsed JSON files by their path inside `catalogue/`. The server reads them. */
export type DataFiles = Readonly<Record<string, unknown>>

/** A mistake in a data file, with file and path. */
export interface DataProblem {
  file: string
  path: string
  message: string
}

export type DataResult<T> = { ok: true; value: T } | { ok: false; problems: DataProblem[] }

/** Checks one file against its schema. Adds problems to the list and returns `undefined` for a broken file. */
export function readDataFile<S extends z.ZodType>(
  files: DataFiles,
  file: string,
  schema: S,
  problems: DataProblem[],
): z.output<S> | undefined {
  if (!Object.hasOwn(files, file)) {
    problems.push({ file, path: '', message: 'the file is missing' })
    return undefined
  }
  const result = schema.safeParse(files[file])
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    problems.push({ file, path: pathText(issue.path), message: issue.message })
  }
  return undefined
}

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

export const listFilesIn = (files: DataFiles, folder: string): string[] =>
  Object.keys(files)
    .filter(file => file.startsWith(`${folder}/`) && file.endsWith('.json'))
    .sort()

/** Problems as lines of the log; they stop the start. */
export const formatProblems = (problems: readonly DataProblem[]): string[] =>
  problems.map(({ file, path, message }) => `${file}${path ? ` at ${path}` : ''}: ${message}`)

/** Short fingerprint of all files (FNV-1a); equal files have an equal version. */
export function fingerprintFiles(files: DataFiles): string {
  const text = JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0
    if (code > 0xffff) at++
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
