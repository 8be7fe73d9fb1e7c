import { type Database, type StoredFlag, upsertFlagDefinitions } from '@passepartout/db'
import type { FlagDefinition } from './definition.ts'
import { type Definitions, readDefinitions } from './read-definitions.ts'

interface Changes {
  d: (FlagDefinition & { changeNumber: number })[]
  s: number
  t: number
}

export interface FlagLibrary {
  has(flag: string): boolean
  /** A flag as it is served. */
  find(flag: string): (FlagDefinition & { changeNumber: number }) | undefined
  /**
   * The flags that changed after a change number, as the protocol sends them; for a first request only those of `sets`
   * or `names`.
   */
  changesSince(since: number, chosen?: { sets?: string[] | undefined; names?: string[] | undefined }): Changes
  segmentsOf(key: string): string[]
  /**
   * Reads the files again and assigns a new change number to each change.
   *
   * @throws DefinitionsError; the previous definitions stay
   */
  reload(): Promise<void>
}

/**
 * The flags of a folder. Change numbers are stored in the database, so that a flag retains its own across restarts and
 * processes, and clients with a cache receive every change, also of a flag whose file was deleted: it is archived.
 *
 * @throws DefinitionsError
 */
export async function openFlagLibrary(db: Database, folder: string, clock = Date.now): Promise<FlagLibrary> {
  let definitions: Definitions
  let flags: (FlagDefinition & { changeNumber: number })[]

  async function reload(): Promise<void> {
    const read = await readDefinitions(folder)
    const before = await upsertFlagDefinitions(db, new Map(), clock())
    const gone = before.flatMap(({ name, definition }) =>
      read.flags.has(name)
        ? []
        : [[name, { ...(definition as FlagDefinition), status: 'ARCHIVED' }] as const],
    )
    const stored = await upsertFlagDefinitions(db, new Map([...read.flags, ...gone]), clock())
    definitions = read
    flags = stored.map(toProtocolFlag)
  }
  await reload()

  return {
    has: flag => definitions.flags.has(flag),
    find: flag => flags.find(({ name }) => name === flag),
    changesSince: (since, { sets, names } = {}) => {
      const isFirst = since < 0
      const isChosen = ({ name, sets: own, status }: FlagDefinition) =>
        !isFirst ||
        (status === 'ACTIVE' &&
          (!sets || own.some(set => sets.includes(set))) &&
          (!names || names.includes(name)))
      const changed = flags.filter(flag => flag.changeNumber > since && isChosen(flag))
      return { d: changed, s: since, t: Math.max(since, flags.at(-1)?.changeNumber ?? -1) }
    },
    segmentsOf: key => [...definitions.segments].flatMap(([name, keys]) => (keys.has(key) ? [name] : [])),
    reload,
  }
}

const toProtocolFlag = ({ definition, changeNumber }: StoredFlag) => ({
  ...(definition as FlagDefinition),
  changeNumber,
})
