/** Rule L2 of the Unicode bidirectional algorithm: reverses runs from the highest level down to level 1. */
export function inVisualOrder<Unit extends { level: number }>(units: readonly Unit[]): Unit[] {
  const ordered = [...units]
  for (let level = Math.max(0, ...units.map(unit => unit.level)); level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let until = from
      while ((ordered[until]?.level ?? 0) >= level) until++
      if (until === from) continue
      ordered.splice(from, until - from, ...ordered.slice(from, until).reverse())
      from = until
    }
  return ordered
}
