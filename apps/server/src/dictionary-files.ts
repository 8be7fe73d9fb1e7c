import { readFile } from 'node:fs/promises'
import { type CompressibleFile, createCompressedFiles } from './compressed-files.ts'

/** Dictionaries as published in their packages, each with its licence (decision 94). */
const DICTIONARIES = ['de', 'en', 'en-gb', 'fr', 'it', 'es', 'nl'] as const
const FILES = { aff: 'index.aff', dic: 'index.dic' } as const

const read = (name: string, file: string) =>
  readFile(new URL(file, import.meta.resolve(`dictionary-${name}`)))
const asText = (load: CompressibleFile['load']): CompressibleFile => ({
  ...{ type: 'text/plain; charset=utf-8', maxAge: 'max-age=604800', load },
})

/** Text that a package's licence requires and its notice omits: where the sources are, and the licence itself. */
const ADDED: Readonly<Record<string, () => Promise<string>>> = {
  de: async () => {
    const gpl3 = String(await read('it', 'license'))
    const beginning = gpl3.indexOf('GNU GENERAL PUBLIC LICENSE\n')
    return `Passed on unmodified under version 3. Sources: https://www.j3e.de/ispell/igerman98/\n\n${gpl3.slice(beginning)}`
  },
  es: async () => 'Passed on unmodified under version 2.0 of the MPL: https://www.mozilla.org/MPL/2.0/\n',
}

async function licenceOf(name: string): Promise<Uint8Array> {
  const added = await ADDED[name]?.()
  const own = await read(name, 'license')
  return added ? Buffer.concat([own, Buffer.from(`\n${added}`)]) : own
}

const named = new Map<string, CompressibleFile>([
  ...DICTIONARIES.flatMap(name => [
    ...Object.entries(FILES).map(
      ([end, file]) => [`${name}.${end}`, asText(() => read(name, file))] as const,
    ),
    [`${name}.license`, asText(() => licenceOf(name))] as const,
  ]),
  [
    'hyphenation.license',
    asText(() => readFile(new URL(import.meta.resolve('@passepartout/typeset/hyphenation-licences.txt')))),
  ],
])

/**
 * Serves `/configurator-dictionary/<language>.<aff|dic|license>`, unmodified, and the licences of the hyphenation;
 * `undefined` for every other path.
 */
export function openDictionaryFiles() {
  const send = createCompressedFiles(name => named.get(name))
  return async (pathname: string, request: Request): Promise<Response | undefined> => {
    const name = /^\/configurator-dictionary\/([\w.-]+)$/.exec(pathname)?.[1]
    return name === undefined ? undefined : send(name, request)
  }
}
