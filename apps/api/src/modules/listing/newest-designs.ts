import { type Design, type DesignLibrary, occasionsOfDesign } from '@passepartout/designs'
import { addDays, dayInZone, LAB_TIME_ZONE } from '@passepartout/domain'

const NEW_FOR_DAYS = 60
/** More of them would mark nothing. */
const NEW_PER_LIST = 8

const newest = new WeakMap<DesignLibrary, { since: string; designs: ReadonlySet<Design> }>()

/** Designs of the last weeks that lists mark as new: the newest of each kind and main occasion. */
export function newestDesigns({
  designs: library,
  now,
}: {
  designs: DesignLibrary
  now: Date
}): ReadonlySet<Design> {
  const since = addDays(dayInZone(LAB_TIME_ZONE, now), -NEW_FOR_DAYS)
  const known = newest.get(library)
  if (known?.since === since) return known.designs
  const recent = library.designs.filter(({ created }) => created > since)
  const lists = Object.values(Object.groupBy(recent, listOf))
  const designs = new Set(
    lists.flatMap((list = []) =>
      list
        .toSorted((a, b) => b.created.localeCompare(a.created) || b.popularity - a.popularity)
        .slice(0, NEW_PER_LIST),
    ),
  )
  newest.set(library, { since, designs })
  return designs
}

const listOf = (design: Design): string => [design.kind, occasionsOfDesign(design)[0]].join(' ')
