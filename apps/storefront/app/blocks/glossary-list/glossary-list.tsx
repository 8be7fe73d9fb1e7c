import type { GlossaryList as GlossaryListBlock } from '@passepartout/content-model'
import { Section } from '@passepartout/ui/section'
import type { BlockProps } from '../../platform/page.ts'

/** All terms of the shop's glossary in alphabetical order. */
export function GlossaryList({ block, page }: BlockProps<GlossaryListBlock>) {
  const entries = page.glossary?.entries
  if (!entries) return null
  return (
    <Section title={block.headline} text={block.text}>
      <dl className="gap-x-12 md:columns-2">
        {entries.map(({ id, word, text }) => (
          <div key={id} id={id} className="break-inside-avoid pb-6">
            <dt className="font-semibold">{word}</dt>
            <dd className="measure mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
