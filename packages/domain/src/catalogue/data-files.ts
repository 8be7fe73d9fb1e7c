import type { z } from 'zod'

/** Parsed JSON files by their path inside `catalogue/`. Reading them is the server's job. */
export type DataFiles = Readonly<Record<string, unknown>>

/** What is wrong with a data file: which file, where in it, what. */
export interface DataProblem {
  file: string
  path: string
  message: string
}

export type DataResult<T> = { ok: true; value: T } | { ok: false; problems: DataProblem[] }

/** Checks one file against its schema; problems are added to the list, and `undefined` comes back. */
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

/** Names of the files below a folder. */
export const listFilesIn = (files: DataFiles, folder: string): string[] =>
  Object.keys(files)
    .filter(file => file.startsWith(`${folder}/`) && file.endsWith('.json'))
    .sort()

/** Problems as lines for the log that stops the start. */
export const formatProblems = (problems: readonly DataProblem[]): string[] =>
  problems.map(({ file, path, message }) => `${file}${path ? ` at ${path}` : ''}: ${message}`)

/** A short fingerprint of file versions (FNV-1a): the same files, the same version. */
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
