import type { Facts as FactsBlock } from '@passepartout/content-model'
import { useExplanations } from '../../features/glossary/use-explanations.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** Facts about a material before ordering, as terms and short sentences. */
export function Facts({ block, page }: BlockProps<FactsBlock>) {
  const { explain, notes } = useExplanations(page)
  return (
    <div className="wrap pt-8 md:pt-12">
      <dl className="border-hairline max-md:border-t">
        {block.items.map(item => (
          <div
            key={item.term}
            className="border-hairline border-b py-4 md:grid md:grid-cols-[14rem_1fr] md:gap-6 md:py-5 md:first:border-t"
          >
            <dt className="font-semibold">{item.term}</dt>
            <dd className="measure text-muted">{explain(item.text)}</dd>
          </div>
        ))}
      </dl>
      {notes()}
    </div>
  )
}
