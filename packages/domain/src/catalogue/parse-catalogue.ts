import { checkVocabulary } from '../catalogue-terms/check-vocabulary.ts'
import { readVocabulary } from '../catalogue-terms/parse-vocabulary.ts'
import { checkDefinitions, readDefinitions } from '../products/read-kind-data.ts'
import { bindingsSchema } from './bindings.ts'
import { checkReferences } from './check-references.ts'
import {
  type DataFiles,
  type DataProblem,
  type DataResult,
  fingerprintFiles,
  listFilesIn,
  readDataFile,
} from './data-files.ts'
import { readLabs } from './read-labs.ts'
import {
  type Catalogue,
  cardDesignSummarySchema,
  cardsSchema,
  combinationsSchema,
  formatsSchema,
  framesSchema,
  materialSchema,
  optionsSchema,
} from './schema.ts'

/**
 * Builds the catalogue from its parsed files: `formats.json`, `options.json`, `frames.json`, `combinations.json`,
 * `cards.json`, `bindings.json`, `materials/*.json`, `products/*.json`, `vocabulary/*.json`, `labs/*.json`,
 * and of `designs/cards/*.json` the fields that decide which cards can be made. Reports each problem with file, path and
 * message. Ignores other files of `catalogue/`.
 */
export function parseCatalogue(files: DataFiles): DataResult<Catalogue> {
  const problems: DataProblem[] = []
  const formats = readDataFile(files, 'formats.json', formatsSchema, problems)
  const options = readDataFile(files, 'options.json', optionsSchema, problems)
  const frames = readDataFile(files, 'frames.json', framesSchema, problems)
  const combinations = readDataFile(files, 'combinations.json', combinationsSchema, problems)
  const cards = readDataFile(files, 'cards.json', cardsSchema, problems)
  const bindings = readDataFile(files, 'bindings.json', bindingsSchema, problems)
  const products = readDefinitions(files, problems)
  const vocabulary = readVocabulary(files, problems)
  const labs = readLabs(files, problems)
  const names = listFilesIn(files, 'materials')
  const materials = names.map(file => readDataFile(files, file, materialSchema, problems))
  const drawnCards = listFilesIn(files, 'designs/cards').flatMap(
    file => readDataFile(files, file, cardDesignSummarySchema, problems) ?? [],
  )

  if (
    !formats ||
    !options ||
    !frames ||
    !combinations ||
    !cards ||
    !bindings ||
    materials.includes(undefined)
  ) {
    return { ok: false, problems }
  }
  const own = ['formats.json', 'options.json', 'frames.json', 'combinations.json', 'cards.json']
  own.push('bindings.json', ...names, ...listFilesIn(files, 'products'), ...listFilesIn(files, 'vocabulary'))
  own.push(...listFilesIn(files, 'labs'))
  const catalogue: Catalogue = {
    version: fingerprintFiles({ ...Object.fromEntries(own.map(file => [file, files[file]])), drawnCards }),
    materials: materials.filter(material => material !== undefined).sort((a, b) => a.position - b.position),
    formats,
    options: options.groups,
    frames: frames.kinds,
    mats: frames.mats,
    rules: combinations.rules,
    cards: cards.cards,
    drawnCards,
    products,
    bindings,
    labs,
    vocabulary,
  }
  problems.push(...checkReferences(catalogue), ...checkDefinitions(catalogue), ...checkVocabulary(catalogue))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: catalogue }
}
