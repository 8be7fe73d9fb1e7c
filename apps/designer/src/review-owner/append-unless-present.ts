/** Appends an item unless a reload of the list already contains it; then it is replaced. */
export const appendUnlessPresent = <One extends { id: string }>(all: readonly One[], added: One): One[] => [
  ...all.filter(({ id }) => id !== added.id),
  added,
]
