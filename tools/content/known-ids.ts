import { type Catalogue, hasMaterial, isOccasion } from '@passepartout/domain'

/** What stories name by an id of the catalogue. */
export type NamedKind =
  | 'material'
  | 'frame'
  | 'occasion'
  | 'card'
  | 'calendar'
  | 'photobook'
  | 'collage'
  | 'accessory'

export type KnownIds = Record<NamedKind, (id: string) => boolean>

const anything = () => true

/** Which ids the catalogue's files define; all are taken for known where the catalogue itself is broken. */
export function knownIds(
  files: Readonly<Record<string, unknown>>,
  catalogue: Catalogue | undefined,
): KnownIds {
  const isDesign = (folder: string) => (id: string) => Object.hasOwn(files, `designs/${folder}/${id}.json`)
  const designs = {
    calendar: isDesign('calendars'),
    photobook: isDesign('photobooks'),
    collage: isDesign('collages'),
    occasion: isOccasion,
  }
  if (!catalogue)
    return { ...designs, material: anything, frame: anything, card: anything, accessory: anything }
  const frames = new Set<string>(
    catalogue.frames.flatMap(kind => [kind.id, ...kind.finishes.map(finish => finish.id)]),
  )
  const cards = new Set<string>(
    catalogue.cards.flatMap(card => [
      card.id,
      ...card.palettes.map(({ file }) => file.replace(/\.svg$/, '')),
    ]),
  )
  const articles = new Set<string>(catalogue.products.accessory?.articles.map(({ id }) => id))
  return {
    ...designs,
    material: id => hasMaterial(catalogue, id),
    frame: id => frames.has(id),
    card: id => cards.has(id) || isDesign('cards')(id),
    accessory: id => articles.has(id),
  }
}
