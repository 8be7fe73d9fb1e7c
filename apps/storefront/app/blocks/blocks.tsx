import { EmbeddedBlocks } from '../features/rich-text/embedded-blocks.ts'
import type { Page, StoredBlock } from '../platform/page.ts'
import { Editable } from './editable.tsx'
import { registry } from './registry.ts'

/** A block with the following blocks that it renders inside its own layout. */
export interface AdoptedBlocks<B> {
  block: B
  taken: B[]
}

/** Attaches blocks to the preceding block that takes their component; all others stand alone, in order. */
export function groupAdoptedBlocks<B extends { component: string }>(
  blocks: readonly B[],
  takes: (component: string) => readonly string[],
): AdoptedBlocks<B>[] {
  const groups: AdoptedBlocks<B>[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last && takes(last.block.component).includes(block.component)) last.taken.push(block)
    else groups.push({ block, taken: [] })
  }
  return groups
}

/**
 * Renders a story's blocks in order. A component without a definition renders nothing (`loadBlocks` has logged it).
 * Some blocks render the blocks after them inside their own layout.
 */
export function Blocks({ page, blocks }: { page: Page; blocks: readonly StoredBlock[] }) {
  const shown = groupAdoptedBlocks(blocks, name => registry[name]?.takes ?? []).map(({ block, taken }) => {
    const { component: Component, nested = [] } = registry[block.component] ?? {}
    const inner = Object.fromEntries(
      nested.map(field => [field, <Blocks key={field} page={page} blocks={blocksIn(block, field)} />]),
    )
    return (
      <Editable key={block._uid} block={block}>
        {Component && (
          <Component
            block={block as never}
            page={page}
            data={page.data.get(block._uid) as never}
            nested={inner}
          >
            {taken.length > 0 && <Blocks page={page} blocks={taken} />}
          </Component>
        )}
      </Editable>
    )
  })
  return <EmbeddedBlocks value={inner => <Blocks page={page} blocks={inner} />}>{shown}</EmbeddedBlocks>
}

const blocksIn = (block: StoredBlock, field: string) =>
  (Reflect.get(block, field) as StoredBlock[] | undefined) ?? []
