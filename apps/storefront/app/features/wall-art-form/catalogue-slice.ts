import type { Catalogue, LocalisedText, Material, Shop } from '@passepartout/domain'
import { getOrCreatePerOwner, localised, materialOf } from '@passepartout/domain'

/** Number of cached slices of a catalogue; values calculated from a slice are cached with it (`frameChoices`). */
const MOST_KEPT = 100
const slices = getOrCreatePerOwner<Catalogue, Catalogue>(MOST_KEPT)

/**
 * The part of the catalogue that the product form of one material needs, in one language: a few kilobytes instead of
 * everything, so that the page can pass it to the browser and both decide by the same rules.
 */
export function catalogueForMaterial(catalogue: Catalogue, materialType: Material, shop: Shop): Catalogue {
  const key = `${materialType} ${shop.locale} ${shop.unit}`
  return slices(catalogue, key, () => pickMaterialData(catalogue, materialType, shop))
}

function pickMaterialData(catalogue: Catalogue, materialType: Material, shop: Shop): Catalogue {
  const material = materialOf(catalogue, materialType)
  const only = (texts: LocalisedText): LocalisedText => {
    const text = localised(texts, shop.locale)
    return { de: text, en: text, [shop.locale]: text }
  }
  const named = <T extends { name: LocalisedText; text?: LocalisedText | undefined }>(item: T): T => ({
    ...item,
    name: only(item.name),
    ...(item.text ? { text: only(item.text) } : {}),
  })
  const offered = new Map(material.options.map(({ group, values }) => [group, values]))
  const set = catalogue.formats.sets[material.formatSet]

  return {
    version: catalogue.version,
    materials: [named(material)],
    formats: {
      version: catalogue.formats.version,
      sets: { [material.formatSet]: { cm: {}, in: {}, ...(set ? { [shop.unit]: set[shop.unit] } : {}) } },
      freeGroups: catalogue.formats.freeGroups,
      renames: catalogue.formats.renames,
    },
    options: catalogue.options
      .filter(({ id }) => offered.has(id))
      .map(group => ({
        ...named(group),
        values: group.values.filter(({ id }) => offered.get(group.id)?.includes(id)).map(named),
      })),
    frames: catalogue.frames
      .filter(({ id }) => material.frames.includes(id))
      .map(kind => ({ ...named(kind), finishes: kind.finishes.map(named) })),
    mats: material.frames.length > 0 ? catalogue.mats.map(named) : [],
    rules: catalogue.rules.filter(({ given }) => given.materials?.includes(materialType) ?? true),
    cards: [],
    drawnCards: [],
    products: {},
    bindings: null,
    vocabulary: {},
  }
}
