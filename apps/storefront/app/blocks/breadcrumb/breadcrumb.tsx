import type { Breadcrumb as BreadcrumbBlock } from '@passepartout/content-model'
import { Breadcrumb as Path } from '../../features/links/breadcrumb.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** Path of the page within the shop. */
export function Breadcrumb({ block, page }: BlockProps<BreadcrumbBlock>) {
  const { name } = page.story ?? {}
  const title = block.title || (typeof name === 'string' && name) || page.head.title
  return <Path page={page} title={title} />
}
