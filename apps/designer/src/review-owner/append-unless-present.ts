/** A list with what was just added: where it was read anew meanwhile, that is there already. */
export const appendUnlessPresent = <One extends { id: string }>(all: readonly One[], added: One): One[] => [
  ...all.filter(({ id }) => id !== added.id),
  added,
]
