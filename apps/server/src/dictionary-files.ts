import { readFile } from 'node:fs/promises'
import { openPackedFiles, type PackableFile } from './packed-files.ts'

/** Dictionaries as their packages have them, each with its licence beside it (decision 94). */
const DICTIONARIES = ['de', 'en', 'en-gb', 'fr', 'it', 'es', 'nl'] as const
const FILES = { aff: 'index.aff', dic: 'index.dic', license: 'license' } as const

const named = new Map<string, PackableFile>(
  DICTIONARIES.flatMap(name =>
    Object.entries(FILES).map(
      ([end, file]) =>
        [
          `${name}.${end}`,
          {
            type: 'text/plain; charset=utf-8',
            maxAge: 'max-age=604800',
            load: () => readFile(new URL(file, import.meta.resolve(`dictionary-${name}`))),
          },
        ] as const,
    ),
  ),
)

/** Answers `/configurator-dictionary/<language>.<aff|dic|license>`, unmodified; `undefined` for every other path. */
export function openDictionaryFiles() {
  const send = openPackedFiles(name => named.get(name))
  return async (pathname: string, request: Request): Promise<Response | undefined> => {
    const name = /^\/configurator-dictionary\/([\w.-]+)$/.exec(pathname)?.[1]
    return name === undefined ? undefined : send(name, request)
  }
}
