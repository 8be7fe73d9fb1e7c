import {
  type Catalogue,
  type DesignableKind,
  type Locale,
  type LocalisedText,
  localised,
} from '@passepartout/domain'
import { productOpener } from '../kinds/open/open-product.ts'

/**
 * The part of the catalogue that the browser needs: wall art only, in the materials of the kind, with texts in the
 * displayed language.
 */
export function browserCatalogue(catalogue: Catalogue, locale: Locale, kind?: DesignableKind): Catalogue {
  const printed = kind && productOpener(kind).materials?.(catalogue)
  const one = (text: LocalisedText) => {
    const shown = localised(text, locale)
    return { de: shown, en: shown }
  }
  const bare = { de: '', en: '' }
  return {
    ...catalogue,
    cards: [],
    drawnCards: [],
    products: {},
    bindings: null,
    vocabulary: {},
    materials: catalogue.materials
      .filter(({ id }) => printed?.includes(id) ?? true)
      .map(material => ({ ...material, name: one(material.name), text: bare })),
    options: catalogue.options.map(group => ({
      ...group,
      name: one(group.name),
      values: group.values.map(({ text: _, ...value }) => ({ ...value, name: one(value.name) })),
    })),
    frames: catalogue.frames.map(kind => ({
      ...kind,
      name: one(kind.name),
      text: bare,
      finishes: kind.finishes.map(finish => ({ ...finish, name: one(finish.name) })),
    })),
    mats: catalogue.mats.map(mat => ({ ...mat, name: one(mat.name) })),
  }
}
