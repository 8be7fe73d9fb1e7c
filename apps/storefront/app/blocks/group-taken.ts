/** A block with those right after it that it shows inside its own layout. */
export interface Taken<B> {
  block: B
  taken: B[]
}

/** Puts each block behind the one that takes its component in; all others stand for themselves, in order. */
export function groupTaken<B extends { component: string }>(
  blocks: readonly B[],
  takes: (component: string) => readonly string[],
): Taken<B>[] {
  const groups: Taken<B>[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last && takes(last.block.component).includes(block.component)) last.taken.push(block)
    else groups.push({ block, taken: [] })
  }
  return groups
}
