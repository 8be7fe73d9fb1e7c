import type { Headline as HeadlineBlock } from '@passepartout/content-model'
import { longestWordStyle } from '../../features/product-list/longest-word-style.ts'
import type { BlockProps } from '../../platform/page.ts'

const LOOKS = { 1: 'type-h1', 2: 'type-h2', 3: 'type-h3' }

/** A heading with an optional sentence below. */
export function Headline({ block }: BlockProps<HeadlineBlock>) {
  const Level = `h${block.level}` as const
  return (
    <div
      id={block.anchor || undefined}
      // A preceding block without space at its end leaves that space to this heading.
      className={`wrap ${block.level === '1' ? 'pt-12 md:pt-16' : 'pt-10 [.bg-raised+&]:pt-section [div.wrap+&]:pt-section'}`}
    >
      <Level className={`${LOOKS[block.level]} max-w-[15em]`} style={longestWordStyle(block.text)}>
        {block.text}
      </Level>
      {block.lead && <p className="type-lead measure mt-4">{block.lead}</p>}
    </div>
  )
}
