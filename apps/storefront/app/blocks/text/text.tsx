import type { Text as TextBlock } from '@passepartout/content-model'
import { RichText } from '../../features/rich-text/rich-text.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** Running text in a readable measure. */
export function Text({ block, page }: BlockProps<TextBlock>) {
  return (
    <div className="wrap py-6 last:pb-section [&:has(+[data-band])]:pb-section">
      <RichText page={page} document={block.body} className="max-w-[44em]" />
    </div>
  )
}
