import type {
  Catalogue,
  FrameDefinition,
  FrameFinish,
  FrameProfile,
  MatDefinition,
  MaterialDefinition,
  OptionGroup,
  OptionValue,
} from './schema.ts'
import type { Material, Occasion } from './vocabulary.ts'

/** Whether the catalogue contains a material of this name. */
export const hasMaterial = (catalogue: Pick<Catalogue, 'materials'>, value: unknown): value is Material =>
  catalogue.materials.some(({ id }) => id === value)

/** A material's definition. @throws RangeError for an unknown material; check with `hasMaterial` first */
export function materialOf(catalogue: Catalogue, id: Material): MaterialDefinition {
  const material = catalogue.materials.find(candidate => candidate.id === id)
  if (!material) throw new RangeError(`The catalogue has no material "${id}".`)
  return material
}

/** The material that an address or a form without one means. The catalogue has at least one. */
export const defaultMaterial = ({ materials }: Pick<Catalogue, 'materials'>): MaterialDefinition =>
  (materials.find(({ isDefault }) => isDefault) ?? materials[0]) as MaterialDefinition

export interface Frame {
  kind: FrameDefinition
  finish: FrameFinish
  profile: FrameProfile
}

/** A frame by its type; a kind alone means its default black finish (spec 3). */
export function frameOf(catalogue: Catalogue, frameType: string): Frame | undefined {
  for (const kind of catalogue.frames) {
    const wanted = frameType === kind.id ? kind.default : frameType
    const finish = kind.finishes.find(({ id }) => id === wanted)
    if (finish) return { kind, finish, profile: finish.profile ?? kind.profile }
  }
  return undefined
}

export const matOf = (catalogue: Catalogue, matType: string): MatDefinition | undefined =>
  catalogue.mats.find(({ id }) => id === matType)

/** Options by value, cached per catalogue: each price looks up each of its options several times. */
const optionIndexes = new WeakMap<
  Catalogue['options'],
  Map<string, { group: OptionGroup; value: OptionValue }>
>()

export function optionOf(
  catalogue: Catalogue,
  value: string,
): { group: OptionGroup; value: OptionValue } | undefined {
  let index = optionIndexes.get(catalogue.options)
  if (!index) {
    index = new Map(
      catalogue.options.flatMap(group => group.values.map(one => [one.id, { group, value: one }] as const)),
    )
    optionIndexes.set(catalogue.options, index)
  }
  return index.get(value)
}

export const groupOf = (catalogue: Catalogue, id: string): OptionGroup | undefined =>
  catalogue.options.find(group => group.id === id)

export const materialsForFrame = (catalogue: Catalogue, kind: FrameDefinition): MaterialDefinition[] =>
  catalogue.materials.filter(({ frames }) => frames.includes(kind.id))

export const cardsOf = (catalogue: Catalogue, occasion: Occasion) =>
  catalogue.cards.filter(card => card.occasion === occasion)

/**
 * Chosen options without those of other materials: they stay in an address or a form when the material changes and are
 * ignored. Unknown options stay, so that validation can report them.
 */
export function applicableOptions(
  catalogue: Catalogue,
  materialType: string | undefined,
  optionTypes: readonly string[],
): string[] {
  if (!hasMaterial(catalogue, materialType)) return [...optionTypes]
  const offered = new Set<string>(materialOf(catalogue, materialType).options.flatMap(({ values }) => values))
  return optionTypes.filter(option => offered.has(option) || !optionOf(catalogue, option))
}
