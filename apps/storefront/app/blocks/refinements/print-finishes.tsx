import type { PrintFinishesBlock as RefinementsBlock } from '@passepartout/content-model'
import { Section } from '@passepartout/ui/section'
import type { ReactNode } from 'react'
import { useExplanations } from '../../features/glossary/use-explanations.tsx'
import { Picture } from '../../features/images/picture.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** Foils, relief and papers in close-up: the first large, the others beside it. */
export function PrintFinishes({ block, page }: BlockProps<RefinementsBlock>) {
  const { explain, notes } = useExplanations(page)
  const [first, ...others] = block.items
  if (!first) return null
  return (
    <Section
      title={block.headline}
      text={block.text}
      className="[--tall:60rem] md:[--tall:37rem] lg:[--tall:46rem]"
    >
      <div className="grid gap-x-3 gap-y-6 md:grid-cols-2 md:gap-x-6">
        <PrintFinish item={first} text={explain(first.text)} large />
        <div className="grid grid-cols-2 content-between gap-x-3 gap-y-6 md:gap-x-6">
          {others.map(item => (
            <PrintFinish key={item._uid ?? item.title} item={item} text={explain(item.text)} />
          ))}
        </div>
      </div>
      {notes()}
    </Section>
  )
}

interface PrintFinishProps {
  item: RefinementsBlock['items'][number]
  text: ReactNode
  large?: boolean
}

function PrintFinish({ item, text, large = false }: PrintFinishProps) {
  return (
    <figure>
      <Picture
        asset={item.picture.filename}
        alt={item.picture.alt}
        width={large ? 628 : 302}
        height={large ? 526 : 226}
        sizes={large ? '(width >= 768px) 50vw, 100vw' : '(width >= 768px) 25vw, 50vw'}
        className={`w-full rounded-picture object-cover ${large ? 'aspect-[628/526]' : 'aspect-[302/226]'}`}
      />
      <figcaption className="mt-3">
        <h3 className="font-text text-16 font-semibold">{item.title}</h3>
        <p className="text-14 text-muted">{text}</p>
      </figcaption>
    </figure>
  )
}
