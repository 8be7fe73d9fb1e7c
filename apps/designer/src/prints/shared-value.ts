/** The value that all items have in common; undefined where they differ. */
export function sharedValue<T, V>(items: readonly T[], read: (item: T) => V): V | undefined {
  const [first, ...others] = items.map(read)
  return others.every(other => other === first) ? first : undefined
}
