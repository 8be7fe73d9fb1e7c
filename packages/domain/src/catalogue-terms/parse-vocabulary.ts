import { z } from 'zod'
import { type DataFiles, type DataProblem, listFilesIn, readDataFile } from '../catalogue/data-files.ts'
import { version } from '../catalogue/fields.ts'
import { TERM_SCHEMAS, type Vocabulary, type VocabularyGroup } from './groups.ts'

export const VOCABULARY_GROUPS = Object.keys(TERM_SCHEMAS) as readonly VocabularyGroup[]

const fileOf = (group: VocabularyGroup): string => `vocabulary/${group}.json`

/**
 * Reads `vocabulary/<group>.json` of every group. Adds problems to the list: a broken or missing file, a file of an
 * unknown group, an id without a name, a duplicate id.
 */
export function readVocabulary(files: DataFiles, problems: DataProblem[]): Vocabulary {
  for (const file of listFilesIn(files, 'vocabulary')) {
    if (!VOCABULARY_GROUPS.some(group => fileOf(group) === file))
      problems.push({ file, path: '', message: 'no group has this name' })
  }
  return Object.fromEntries(VOCABULARY_GROUPS.map(group => [group, readGroup(files, group, problems)]))
}

function readGroup(files: DataFiles, group: VocabularyGroup, problems: DataProblem[]) {
  const file = fileOf(group)
  const term = TERM_SCHEMAS[group]
  const read = readDataFile(
    files,
    file,
    z.strictObject({ version, terms: z.array<z.ZodType<{ id: string }>>(term).min(1) }),
    problems,
  )
  if (!read) return []
  const ids = read.terms.map(({ id }) => id)
  const addProblem = (message: string) => problems.push({ file, path: 'terms', message })
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index)))
    addProblem(`"${id}" is there twice`)
  const known: readonly string[] = term.shape.id instanceof z.ZodEnum ? term.shape.id.options : []
  for (const id of known.filter(one => !ids.includes(one))) addProblem(`"${id}" has no name`)
  return read.terms
}
