import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod'
import { type FlagDefinition, flagDefinitionSchema, segmentSchema } from './definition.ts'

export interface Definitions {
  flags: ReadonlyMap<string, FlagDefinition>
  /** Visitor keys of each segment. */
  segments: ReadonlyMap<string, ReadonlySet<string>>
}

/** Invalid definitions; the message names file, path and error. */
export class DefinitionsError extends Error {
  override name = 'DefinitionsError'
}

/**
 * Reads `<folder>/*.json`, a flag each, and `<folder>/segments/*.json`.
 *
 * @throws DefinitionsError
 */
export async function readDefinitions(folder: string): Promise<Definitions> {
  const flags = new Map<string, FlagDefinition>()
  for (const [file, flag] of await readAll(folder, flagDefinitionSchema)) {
    if (`${flag.name}.json` !== file)
      throw new DefinitionsError(`flags/${file} name: must be the file's name`)
    flags.set(flag.name, flag)
  }
  const segments = new Map<string, ReadonlySet<string>>()
  for (const [, { name, keys }] of await readAll(join(folder, 'segments'), segmentSchema))
    segments.set(name, new Set(keys))
  for (const flag of flags.values()) checkReferences(flag, flags, segments)
  return { flags, segments }
}

async function readAll<Schema extends z.ZodType>(folder: string, schema: Schema) {
  const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.json')).sort()
  const read: [file: string, value: z.infer<Schema>][] = []
  for (const file of names) {
    let content: unknown
    try {
      content = JSON.parse(await readFile(join(folder, file), 'utf8'))
    } catch {
      throw new DefinitionsError(`flags/${file}: is not JSON`)
    }
    const result = schema.safeParse(content)
    if (!result.success) {
      const problems = result.error.issues.map(
        ({ path, message }) => `flags/${file} ${path.join('.')}: ${message}`,
      )
      throw new DefinitionsError(problems.join('\n'))
    }
    read.push([file, result.data])
  }
  return read
}

function checkReferences(
  { name, conditions, prerequisites }: FlagDefinition,
  flags: Definitions['flags'],
  segments: Definitions['segments'],
): void {
  const matchers = conditions.flatMap(({ matcherGroup }) => matcherGroup.matchers)
  for (const { userDefinedSegmentMatcherData: segment, dependencyMatcherData: dependency } of matchers) {
    if (segment && !segments.has(segment.segmentName))
      throw new DefinitionsError(`flags/${name}.json: there is no segment ${segment.segmentName}`)
    if (dependency && !flags.has(dependency.split))
      throw new DefinitionsError(`flags/${name}.json: there is no flag ${dependency.split}`)
  }
  const unknown = prerequisites.find(({ n }) => !flags.has(n))
  if (unknown) throw new DefinitionsError(`flags/${name}.json: there is no flag ${unknown.n}`)
}
