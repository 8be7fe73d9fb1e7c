import type { DataProblem } from './data-files.ts'
import { isFormatProducible } from './formats.ts'
import type { Catalogue, MaterialDefinition } from './schema.ts'
import { MATERIALS } from './vocabulary.ts'

/** Checks references between files, which no schema of one file can see. */
export function checkReferences(catalogue: Catalogue): DataProblem[] {
  return [
    ...findUnknownMaterials(catalogue),
    ...catalogue.materials.flatMap(material => checkMaterial(catalogue, material)),
    ...checkOptions(catalogue),
    ...checkFrames(catalogue),
    ...checkRules(catalogue),
    ...missingBindings(catalogue),
    ...findDuplicates('cards.json', 'cards', catalogue.cards),
  ]
}

function findUnknownMaterials({ materials }: Catalogue): DataProblem[] {
  return MATERIALS.filter(id => !materials.some(material => material.id === id)).map(id => ({
    file: `materials/${id}.json`,
    path: '',
    message: 'the file is missing',
  }))
}

function checkMaterial(catalogue: Catalogue, material: MaterialDefinition): DataProblem[] {
  const problems: DataProblem[] = []
  const addProblem = (path: string, message: string) =>
    problems.push({ file: `materials/${material.id}.json`, path, message })

  const set = catalogue.formats.sets[material.formatSet]
  if (!set) addProblem('formatSet', `formats.json knows no set "${material.formatSet}"`)
  for (const unit of ['cm', 'in'] as const) {
    const initial = material.initiallySelectedFormat[unit]
    const listed = material.formatGroups.flatMap(group => set?.[unit][group]?.main ?? [])
    if (set && !listed.includes(initial))
      addProblem(`initiallySelectedFormat.${unit}`, `"${initial}" is not among its formats`)
    if (!isFormatProducible(material, initial))
      addProblem(`initiallySelectedFormat.${unit}`, `"${initial}" is beyond its limits`)
  }
  material.options.forEach((option, index) => {
    const group = catalogue.options.find(({ id }) => id === option.group)
    if (!group) addProblem(`options[${index}].group`, `options.json knows no group "${option.group}"`)
    for (const value of option.values) {
      if (group && !group.values.some(({ id }) => id === value)) {
        addProblem(`options[${index}].values`, `the group "${option.group}" has no value "${value}"`)
      }
    }
    if (!option.values.includes(option.default))
      addProblem(`options[${index}].default`, 'is not among the values')
  })
  material.frames.forEach((kind, index) => {
    if (!catalogue.frames.some(({ id }) => id === kind))
      addProblem(`frames[${index}]`, `frames.json knows no "${kind}"`)
  })
  return problems
}

function checkOptions({ options }: Catalogue): DataProblem[] {
  const strangers = options.flatMap((group, index) =>
    group.values
      .filter(value => !value.id.startsWith(`${group.id}-`))
      .map(value => ({
        file: 'options.json',
        path: `groups[${index}].values`,
        message: `"${value.id}" must begin with "${group.id}-"`,
      })),
  )
  const values = options.flatMap(group => group.values)
  return [
    ...strangers,
    ...findDuplicates('options.json', 'groups', options),
    ...findDuplicates('options.json', 'groups', values),
  ]
}

function checkFrames({ frames, mats }: Catalogue): DataProblem[] {
  const problems: DataProblem[] = []
  const addProblem = (path: string, message: string) => problems.push({ file: 'frames.json', path, message })
  frames.forEach((frame, index) => {
    if (!frame.finishes.some(({ id }) => id === frame.default))
      addProblem(`kinds[${index}].default`, 'is not among the finishes')
    for (const { id } of frame.finishes) {
      if (!id.startsWith(`${frame.id}-`))
        addProblem(`kinds[${index}].finishes`, `"${id}" must begin with "${frame.id}-"`)
    }
    for (const mat of frame.mats) {
      if (!mats.some(({ id }) => id === mat))
        addProblem(`kinds[${index}].mats`, `no mat "${mat}" is described`)
    }
  })
  return [
    ...problems,
    ...findDuplicates('frames.json', 'kinds', frames),
    ...findDuplicates(
      'frames.json',
      'finishes',
      frames.flatMap(f => f.finishes),
    ),
  ]
}

function checkRules({ rules, options, mats, frames }: Catalogue): DataProblem[] {
  const values = new Set<string>([
    ...options.flatMap(group => group.values.map(({ id }) => id)),
    ...mats.map(({ id }) => id),
    ...frames.map(({ id }) => id),
  ])
  return rules.flatMap((rule, index) =>
    [...rule.refuses, ...(rule.given.options ?? [])]
      .filter(value => !values.has(value))
      .map(value => ({
        file: 'combinations.json',
        path: `rules[${index}]`,
        message: `nothing is called "${value}"`,
      })),
  )
}

function missingBindings({ bindings, products }: Catalogue): DataProblem[] {
  const types = products.photobook?.types ?? []
  const needed = types.flatMap(type =>
    type.bindings.flatMap(({ id, covers }) => covers.map(cover => `${id}-${cover.id}` as const)),
  )
  return [...new Set(needed)]
    .filter(id => !bindings?.books[id])
    .map(id => ({ file: 'bindings.json', path: 'books', message: `"${id}" is missing, books are bound so` }))
}

function findDuplicates(file: string, path: string, entries: readonly { id: string }[]): DataProblem[] {
  const seen = new Set<string>()
  return entries.flatMap(({ id }) => {
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    return [{ file, path, message: `"${id}" is there twice` }]
  })
}
