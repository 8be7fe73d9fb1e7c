import { Fragment } from 'react'
import type { Page, StoredBlock } from '../platform/page.ts'
import { registry } from './registry.ts'

/** Renders a story's blocks in order. A component without a definition shows nothing; loading it was logged. */
export function Blocks({ page, blocks }: { page: Page; blocks: StoredBlock[] }) {
  return blocks.map(block => {
    const Component = registry[block.component]?.component
    return (
      <Fragment key={block._uid}>
        {Component && (
          <Component block={block as never} page={page} data={page.data.get(block._uid) as never} />
        )}
      </Fragment>
    )
  })
}
