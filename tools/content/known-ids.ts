import { type Catalogue, FLAGS, hasMaterial, isOccasion, parseSku } from '@passepartout/domain'

/** Kinds of catalogue ids in stories. A card id may include its palette, a theme id may not. */
export type NamedKind =
  | 'material'
  | 'frame'
  | 'option'
  | 'occasion'
  | 'card'
  | 'theme'
  | 'calendar'
  | 'calendar type'
  | 'photobook'
  | 'photobook type'
  | 'collage'
  | 'box size'
  | 'print type'
  | 'accessory type'
  | 'article number'
  | 'flag'

export type KnownIds = Readonly<Record<NamedKind, (id: string) => boolean>>

/** The ids that the catalogue's files define. */
export function knownIds(files: Readonly<Record<string, unknown>>, catalogue: Catalogue): KnownIds {
  const isDesign = (folder: string) => (id: string) => Object.hasOwn(files, `designs/${folder}/${id}.json`)
  const isOneOf = (ids: readonly string[]) => (id: string) => ids.includes(id)
  const isTerm = (group: keyof Catalogue['vocabulary']) =>
    isOneOf((catalogue.vocabulary[group] ?? []).map(({ id }) => id))
  const isPhotobookType = isTerm('photobook-types')
  return {
    material: id => hasMaterial(catalogue, id),
    frame: isOneOf(catalogue.frames.flatMap(kind => [kind.id, ...kind.finishes.map(({ id }) => id)])),
    option: isOneOf(catalogue.options.flatMap(({ values }) => values.map(({ id }) => id))),
    occasion: isOccasion,
    card: isOneOf(
      catalogue.cards.flatMap(card => [
        card.id,
        ...card.palettes.map(({ file }) => file.replace(/\.svg$/, '')),
      ]),
    ),
    theme: isDesign('cards'),
    calendar: isDesign('calendars'),
    'calendar type': isTerm('calendar-types'),
    photobook: isDesign('photobooks'),
    'photobook type': id => isPhotobookType(id) || isPhotobookType(id.replace(/-[a-z]+$/, '')),
    collage: isDesign('collages'),
    'box size': isTerm('photobox-sizes'),
    'print type': isTerm('print-types'),
    'accessory type': isTerm('card-accessory-types'),
    flag: isOneOf(Object.keys(FLAGS)),
    'article number': sku => parseSku(catalogue, sku) !== undefined,
  }
}
